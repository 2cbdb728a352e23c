// How much of something one person or address may have, with a time that the test moves.
import { describe, expect, test } from '@jest/globals';
import { addressGroup, createCounter, createRate } from '../../src/server/limits.js';

describe('a rate', () => {
  test('so many within a while; those that are older count no more', () => {
    const rate = createRate(2, 1000);
    expect([0, 10, 20, 999, 1000, 1005, 1010].map((now) => rate.allow('a', now))).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  test('each has their own', () => {
    const rate = createRate(1, 1000);
    expect([rate.allow('a', 0), rate.allow('b', 0), rate.allow('a', 1)]).toEqual([true, true, false]);
  });

  test('a clock that is set back locks nobody out', () => {
    const rate = createRate(1, 1000);
    expect([rate.allow('a', 1_000_000), rate.allow('a', 10), rate.allow('a', 20)]).toEqual([true, true, false]);
  });

  test('those who come are forgotten at last, so that a flood of addresses fills no memory', () => {
    const rate = createRate(1, 1e9);
    for (let n = 0; n <= 10_000; n++) rate.allow(`${n}`, 0);
    expect(rate.allow('0', 1)).toBe(true); // forgotten
    expect(rate.allow('10000', 1)).toBe(false);
  });
});

test('a counter counts what is there, by who has it', () => {
  const counter = createCounter();
  for (const who of ['a', 'a', 'b']) counter.add(who);
  expect([counter.all, counter.of('a'), counter.of('b'), counter.of('c')]).toEqual([3, 2, 1, 0]);
  for (const who of ['a', 'c', 'b', 'b']) counter.remove(who);
  expect([counter.all, counter.of('a'), counter.of('b')]).toEqual([1, 1, 0]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1:bbbb:cccc:dddd:2', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
