// The games that can be played, and the choice of one.
import type {
  BoardId,
  PackData,
  Profile,
  ProfileId,
  Result,
  Rulebook,
  SetupError,
  Variant,
  VariantId,
} from '../types.js';
import { PROFILE_IDS, VARIANTS } from '../types.js';
import { NAPOLEON } from './napoleon.js';
import { RULEBOOKS } from './rulebooks.js';
import { CLASSIC, VARIANT_RULES } from './variants.js';

const combine = (variant: Variant, rulebook: Rulebook): Profile => {
  const firstTurn = variant.firstTurn ?? rulebook.firstTurn;
  return { ...rulebook, ...variant, firstTurn, setup: [...variant.setup, ...firstTurn] };
};

/** Every variant by every rulebook; a variant with two boards that differ in setup is there twice. */
export const PROFILES: readonly Profile[] = [
  Object.freeze(NAPOLEON),
  ...VARIANT_RULES.flatMap((variant) => RULEBOOKS.map((rulebook) => Object.freeze(combine(variant, rulebook)))),
];

export const DEFAULT_VARIANT: VariantId = 'napoleon';
export const DEFAULT_PROFILE: ProfileId = 'en';

const refuse = (code: SetupError['code'], values: SetupError['values']): Result<never, SetupError> => ({
  ok: false,
  error: { code, rule: 'D-3', values },
});

/** The variant that a board is for: Risk Napoleon where it brings what that takes, else the classic game. */
export const variantOfBoard = ({ napoleon }: PackData): VariantId =>
  napoleon === undefined ? CLASSIC.variant : NAPOLEON.variant;

/** T-WORLD: two seats of the classic game are the two-player game on its board. */
export const variantFor = (
  variant: string,
  seats: number,
): { readonly variant: string; readonly board: BoardId | null } =>
  variant === 'classic' && seats === 2 ? { variant: 'two-player', board: 'world' } : { variant, board: null };

/** T-WORLD: three share a board, and the neutral among them has what is left over. */
const shared = (profile: Profile, territories: number): Profile => {
  const { neutrals } = profile;
  if (neutrals === null) return profile;
  const player = Math.floor(territories / (2 + neutrals.count));
  const neutral = Math.floor((territories - 2 * player) / neutrals.count);
  return Object.freeze({ ...profile, neutrals: { ...neutrals, cardsEach: { player, neutral } } });
};

/** The profile of a variant on a board of one's own: with neutral armies as on the world, else as on the variant's first board. */
export const findOwnProfile = (variant: string, profile: string, territories: number): Result<Profile, SetupError> => {
  const usual = findProfile(variant, profile);
  if (!usual.ok || usual.value.neutrals === null) return usual;
  const world = findProfile(variant, profile, 'world');
  return world.ok ? { ok: true, value: shared(world.value, territories) } : world;
};

/** The profile of a variant on `board` (null: the variant's own first board), or why there is none. */
export const findProfile = (
  variant: string,
  profile: string,
  board: BoardId | null = null,
): Result<Profile, SetupError> => {
  if (!(VARIANTS as readonly string[]).includes(variant)) {
    return refuse('unknownVariant', { variant, known: VARIANTS.join(', ') });
  }
  if (!(PROFILE_IDS as readonly string[]).includes(profile)) {
    return refuse('unknownProfile', { profile, known: PROFILE_IDS.join(', ') });
  }
  const played = PROFILES.filter((p) => p.variant === variant && p.id === profile);
  const [first] = played;
  if (!first) {
    const known = PROFILES.filter((p) => p.variant === variant).map((p) => p.id);
    return refuse('profileNotForVariant', { variant, profile, known: known.join(', ') });
  }
  const found = board === null ? first : played.find((p) => p.boards.includes(board));
  if (found) return { ok: true, value: found };
  const known = played.flatMap((p) => p.boards).join(', ');
  return refuse('boardNotForVariant', { board: board ?? '', variant, known });
};
