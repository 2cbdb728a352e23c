// What the replicas of a table tell each other, as text: what another version of the program says may be anything.
import * as v from 'valibot';
import { REQUESTS } from '../votes.js';
import type { TableMessage } from './types.js';

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const COUNTS = v.pipe(v.array(COUNT), v.maxLength(6));

const MESSAGE = v.variant('do', [
  v.object({ do: v.literal('vote'), seat: COUNT, request: v.picklist(REQUESTS) }),
  v.object({ do: v.literal('back'), seat: COUNT }),
  v.object({ do: v.literal('timeUp'), seat: COUNT, missed: COUNTS }),
  v.object({ do: v.literal('joined') }),
  v.object({
    do: v.literal('clock'),
    missed: COUNTS,
    waitedFor: COUNTS,
    since: v.number(),
    deadline: v.nullable(v.number()),
    asked: v.nullable(COUNT),
  }),
]);

const TOPIC = 'table ';

export const topicOf = (game: number): string => `${TOPIC}${game}`;

/** The game whose table a topic is about; null: it is another topic. */
export const gameOfTopic = (topic: string): number | null =>
  topic.startsWith(TOPIC) ? Number(topic.slice(TOPIC.length)) : null;

/** Null where it is nothing that this program knows. */
export const messageIn = (text: string): TableMessage | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = v.safeParse(MESSAGE, value);
  return read.success ? read.output : null;
};
