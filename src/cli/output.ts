// Where a command writes: handed in, so that a test can read it.
export interface Output {
  print(text: string): void;
  error(text: string): void;
  readonly errorIsTerminal: boolean;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
}
