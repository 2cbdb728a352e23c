// Events of Risk Napoleon -> sentences for the log.
import { assertNever, type NapoleonEvent } from '../core/index.js';
import { inRow, line, type Told } from './told.js';
import type { Words } from './words.js';

/** `2 ships`, `a general` ... in the player's language. */
export const piecesText = ({ m }: Words, what: string, count: number): string => {
  switch (what) {
    case 'ship':
      return m.napoleon.ships(count);
    case 'general':
      return m.napoleon.generals(count);
    case 'admiral':
      return m.napoleon.admirals(count);
    default:
      return m.napoleon.fortification;
  }
};

const missionLine = (
  words: Words,
  event: Extract<NapoleonEvent, { type: 'missionAccomplished' | 'lastingLost' }>,
): Told => {
  const { name } = words.mission(event.mission);
  const seat = words.seat(event.seat);
  return event.type === 'missionAccomplished'
    ? line(event.seat, words.m.log.accomplished(seat, name, event.points), 'major')
    : line(event.seat, words.m.log.lastingLost(seat, name));
};

const spyLine = (words: Words, event: Extract<NapoleonEvent, { type: 'handSpied' }>): Told => {
  const { log, list } = words.m;
  const target = words.seat(event.target);
  if (event.cards === null || event.missions === null) {
    return line(event.seat, log.spied(words.seat(event.seat), target), 'major');
  }
  const none = words.m.screen.none;
  const cards = list(event.cards.map(words.card)) || none;
  const missions = list(event.missions.map((id) => words.mission(id).name)) || none;
  return line(event.seat, log.spiedThis(target, cards, missions), 'major');
};

/** What an event says; null where another line says it already. */
export const tellNapoleon = (words: Words, event: NapoleonEvent): Told => {
  const { log, napoleon } = words.m;
  switch (event.type) {
    case 'piecesPlaced':
      return line(
        event.seat,
        log.builds(words.seat(event.seat), piecesText(words, event.what, event.count), words.placeOf(event.at)),
      );
    case 'shipsLost':
      return line(event.seat, log.shipsLost(words.seat(event.seat), event.count, words.placeOf(event.zone)));
    case 'fortificationLost':
      return line(null, log.fortLost(words.placeOf(event.territory)));
    case 'piecesMoved': {
      const what = piecesText(words, event.what, event.count);
      return line(
        event.seat,
        inRow(words, [event.from, event.to], (from, to) => log.moves(words.seat(event.seat), what, from, to)),
        'minor',
      );
    }
    case 'territoryEntered':
      return line(event.seat, log.enters(words.seat(event.seat), words.placeOf(event.territory)), 'major');
    case 'officersCaptured': {
      const what = piecesText(words, event.what, event.count);
      return line(event.seat, log.officersCaptured(words.seat(event.seat), what, words.seat(event.owner)), 'major');
    }
    case 'officersReturned':
      return line(
        event.owner,
        log.officersReturned(words.seat(event.owner), piecesText(words, event.what, event.count)),
        'minor',
      );
    case 'ransomed':
      return line(event.seat, log.ransomed(words.seat(event.seat), words.seat(event.captor), words.placeOf(event.at)));
    case 'scored':
      return event.source === 'missions'
        ? null
        : line(event.seat, log.scored(words.seat(event.seat), event.points, napoleon.sources[event.source]));
    case 'epidemicPlaced':
      return line(null, log.epidemicPlaced(words.placeOf(event.territory)));
    case 'epidemicGone':
      return line(null, log.epidemicGone(words.placeOf(event.territory)), 'minor');
    case 'territoryEmptied':
      return line(null, log.emptied(words.placeOf(event.territory)));
    case 'missionAccomplished':
    case 'lastingLost':
      return missionLine(words, event);
    case 'missionsRevealed': {
      const names = words.m.list(event.missions.map((id) => words.mission(id).name));
      return names === '' ? null : line(event.seat, log.revealed(words.seat(event.seat), names));
    }
    case 'cardPlayed':
      return line(event.seat, log.played(words.seat(event.seat), words.effect(event.effect).name), 'major');
    case 'handSpied':
      return spyLine(words, event);
    case 'attackStopped':
      return line(event.seat, inRow(words, [event.from, event.to], log.attackStopped));
    case 'reactionsSet':
      return line(event.seat, log.reactions(words.seat(event.seat), napoleon.reactionModes[event.reactions]), 'minor');
    case 'handDiscarded':
    case 'cardDiscarded':
    case 'missionPiles':
    case 'missionDrawn':
    case 'missionsClosed':
    case 'poolChanged':
    case 'roundScored':
    case 'diceThrown':
    case 'quietSet':
    case 'turnClosed':
      return null;
    default:
      return assertNever(event);
  }
};
