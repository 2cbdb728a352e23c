// The key decoder: bytes of a terminal, however they are cut into chunks, to keys. Everything is decided byte by byte
// and at once, but for what may be the start of a sequence still on its way: one timer decides on that.

import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';
import { characterKey } from './characters.js';
import { type Outcome, readSequence, SEQUENCE_LIMIT } from './escapes.js';
import { splitGraphemes } from './graphemes.js';
import { type Key, NO_MODIFIERS, specialKey } from './keyTypes.js';

export type { Key, KeyName, MouseAction, MouseButton, MouseKey, PlainKey } from './keyTypes.js';

/** Calls back after a delay; the result cancels it. */
export type Schedule = (callback: () => void, milliseconds: number) => () => void;

export interface KeyDecoderOptions {
  /** How long a lone ESC waits for the rest of a sequence, in milliseconds. */
  readonly escapeDelay?: number;
  readonly schedule?: Schedule;
}

export interface KeyDecoder {
  write(chunk: Buffer | string): void;
  /** Forgets what is half read and ignores everything after. */
  close(): void;
}

const ESC = '\x1b';
const ESCAPE_DELAY = 40;
/** Bytes of a paste that are kept. */
const PASTE_LIMIT = 4096;
const PASTE_END = '\x1b[201~';
/** A paste or a sequence whose end got lost must not lock the keyboard: this much silence ends it. */
const LOST_DELAY = 1000;

const TEXT_RUN = /^[\x20-\x7e\x80-\xff]+/;
/** ESC and the bytes that say which kind of sequence it is. */
const SEQUENCE_HEAD = /^\x1b{1,2}./s;
const HEADED = /^\x1b{1,2}[[O]|^\x1b[\]P^_]/;

const scheduleTimeout: Schedule = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

const fromBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

const cleanPaste = (bytes: string): string =>
  stripVTControlCharacters(fromBytes(bytes))
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\ufffd]/gu, '');

/** Keeps the kind of an over-long sequence, and its last ESC, so that its end is still recognised and swallowed. */
const shorten = (bytes: string): string => `${SEQUENCE_HEAD.exec(bytes)?.[0] ?? ESC};${bytes.endsWith(ESC) ? ESC : ''}`;

/**
 * Calls `onKey` for each key in what is written, one for each grapheme of text. The keys do not depend on how the
 * bytes are cut into chunks, but for a grapheme of several code points cut in two, which comes as two keys.
 */
export const createKeyDecoder = (onKey: (key: Key) => void, options: KeyDecoderOptions = {}): KeyDecoder => {
  const { escapeDelay = ESCAPE_DELAY, schedule = scheduleTimeout } = options;
  const utf8 = new StringDecoder('utf8');
  /** Bytes not yet understood, one character each. */
  let pending = '';
  /** What has come of a bracketed paste, or null outside one. */
  let paste: string | null = null;
  let afterReturn = false;
  let closed = false;
  let cancelTimer = (): void => {};

  const emit = (key: Key | null): void => {
    if (key && !closed) onKey(key);
  };

  const consume = (length: number, key: Key | null): void => {
    pending = pending.slice(length);
    emit(key);
  };

  const readText = (run: string): void => {
    pending = pending.slice(run.length);
    const text = utf8.write(Buffer.from(run, 'latin1')).replaceAll('\ufffd', '');
    for (const grapheme of splitGraphemes(text)) emit(characterKey(grapheme));
  };

  const readControl = (char: string): void => {
    utf8.end(); // half a character before a control code is lost
    const secondHalf = char === '\n' && afterReturn;
    afterReturn = char === '\r';
    consume(1, secondHalf ? null : characterKey(char));
  };

  const endPaste = (bytes: string): void => {
    const text = cleanPaste(bytes.slice(0, PASTE_LIMIT));
    paste = null;
    if (text !== '') emit({ name: 'paste', text, ...NO_MODIFIERS, raw: text });
  };

  /** False when the end of the paste has not come yet. */
  const readPaste = (soFar: string): boolean => {
    const end = pending.indexOf(PASTE_END);
    const taken = end < 0 ? Math.max(0, pending.length - PASTE_END.length + 1) : end;
    const bytes = soFar.length < PASTE_LIMIT ? soFar + pending.slice(0, taken) : soFar;
    if (end < 0) {
      paste = bytes;
      pending = pending.slice(taken);
      return false;
    }
    pending = pending.slice(end + PASTE_END.length);
    endPaste(bytes);
    return true;
  };

  const waitFor = (outcome: Extract<Outcome, { type: 'incomplete' }>): void => {
    if (pending.length > SEQUENCE_LIMIT) pending = shorten(pending);
    cancelTimer = schedule(expire, outcome.soon ? escapeDelay : LOST_DELAY);
  };

  const readPending = (): void => {
    while (!closed) {
      if (paste !== null) {
        if (readPaste(paste)) continue;
        cancelTimer = schedule(expire, LOST_DELAY);
        return;
      }
      if (pending === '') return;
      if (pending[0] !== ESC) {
        const run = TEXT_RUN.exec(pending)?.[0];
        if (run === undefined) readControl(pending.charAt(0));
        else {
          afterReturn = false;
          readText(run);
        }
        continue;
      }
      utf8.end();
      afterReturn = false;
      const outcome = readSequence(pending);
      if (outcome.type === 'incomplete') {
        waitFor(outcome);
        return;
      }
      if (outcome.type === 'paste') paste = '';
      consume(outcome.length, outcome.type === 'complete' ? outcome.key : null);
    }
  };

  /** The grace is over: a short beginning was typed by hand, a longer one has lost its end. */
  const expire = (): void => {
    if (paste !== null) {
      const bytes = paste + pending;
      pending = '';
      endPaste(bytes);
      return;
    }
    if (HEADED.test(pending) && pending.length > 2) {
      consume(pending.length, null);
      return;
    }
    do consume(1, specialKey('escape', ESC));
    while (/^\x1b+$/.test(pending));
    readPending();
  };

  return {
    write(chunk) {
      if (closed) return;
      cancelTimer();
      pending += (typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk).toString('latin1');
      readPending();
    },
    close() {
      closed = true;
      cancelTimer();
      pending = '';
    },
  };
};
