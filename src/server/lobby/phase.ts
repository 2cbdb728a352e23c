// What a seat is asked, in a word.
import type { Messages } from '../../text/index.js';

/** As all may know it: a reaction has no name where that would tell. */
export const phaseText = ({ screen, server }: Messages, kind: string): string =>
  kind === 'thinking'
    ? server.lobby.answer
    : ((screen.phases as Readonly<Record<string, string>>)[kind] ?? server.lobby.answer);
