// Colours are named in the palettes and nowhere else, so that what is checked of those is true of all that is drawn.
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { lineOf, nodesOf, type Source, sourcesUnder } from '../../support/sources.js';

/** What may name colours: the palettes, and the colours that terminals have. */
const isPalette = ({ path }: Source): boolean =>
  path.startsWith('src/tui/palette/') || path === 'src/tui/terminal/colour.ts';

/** Properties of Ink and of spans that take a colour: `color="red"`, `{ fg: 0 }`. */
const COLOUR_PROPERTIES = new Set(['color', 'backgroundColor', 'borderColor', 'fg', 'bg', 'fill', 'stroke']);

const isLiteral = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isNumericLiteral(node) || ts.isStringLiteral(node));

const isColour = (node: ts.Node): boolean => {
  if (ts.isNumericLiteral(node)) return /^0x[0-9a-f]{6}$/i.test(node.getText());
  if (ts.isStringLiteralLike(node)) return /#([0-9a-f]{3}|[0-9a-f]{6})\b/i.test(node.text);
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    return COLOUR_PROPERTIES.has(node.name.getText()) && isLiteral(node.initializer);
  }
  return false;
};

const coloursIn = (source: Source): string[] =>
  nodesOf(source).flatMap((node) => (isColour(node) ? [`${lineOf(source, node)} ${node.getText()}`] : []));

test('no colour is written down outside the palettes', () => {
  const sources = sourcesUnder('src/tui');
  expect(sources.filter((source) => !isPalette(source)).flatMap(coloursIn)).toEqual([]);
  expect(sources.filter(isPalette).flatMap(coloursIn).length).toBeGreaterThan(100);
});
