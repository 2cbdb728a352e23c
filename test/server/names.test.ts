// What may be a name, and which names look the same.
import { describe, expect, test } from '@jest/globals';
import { checkName, skeletonOf } from '../../src/server/names.js';

describe('names', () => {
  test.each([
    ['Ney', 'Ney'],
    ['  Maréchal   Ney ', 'Maréchal Ney'],
    ['Мюрат', 'Мюрат'],
    ['Jean-d’Arc 2', 'Jean-d’Arc 2'],
    ['李明', '李明'],
    ['\u001b[31mNey\u001b[0m', 'Ney'],
    ['N\u202eey', 'Ney'],
    ['Ne\u200dy', 'Ney'],
  ])('%j is one: %s', (typed, name) => {
    expect(checkName(typed)).toMatchObject({ ok: true, name });
  });

  test.each([
    ['', 'empty'],
    ['\u001b[2J', 'empty'],
    ['x'.repeat(25), 'long'],
    ['界'.repeat(13), 'long'],
    ['123', 'letters'],
    ['Ney$1', 'letters'],
    ['Ney ☠', 'letters'],
    ['a/b', 'letters'],
    ['Nеy', 'mixed'], // a Cyrillic е
    ['Neυ', 'mixed'], // a Greek υ
    ['you', 'reserved'],
    ['Admin', 'reserved'],
    ['adm1n', 'reserved'],
    ['O p e n', 'reserved'],
    ['vous', 'reserved'],
  ])('%j is none: %s', (typed, fault) => {
    expect(checkName(typed)).toEqual({ ok: false, fault });
  });

  test.each([
    ['Ney', 'NEY'],
    ['Ney', 'N e-y'],
    ['Ney', 'Néy'],
    ['Lannes', 'Iannes'],
    ['Lannes', '1annes'],
    ['Oudinot', '0udin0t'],
    ['Marmont', 'Marrnont'],
    ['Soult', '5oult'],
    ['сосо', 'coco'], // Cyrillic and Latin: one script each
    ['РОВЕ', 'pobe'],
    ['Straße', 'strasse'],
    ['ﬁn', 'fin'],
    ['Ｎｅｙ', 'Ney'],
  ])('%s looks like %s', (a, b) => {
    expect(skeletonOf(a)).toBe(skeletonOf(b));
  });

  test.each([
    ['Ney', 'Hey'],
    ['Murat', 'Marat'],
    ['Junot', 'Jourdan'],
    ['Мюрат', 'Мурад'],
    ['李明', '李朋'],
  ])('%s does not look like %s', (a, b) => {
    expect(skeletonOf(a)).not.toBe(skeletonOf(b));
  });
});
