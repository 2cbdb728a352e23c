// TypeScript for Jest, with the globals of loops looked up once a module. Tests run in a context of their own, in which each
// look at `Math` takes a way through Node: loops over pixels, dice and states were ten times as slow as in the program.
import tsJest from 'ts-jest';

const LOOKED_UP =
  'const { Array, BigInt, Error, Infinity, Int32Array, JSON, Map, Math, NaN, Number, Object, Promise, Set, String, Symbol, Uint8Array } = globalThis;';

const inner = tsJest.default.createTransformer({ useESM: true });

/** On the first line, so that lines stay those of the source. */
const withGlobals = (result) => ({ ...result, code: `${LOOKED_UP}${result.code}` });

export default {
  process: (...all) => withGlobals(inner.process(...all)),
  processAsync: async (...all) => withGlobals(await inner.processAsync(...all)),
  getCacheKey: (...all) => `${inner.getCacheKey(...all)}${LOOKED_UP.length}`,
};
