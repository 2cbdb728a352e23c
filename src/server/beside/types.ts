// What stands beside the game at a table of the house, as one person may know it.
import type { Chat, Clock } from '../../store/index.js';
import type { Messages } from '../../text/index.js';
import type { Draft } from '../chatLine.js';
import type { TableClock } from '../clock.js';
import type { Look } from '../lobby/style.js';

/** Where whoever plays a seat is: `standIn`, a bot plays until they are back; null for a seat that nobody plays. */
export type Presence = 'me' | 'here' | 'away' | 'standIn' | 'bot' | null;

/** Another game of the same person that is being played. */
export interface OtherTable {
  readonly id: number;
  readonly isTurn: boolean;
  /** Whom it waits for; '' where that is not known. */
  readonly whom: string;
  /** What is asked, as all may know it. */
  readonly kind: string;
  /** When a bot answers, in milliseconds since 1970; null: never. */
  readonly deadline: number | null;
  readonly clock: Clock;
}

export interface Beside {
  readonly m: Messages;
  readonly look: Look;
  readonly now: number;
  readonly clock: TableClock;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat. */
  readonly presence: readonly Presence[];
  /** The seat of this person; null for a spectator. */
  readonly seat: number | null;
  readonly seal: string;
  readonly watching: number;
  readonly chat: readonly Chat[];
  /** When this person last looked at the chat. */
  readonly readUntil: number;
  readonly isMuted: boolean;
  readonly draft: Draft;
  /** Those at which it is this person's turn first, then by the time that is left. */
  readonly others: readonly OtherTable[];
  /** A sentence that stands here for a while. */
  readonly notice: string | null;
}

/** Who is not here, by name. */
export const awayNames = ({ names, presence }: Beside): readonly string[] =>
  names.filter((_, seat) => presence[seat] === 'away' || presence[seat] === 'standIn');

/** Whether anybody could read what is said. */
export const hasCompany = ({ presence, chat, watching }: Beside): boolean =>
  chat.length > 0 || watching > 0 || presence.some((each) => each === 'here' || each === 'away' || each === 'standIn');

/** Where a key leads from table `id`: to one at which it is this person's turn, else on to the next number, and round. */
export const nextTable = (id: number, others: readonly OtherTable[]): number | null => {
  const turn = others.find(({ isTurn }) => isTurn);
  if (turn !== undefined) return turn.id;
  const ids = others.map((other) => other.id).sort((a, b) => a - b);
  return ids.find((other) => other > id) ?? ids[0] ?? null;
};
