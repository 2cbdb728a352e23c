// English: the coach of a first game. An idea is a few short sentences: what it costs, what it brings; where, if there is room.
import { plural } from '../counts/en.js';
import { upperFirst } from '../places/place.js';
import type { Place } from '../types.js';

export const COACH_EN = {
  name: 'Coach',
  lesson: 'Lesson',
  idea: (n: number, count: number) => `idea ${n} of ${count}`,
  why: (rule: string) => `why: ${rule}`,
  /** Keys: the next idea of this question, and the switch. */
  next: 'more',
  turnOff: 'coach off',
  /** The same, beside its name. */
  off: 'off',
  turnOn: 'coach on',
  nowOn: 'The coach says something the first time each kind of question comes up.',
  nowOff: 'The coach is silent now; y brings it back.',
  neverMore: 'No more coach, in any game; the settings (F2) bring it back.',
  noMore: 'The coach has nothing more to say here.',
  menu: {
    item: 'Learn to play',
    hint: 'a real game with a coach: one idea at a time',
    title: 'Which game do you want to learn?',
    napoleon: 'Risk Napoleon: a whole game of five rounds',
    napoleonHint: 'missions, ships, generals; you against two bots that play simply',
    classic: 'Classic Risk, on the world',
    classicHint: 'armies, continents, cards; three rounds against two bots that play simply',
  },
  ideas: {
    goal: 'Five rounds, and most victory points win. They come from missions (m) and captured officers.',
    goalClassic: (n: number) =>
      `After ${plural(n, 'round', 'rounds')} whoever holds most territories wins: take some each turn.`,
    conquest: 'Whoever holds the whole world wins. Start with one continent, and keep it.',
    claim: 'Claim neighbours of each other, in a small continent: few borders are easy to hold.',
    setUp: 'Do not spread thin: stack where you border on others.',
    firstOfficer: 'Officers and fortifications add to dice. Put them at your border, not behind it.',
    pool: (units: string) => `${units} to spend: a third of your territories and zones, more for each whole empire.`,
    armies: (units: string) => `${units}: a third of your territories, more for each whole continent.`,
    fortification: 'A fortification costs 1, brings 1 back every later turn, and adds 1 to your best die in defence.',
    general: 'A general costs 1 and adds 1 to your best die, attacking or defending. Lost, he is a point for the foe.',
    ship: 'A ship costs 1. Alone in a sea zone it lets you attack every coast of it.',
    together: 'Put the rest in one place, where you will attack: three dice beat two.',
    region: (empire: Place, bonus: number) =>
      `${upperFirst(empire.the)} is nearly yours. Whole, it brings ${bonus} more each turn.`,
    hand: 'Each card (c) does something once, in the phase of its figure. Or trade three as a set.',
    set: 'Three cards make a set: more regiments now. Cards with a strong effect may be worth keeping.',
    trade: 'Three cards of a kind, or one of each, are armies. Each set traded is worth more than the last.',
    ransom: 'A captive general can come home: he costs a regiment, which his captor gets.',
    forced: 'Ships of two players in one zone must fight first, until one side is gone.',
    attack: 'Win is the chance to take it if you roll on to the end. 70 % and more is worth it.',
    target: 'Each die beats one die; ties are the defender’s. Attack with three more than stand there.',
    roll: 'Until decided rolls on by itself. Roll once if you may want to stop after it.',
    moveIn: 'Move most of them in if the front moves on, few if this was the last fight there.',
    card: 'One capture is enough for a card at the end of the turn. Stop (e) when the odds get thin.',
    cardClassic: 'One capture is enough for a card at the end of the turn. Stop (e) when the odds get thin.',
    takeRegion: (empire: Place, bonus: number) =>
      `Take the rest of ${empire.the}: ${bonus} more in every turn of yours.`,
    mission: (mission: string, points: number) =>
      `"${mission}" is your nearest mission: ${plural(points, 'point', 'points')}. m says how far it is.`,
    toll: 'An attack on land with an epidemic costs a regiment for each, before the dice.',
    eliminate: (name: string, n: number) =>
      `${name} holds only ${plural(n, 'territory', 'territories')}. Who takes the last one gets all the cards.`,
    react: 'You may play a card into this fight. Keep it for one that matters; n passes for this turn.',
    defend: 'Two dice hold better. One die risks less.',
    epidemic: 'An epidemic kills a regiment there every turn, the last one too. Leave two or more.',
    manoeuvre: 'Bring regiments from the rear to the front: once by land, once by sea, and with each officer.',
    fortify: 'One move, then the turn is over: from where nobody threatens you to your border.',
    claimMission: 'It is done: claim it for its points. Another one of its rank takes its place.',
    lastRound: 'The last round: a third of your territories and zones are points. Land counts now.',
    lastRoundClassic: 'The last round: armies at home win nothing now. Take every territory you can.',
    learnt: 'That is most of it. Play on to the fifth round, or leave with q: the game is saved.',
    lastSeat: 'Everybody else is out. Your turns to come still bring points.',
  },
  /** Where, after an idea, where there is room for it. */
  where: {
    fortification: (place: Place) => `${upperFirst(place.the)} needs one.`,
    general: (place: Place) => `Best in ${place.the}.`,
    together: (place: Place) => `Best on ${place.the}.`,
    region: (place: Place) => `${upperFirst(place.the)} is missing.`,
    takeRegion: (place: Place) => `First ${place.the}.`,
    toll: (place: Place) => `There is one in ${place.the}.`,
    epidemic: (place: Place) => `Mind ${place.the}.`,
  },
};
