// What the bench and the server that it measures say to each other.

/** CPU in milliseconds and memory in megabytes of the server's process since it began. */
export interface Usage {
  readonly cpuMs: number;
  readonly rssMb: number;
  readonly heapMb: number;
}

export type ToHost =
  | { readonly do: 'start'; readonly fingerprints: readonly string[] }
  /** Collects garbage first. */
  | { readonly do: 'usage' }
  /** A table of its own for each of these players, against bots. */
  | { readonly do: 'seat'; readonly from: number; readonly to: number }
  /** One table for these players. */
  | { readonly do: 'together'; readonly players: readonly number[] }
  /** The seat that is asked at a table, and how many lines its record has. */
  | { readonly do: 'asked'; readonly game: number }
  | { readonly do: 'where' }
  | { readonly do: 'stop' };

export type FromHost =
  | { readonly of: 'start'; readonly port: number }
  | { readonly of: 'usage'; readonly usage: Usage }
  | { readonly of: 'seat' }
  | { readonly of: 'together'; readonly game: number }
  | { readonly of: 'asked'; readonly seat: number | null; readonly lines: number }
  | { readonly of: 'where'; readonly sessions: number; readonly atTables: number }
  | { readonly of: 'stop' };
