import { Text } from 'ink';
import { memo } from 'react';
import type { Line, Span } from '../frame/line.js';
import { hexOf } from '../palette/colour.js';

const styleOf = (part: Span) => ({
  ...(part.fg === null ? {} : { color: hexOf(part.fg) }),
  ...(part.bg === null ? {} : { backgroundColor: hexOf(part.bg) }),
  ...(part.bold ? { bold: true } : {}),
  ...(part.dim ? { dimColor: true } : {}),
  ...(part.inverse ? { inverse: true } : {}),
});

const sameSpan = (a: Span, b: Span | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.text === b.text &&
    a.fg === b.fg &&
    a.bg === b.bg &&
    a.bold === b.bold &&
    a.dim === b.dim &&
    a.inverse === b.inverse);

const isBlank = (part: Span): boolean => part.bg === null && !part.inverse && part.text.trim() === '';

/** The line without the blanks at its end: Ink would look at each of them in every frame. */
const trimmed = (line: Line): Line => line.slice(0, line.findLastIndex((part) => !isBlank(part)) + 1);

/** One row of the screen. An empty one is a space: Ink gives a row without text no height. */
export const LineView = memo(
  ({ line }: { readonly line: Line }) => (
    <Text wrap="truncate">
      {trimmed(line).length === 0 ? ' ' : null}
      {trimmed(line).map((part, i) => (
        <Text key={i} {...styleOf(part)}>
          {part.text}
        </Text>
      ))}
    </Text>
  ),
  (before, after) =>
    before.line.length === after.line.length && before.line.every((part, i) => sameSpan(part, after.line[i])),
);
