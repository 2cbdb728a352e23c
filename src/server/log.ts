// The house's log: one line of JSON for each thing that happened. No secret, no chat, no name, and addresses only in the form
// that the operator chose.
import { createHash, randomBytes } from 'node:crypto';
import { pino } from 'pino';

export const ADDRESS_FORMS = ['none', 'hash', 'full'] as const;
export type AddressForm = (typeof ADDRESS_FORMS)[number];

export interface HouseLog {
  event(event: string, address?: string): void;
  info(what: string, facts?: Readonly<Record<string, string | number>>): void;
  error(error: unknown, what: string): void;
}

/** What a fault may tell: its message is ours or the system's; a line of a record or a chat is in none of them. */
const causeOf = (error: unknown): { readonly message: string; readonly code?: string; readonly stack?: string } => {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    message: error.message.slice(0, 500),
    ...(code === undefined ? {} : { code }),
    ...(error.stack ? { stack: error.stack } : {}),
  };
};

export const createLog = (level: string, form: AddressForm, write: (line: string) => void): HouseLog => {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
  // Another salt each time: hashes tell addresses apart, and nobody can look one up.
  const salt = randomBytes(16);
  const shown = (address: string): string | undefined => {
    if (form === 'none' || address === '') return undefined;
    if (form === 'full') return address;
    return createHash('sha256').update(salt).update(address).digest('hex').slice(0, 12);
  };
  return {
    event: (event, address = '') => {
      const from = shown(address);
      logger.info({ event, ...(from === undefined ? {} : { from }) });
    },
    info: (what, facts = {}) => logger.info({ event: what, ...facts }),
    error: (error, what) => logger.error({ event: 'error', what, error: causeOf(error) }),
  };
};
