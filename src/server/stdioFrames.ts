// What a login of an sshd and the server say to each other over the socket in the data folder: JSON, a line each.
import { StringDecoder } from 'node:string_decoder';

export type FromClient =
  | {
      readonly hello: 1;
      /** The fingerprint of the key that sshd has checked; null: a guest. */
      readonly key: string | null;
      readonly user: string;
      readonly address: string;
      readonly env: Readonly<Record<string, string>>;
      /** Columns and rows; null without a terminal. */
      readonly size: readonly [number, number] | null;
      readonly command: string | null;
    }
  | { readonly data: string }
  | { readonly size: readonly [number, number] };

export type FromServer = { readonly data: string; readonly error?: boolean } | { readonly exit: number };

export const frameOf = (frame: FromClient | FromServer): string => `${JSON.stringify(frame)}\n`;

/** Longer lines come from nothing of ours. */
const MOST_LINE = 4 * 1024 * 1024;

/** Reads frames from chunks; what is no frame is passed over. */
export const framesIn = <T>(onFrame: (frame: T) => void): ((chunk: Buffer) => void) => {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return (chunk) => {
    rest += decoder.write(chunk);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MOST_LINE) rest = '';
    for (const line of lines) {
      let frame: T;
      try {
        frame = JSON.parse(line) as T;
      } catch {
        continue;
      }
      if (typeof frame === 'object' && frame !== null) onFrame(frame);
    }
  };
};
