// Ids and three-letter codes made of names.

/** Letters of a name without accents, in capitals. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const MOST_ID = 40;

/** Small letters, digits and hyphens: `great-britain`; names without any become `place-7`. No two are the same. */
export const idsOf = (names: readonly string[], reserved: ReadonlySet<string> = new Set()): string[] => {
  const taken = new Set(reserved);
  return names.map((name, i) => {
    const words = name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, MOST_ID)
      .replace(/^-+|-+$/g, '');
    const first = words === '' ? `place-${i + 1}` : words;
    let id = first;
    for (let n = 2; taken.has(id); n++) id = `${first}-${n}`;
    taken.add(id);
    return id;
  });
};

/** Ways to make a code of a name, the best first. */
function* candidates(name: string): Generator<string> {
  const letters = lettersOf(name);
  const words = letters.split(' ').filter((word) => word !== '');
  const all = words.join('');
  const [first = '', second = ''] = words;
  if (words.length > 2)
    yield words
      .map((word) => word.slice(0, 1))
      .join('')
      .slice(0, 3);
  if (second !== '') yield first.slice(0, 1) + second.slice(0, 2);
  yield all.slice(0, 3);
  if (second !== '') yield first.slice(0, 2) + second.slice(0, 1);
  for (let i = 1; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) yield all.slice(0, 1) + all.slice(i, i + 1) + all.slice(j, j + 1);
  }
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Three capitals for each name, no two the same. */
export const codesOf = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    let code = [...candidates(name)].find((each) => each.length === 3 && !taken.has(each));
    const start = (lettersOf(name).slice(0, 1) || 'X').trim();
    for (let n = 0; code === undefined; n++) {
      const each = start + (CAPITALS[Math.floor(n / 26) % 26] ?? 'A') + (CAPITALS[n % 26] ?? 'A');
      if (!taken.has(each)) code = each;
      else if (n > 26 * 26) code = (CAPITALS[n % 26] ?? 'A') + each.slice(1);
    }
    taken.add(code);
    return code;
  });
};
