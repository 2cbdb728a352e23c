// Events -> sentences for the log: one line an event, the losses of a roll on the roll's own line.
import { type EventOf, type GameEvent, isJoker, type Rules, type Seat, secretGoal, symbolOf } from '../core/index.js';
import { goalText, missionSentence } from './missions.js';
import { tellNapoleon } from './narrateNapoleon.js';
import { inRow, type LogLine, line, type Told } from './told.js';
import type { Words } from './words.js';

/** Dice with what is added to them: `6+1 5 2`. */
export const diceText = (values: readonly number[], bonus: readonly number[]): string =>
  values.map((die, i) => ((bonus[i] ?? 0) > 0 ? `${die}+${bonus[i]}` : `${die}`)).join(' ');

/** Losses of `seat` among the events that follow the roll `at` and precede the next. */
export const lossesAfter = (events: readonly GameEvent[], at: number, seat: Seat): number => {
  let lost = 0;
  for (const event of events.slice(at + 1)) {
    if (event.type === 'diceRolled') break;
    if (event.type === 'armiesLost' && event.why === 'battle' && event.seat === seat) lost += event.count;
    if (event.type === 'shipsLost' && event.seat === seat) lost += event.count;
  }
  return lost;
};

const reinforcedText = (words: Words, event: EventOf<'reinforcementsCounted'>): string => {
  const held = [
    ...event.regions.map(({ region, bonus }) => `${words.region(region)} +${bonus}`),
    ...event.routes.map(({ route, bonus }) => `${words.route(route)} +${bonus}`),
    ...(event.missions > 0 ? [`${words.m.napoleon.sources.missions} +${event.missions}`] : []),
  ];
  const { seat, total, territories, zones } = event;
  return words.m.log.reinforced(words.seat(seat), words.units(total), territories, zones, words.m.list(held));
};

const tradedText = (rules: Rules, words: Words, event: EventOf<'setTraded'>): string => {
  const shown = event.cards.map((card) => {
    const symbol = isJoker(card) ? null : symbolOf(rules.board, card);
    return words.m.symbols[symbol ?? 'joker'];
  });
  return words.m.log.traded(words.seat(event.seat), words.m.list(shown), words.units(event.value));
};

const placingLine = (words: Words, event: EventOf<'armiesPlaced'>): Told => {
  const { seat, count, territory, from } = event;
  const { cardArmies, fortArmies, places } = words.m.log;
  const tell = from === 'card' ? cardArmies : from === 'fort' ? fortArmies : places;
  const text = inRow(words, [territory], (place) => tell(words.seat(seat), count, place));
  return line(seat, text, from === 'supply' ? 'minor' : 'normal');
};

const movedLine = (words: Words, { seat, count, from, to, why }: EventOf<'armiesMoved'>): Told => {
  const { log } = words.m;
  return why === 'capture'
    ? line(
        seat,
        inRow(words, [to], (place) => log.movedIn(count, place)),
        'minor',
      )
    : line(
        seat,
        inRow(words, [from, to], (here, there) => log.fortified(words.seat(seat), count, here, there)),
      );
};

/** Losses outside battle; those of a roll stand on the roll's own line. */
const lossLine = (words: Words, { seat, territory, count, why }: EventOf<'armiesLost'>): Told => {
  const { log } = words.m;
  const tellIt = { battle: null, toll: log.toll, epidemic: log.plague, card: log.cardLoss }[why];
  return tellIt === null
    ? null
    : line(
        seat,
        inRow(words, [territory], (place) => tellIt(words.seat(seat), count, place)),
      );
};

const cardText = (words: Words, { seat, card }: EventOf<'cardDrawn'>): string => {
  const { log } = words.m;
  if (card === null) return log.drewCard(words.seat(seat));
  return isJoker(card) ? log.drewJoker(words.seat(seat)) : log.drewThis(words.seat(seat), words.card(card));
};

const endLine = (words: Words, event: EventOf<'gameEnded'>): Told => {
  const { winners, reason } = event.outcome;
  const names = words.m.list(winners.map(words.seat));
  if (reason === 'mission') return line(winners[0] ?? null, words.m.missions.won(names), 'turn');
  return line(winners[0] ?? null, winners.length > 1 ? words.m.log.shared(names) : words.m.log.won(names), 'turn');
};

