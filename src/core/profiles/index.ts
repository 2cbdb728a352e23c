// The rulebooks that can be played, and the choice of one.
import type { ProfileId, Result, SetupError, VariantId } from '../types.js';
import { PROFILE_IDS, VARIANTS } from '../types.js';
import { CLASSIC_EN } from './classic.js';
import type { Profile } from './profile.js';

export const PROFILES: readonly Profile[] = [CLASSIC_EN];

export const DEFAULT_VARIANT: VariantId = 'classic';
export const DEFAULT_PROFILE: ProfileId = 'en';

const refuse = (code: SetupError['code'], values: SetupError['values']): Result<never, SetupError> => ({
  ok: false,
  error: { code, rule: 'D-3', values },
});

/** The profile of a variant, or why there is none. */
export const findProfile = (variant: string, profile: string): Result<Profile, SetupError> => {
  if (!(VARIANTS as readonly string[]).includes(variant)) {
    return refuse('unknownVariant', { variant, known: VARIANTS.join(', ') });
  }
  if (!(PROFILE_IDS as readonly string[]).includes(profile)) {
    return refuse('unknownProfile', { profile, known: PROFILE_IDS.join(', ') });
  }
  const found = PROFILES.find((p) => p.variant === variant && p.id === profile);
  if (found) return { ok: true, value: found };
  const playable = PROFILES.map((p) => `${p.variant} ${p.id}`).join(', ');
  return refuse('unsupported', { variant, profile, playable });
};
