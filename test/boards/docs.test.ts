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

  test('the board of PACK.md can be played', () => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/PACK.md', 'utf8')) ?? [];
    const read = readBoard(bytesOf(json), '', () => null);
    expect(read.fault).toBeNull();
    expect(read.data && loadPack(read.data)).toMatchObject({ ok: true });
  });
});
