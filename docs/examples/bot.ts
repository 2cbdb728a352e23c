// A bot for Risk Napoleon in TypeScript: the first attack on a much smaller army, the first offer while it must go on, else
// the last one, which passes. Compile it with tsc and run it with node.
import { createInterface } from 'node:readline';

type Bounds = [min: number, max: number];
/** An offer has a type and fields; a pair of numbers is the bounds of a number that is still to be chosen. */
type Offer = { type: string } & Record<string, unknown>;

interface Question {
  question: number;
  seat: number;
  view: { armies: number[]; owner: (number | null)[] };
  decision: { kind: string; mandatory: boolean; offers: Offer[] };
}

let at = new Map<string, number>();

const isBounds = (value: unknown): value is Bounds => Array.isArray(value) && typeof value[0] === 'number';

/** The answer that takes an offer with the largest numbers. */
const answer = (offer: Offer): unknown =>
  Object.fromEntries(Object.entries(offer).map(([field, value]) => [field, isBounds(value) ? value[1] : value]));

const choose = ({ view, decision }: Question): unknown => {
  const { kind, offers, mandatory } = decision;
  const armies = (place: unknown): number => view.armies[at.get(String(place)) ?? -1] ?? 99;
  const good = offers.find(({ type, from, to }) => type === 'attack' && armies(from) > 2 * armies(to));
  const plain = kind === 'react' || !mandatory ? offers[offers.length - 1] : offers[0];
  const chosen = good ?? plain;
  return chosen && answer(chosen);
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.hello) at = new Map(message.hello.board.territories.map(({ id }: { id: string }, i: number) => [id, i]));
  if ('question' in message) console.log(JSON.stringify({ question: message.question, answer: choose(message) }));
});
