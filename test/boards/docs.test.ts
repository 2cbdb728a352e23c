// What docs/PACK.md and docs/pack.schema.json say is what the program reads.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readBoard } from '../../src/boards/index.js';
import { loadPack } from '../../src/core/index.js';
import { bytesOf } from './support/fixtures.js';
import { packSchemaText } from './support/schema.js';

describe('docs', () => {
  test('the schema is that of the program (npm run schema)', () => {
    expect(readFileSync('docs/pack.schema.json', 'utf8')).toBe(packSchemaText());
  });

  /** The examples of the page in their order. */
  const [whole = '', raster = ''] = [...readFileSync('docs/PACK.md', 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, text]) => text ?? '',
  );
  const [, painted = ''] = /```\n(\[files\][\s\S]*?)```/.exec(readFileSync('docs/PACK.md', 'utf8')) ?? [];

  const played = (text: string): void => {
    const read = readBoard(bytesOf(text), 'lake', () => null);
    expect(read.fault).toBeNull();
    expect(read.data && loadPack(read.data)).toMatchObject({ ok: true });
  };

  test('the board of PACK.md can be played, with places and with a raster', () => {
    played(whole);
    const { places: _, ...rest } = JSON.parse(whole) as { places: unknown };
    played(JSON.stringify({ ...rest, ...(JSON.parse(`{${raster}}`) as object) }));
  });

  test('so can the painted one; only its picture is missing here', () => {
    played(painted);
    expect(readBoard(bytesOf(painted), 'lake', () => null).remarks.map(({ code }) => code)).toEqual(['noPicture']);
  });
});
