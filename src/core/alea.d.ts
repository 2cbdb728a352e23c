// seedrandom's Alea alone, without the generators that look for Node's crypto. Its own types cover the whole only.
declare module 'seedrandom/lib/alea.js' {
  interface AleaState {
    readonly c: number;
    readonly s0: number;
    readonly s1: number;
    readonly s2: number;
  }

  interface Alea {
    /** A number from 0 up to 1, without 1. */
    (): number;
    state(): AleaState;
  }

  /** A stream from a seed, or one that goes on from a state. */
  const alea: (seed: string, options: { readonly state: true | AleaState }) => Alea;
  export = alea;
}
