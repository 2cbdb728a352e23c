// What only some systems can show.
import { describe, test } from '@jest/globals';

const isLinux = process.platform === 'linux';

/** Tests that are made on Linux and passed over elsewhere. */
export const onLinux = { describe: isLinux ? describe : describe.skip, test: isLinux ? test : test.skip };