const missionLine = (
  rules: Rules,
  words: Words,
  { type, seat, mission }: EventOf<'secretMissionDealt'> | EventOf<'secretMissionShown'>,
): Told => {
  const { missions } = words.m;
  if (mission === null) return line(seat, missions.dealt(words.seat(seat)), 'minor');
  return type === 'secretMissionDealt'
    ? line(seat, missions.dealtThis(words.seat(seat), missionSentence(rules, words, mission)), 'major')
    : line(seat, missions.shown(words.seat(seat), goalText(rules, words, secretGoal(rules, mission))), 'major');
};

const tell = (rules: Rules, words: Words, events: readonly GameEvent[], at: number): Told => {
  const event = events[at];
  if (!event) return null;
  const { log } = words.m;
  switch (event.type) {
    case 'seatsRolled':
      return line(null, log.rolledForFirst(words.m.list(event.rolls.map((r) => `${words.seat(r.seat)} ${r.die}`))));
    case 'firstSeat':
      return line(
        event.seat,
        (event.of === 'placing' ? log.placesFirst : log.beginsFirst)(words.seat(event.seat)),
        'major',
      );
    case 'territoryClaimed':
      return line(event.seat, log.claims(words.seat(event.seat), words.placeOf(event.territory)), 'minor');
    case 'armiesPlaced':
      return placingLine(words, event);
    case 'turnBegan':
      return line(event.seat, log.turn(words.seat(event.seat), event.round), 'turn');
    case 'reinforcementsCounted':
      return line(event.seat, reinforcedText(words, event));
    case 'setTraded':
      return line(event.seat, tradedText(rules, words, event), 'major');
    case 'diceRolled': {
      const lost = [lossesAfter(events, at, event.seat), lossesAfter(events, at, event.defender)] as const;
      const name = words.seat(event.seat);
      const [attack, defence] = [
        diceText(event.attack, event.attackBonus),
        diceText(event.defence, event.defenceBonus),
      ];
      const text = inRow(words, [event.to], (to) => log.rolled(name, to, attack, defence, ...lost));
      return line(event.seat, text);
    }
    case 'territoryCaptured': {
      const { seat, territory, loser } = event;
      return line(seat, log.captured(words.seat(seat), words.placeOf(territory), words.seat(loser)), 'major');
    }
    case 'armiesMoved':
      return movedLine(words, event);
    case 'seatEliminated':
      return line(
        event.seat,
        event.by === null
          ? log.eliminatedByNobody(words.seat(event.seat))
          : log.eliminated(words.seat(event.seat), words.seat(event.by)),
        'major',
      );
    case 'handTaken':
      return line(event.seat, log.handTaken(words.seat(event.seat), event.count, words.seat(event.loser)));
    case 'cardDrawn':
      return line(event.seat, cardText(words, event));
    case 'noCardLeft':
      return line(event.seat, log.noCardLeft(words.seat(event.seat)));
    case 'deckShuffled':
      return line(null, event.from === 'start' ? log.deckShuffled : log.shuffled, 'minor');
    case 'defenceSet':
      return line(event.seat, (event.defence === 'ask' ? log.defenceAsk : log.defenceAuto)(words.seat(event.seat)));
    case 'seatResigned': {
      const text = event.to === 'bot' ? log.resignedToBot : log.resignedToNeutral;
      return line(event.seat, text(words.seat(event.seat)), 'major');
    }
    case 'secretMissionDealt':
    case 'secretMissionShown':
      return missionLine(rules, words, event);
    case 'gameEnded':
      return endLine(words, event);
    case 'placingPassed':
    case 'attackDeclared':
    case 'attackEnded':
      return null;
    case 'armiesLost':
      return lossLine(words, event);
    default:
      return tellNapoleon(words, event);
  }
};

/** What has nothing to do with a card that is played after it. */
const BOUNDS: readonly GameEvent['type'][] = ['attackDeclared', 'diceRolled', 'cardPlayed', 'turnBegan'];

/** A card is discarded after its effect (N-CARD-2), but told before it. */
const inTellingOrder = (events: readonly GameEvent[]): GameEvent[] => {
  const told: GameEvent[] = [];
  let start = 0;
  for (const event of events) {
    if (event.type === 'cardPlayed') told.splice(start, 0, event);
    else told.push(event);
    if (BOUNDS.includes(event.type)) start = told.length;
  }
  return told;
};

/** What `events`, which belong to one step, say in words. */
export const narrate = (rules: Rules, words: Words, events: readonly GameEvent[]): LogLine[] => {
  const told = inTellingOrder(events);
  return told.flatMap((_, at) => tell(rules, words, told, at) ?? []);
};
