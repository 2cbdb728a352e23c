// JSON that may be printed anywhere: the same data, and nothing in it that could steer a terminal or turn a line round.

/** What is no printable text. Line ends between values stay. */
const UNPRINTABLE = /(?![\n\r\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/gu;

const escapes = (char: string): string =>
  Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** JSON text with everything unprintable in its strings escaped: it says the same. */
export const plainJson = (json: string): string => json.replace(UNPRINTABLE, escapes);

/** `value` as JSON, for an output. */
export const jsonText = (value: unknown, indent?: number): string =>
  plainJson(JSON.stringify(value, null, indent) ?? 'null');
