// The frame that a step of setup or of a turn begins with.
import type { Frame, FrameKind } from '../types.js';

const FIELDS: Partial<Readonly<Record<FrameKind, object>>> = {
  placeShared: { step: -1, left: 0 },
  deployOfficers: { placed: 0 },
  claimMission: { when: 'end' },
};

/** Steps that a profile lists have no more to them than their kind and where they begin. */
export const firstFrame = (kind: FrameKind): Frame => ({ kind, ...FIELDS[kind] }) as Frame;
