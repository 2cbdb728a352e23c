// A bot for Risk Napoleon in TypeScript, for any question with offers: the first attack on a smaller army, else the last
// offer, which passes where that is allowed. Compile it with tsc and run it with node.
import { createInterface } from 'node:readline';

interface Offer {
  type: string;
  fixed: Record<string, unknown>;
  ranges: Record<string, [min: number, max: number]>;
}

interface TradeSet {
  cards: string[];
  bonusOn: string[];
}

interface Question {
  question: number;
  seat: number;
  view: { armies: number[]; owner: (number | null)[] };
  decision: { kind: string; offers?: Offer[]; free?: string[]; on?: string[]; max?: number; sets?: TradeSet[] };
}

let at = new Map<string, number>();

const answer = ({ type, fixed, ranges }: Offer): unknown => {
  const most = Object.entries(ranges).map(([field, [, max]]) => [field, max]);
  return { type: 'choose', offer: type, values: { ...fixed, ...Object.fromEntries(most) } };
};

const choose = ({ view, decision }: Question): unknown => {
  const { offers, free, on, max, sets } = decision;
  if (free) return { type: 'claim', territory: free[0] };
  if (on) return { type: 'place', territory: on[0], count: 1 };
  if (sets?.[0]) return { type: 'trade', cards: sets[0].cards, bonusOn: sets[0].bonusOn[0] ?? null };
  if (!offers) return { type: 'defend', dice: max };
  const armies = (place: unknown): number => view.armies[at.get(String(place)) ?? -1] ?? 99;
  const good = offers.find(({ type, fixed }) => type === 'attack' && armies(fixed.from) > 2 * armies(fixed.to));
  const last = offers[offers.length - 1];
  return last && answer(good ?? last);
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.hello) at = new Map(message.hello.board.territories.map(({ id }: { id: string }, i: number) => [id, i]));
  if ('question' in message) console.log(JSON.stringify({ question: message.question, answer: choose(message) }));
});
