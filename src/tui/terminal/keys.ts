// The key decoder: bytes of a terminal, however they are cut into chunks, to keys. Everything is decided byte by byte
// and at once, but for what may be the start of a sequence still on its way: one timer decides on that.

import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';
import type { Answer } from './answers.js';
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
  /** Called for each answer of the terminal about itself. */
  readonly onAnswer?: (answer: Answer) => void;
}

export interface KeyDecoder {
  write(chunk: Buffer | string): void;
  /** Forgets what is half read and ignores everything after. */
  close(): void;
}

/** Whether it is this letter with Ctrl. */
export const isCtrl = (key: Key, letter: string): boolean => key.name === 'text' && key.ctrl && key.text === letter;

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

type Emit = (key: Key | null) => void;

/** What is typed as characters, whatever their bytes are cut into. */
const createText = (emit: Emit) => {
  const utf8 = new StringDecoder('utf8');
  let isAfterReturn = false;
  return {
    /** Half a character before anything else is lost. */
    breakOff: (): void => {
      utf8.end();
      isAfterReturn = false;
    },
    read: (run: string): void => {
      isAfterReturn = false;
      const text = utf8.write(Buffer.from(run, 'latin1')).replaceAll('\ufffd', '');
      for (const grapheme of splitGraphemes(text)) emit(characterKey(grapheme));
    },
    control: (char: string): void => {
      utf8.end();
      const isSecondHalf = char === '\n' && isAfterReturn;
      isAfterReturn = char === '\r';
      if (!isSecondHalf) emit(characterKey(char));
    },
  };
};

/** A bracketed paste, which comes as one key. */
const createPaste = (emit: Emit) => {
  /** What has come of it, or null outside one. */
  let soFar: string | null = null;
  const end = (bytes: string): void => {
    const text = cleanPaste(bytes.slice(0, PASTE_LIMIT));
    soFar = null;
    if (text !== '') emit({ name: 'paste', text, ...NO_MODIFIERS, raw: text });
  };
  return {
    isOpen: (): boolean => soFar !== null,
    begin: (): void => {
      soFar = '';
    },
    /** Takes what belongs to it; gives the rest, and whether its end has come. */
    read: (bytes: string): { readonly rest: string; readonly isOver: boolean } => {
      const before = soFar ?? '';
      const at = bytes.indexOf(PASTE_END);
      const taken = at < 0 ? Math.max(0, bytes.length - PASTE_END.length + 1) : at;
      const now = before.length < PASTE_LIMIT ? before + bytes.slice(0, taken) : before;
      if (at < 0) {
        soFar = now;
        return { rest: bytes.slice(taken), isOver: false };
      }
      end(now);
      return { rest: bytes.slice(at + PASTE_END.length), isOver: true };
    },
    /** Its end got lost. */
    giveUp: (rest: string): void => end((soFar ?? '') + rest),
  };
};

/**
 * Calls `onKey` for each key in what is written, one for each grapheme of text. The keys do not depend on how the
 * bytes are cut into chunks, but for a grapheme of several code points cut in two, which comes as two keys.
 */
export const createKeyDecoder = (onKey: (key: Key) => void, options: KeyDecoderOptions = {}): KeyDecoder => {
  const { escapeDelay = ESCAPE_DELAY, schedule = scheduleTimeout, onAnswer = () => {} } = options;
  /** Bytes not yet understood, one character each. */
  let pending = '';
  let closed = false;
  let cancelTimer = (): void => {};

  const emit: Emit = (key) => {
    if (key && !closed) onKey(key);
  };
  const text = createText(emit);
  const paste = createPaste(emit);

  const waitFor = (outcome: Extract<Outcome, { type: 'incomplete' }>): void => {
    if (pending.length > SEQUENCE_LIMIT) pending = shorten(pending);
    cancelTimer = schedule(expire, outcome.soon ? escapeDelay : LOST_DELAY);
  };

  /** Each of these takes something off `pending`; false where more has to come first. */
  const readPaste = (): boolean => {
    const { rest, isOver } = paste.read(pending);
    pending = rest;
    if (!isOver) cancelTimer = schedule(expire, LOST_DELAY);
    return isOver;
  };
  const readCharacters = (): boolean => {
    const run = TEXT_RUN.exec(pending)?.[0];
    const read = run ?? pending.charAt(0);
    pending = pending.slice(read.length);
    if (run === undefined) text.control(read);
    else text.read(run);
    return true;
  };
  const readEscape = (): boolean => {
    text.breakOff();
    const outcome = readSequence(pending);
    if (outcome.type === 'incomplete') {
      waitFor(outcome);
      return false;
    }
    pending = pending.slice(outcome.length);
    if (outcome.type === 'paste') paste.begin();
    else {
      if (outcome.answer && !closed) onAnswer(outcome.answer);
      emit(outcome.key);
    }
    return true;
  };

  const readPending = (): void => {
    while (!closed) {
      if (!paste.isOpen() && pending === '') return;
      const read = paste.isOpen() ? readPaste : pending[0] === ESC ? readEscape : readCharacters;
      if (!read()) return;
    }
  };

  /** The grace is over: a short beginning was typed by hand, a longer one has lost its end. */
  const expire = (): void => {
    if (paste.isOpen()) {
      const rest = pending;
      pending = '';
      paste.giveUp(rest);
      return;
    }
    if (HEADED.test(pending) && pending.length > 2) {
      pending = '';
      return;
    }
    do {
      pending = pending.slice(1);
      emit(specialKey('escape', ESC));
    } while (/^\x1b+$/.test(pending));
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
