import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Measures plain text without string-width, which is loaded when something else has to be measured. */
export const quickWidth = {
  name: 'quick-width',
  setup(bundler) {
    bundler.onResolve({ filter: /^string-width$/ }, () => ({ path: join(root, 'tools/quickWidth.js') }));
    bundler.onResolve({ filter: /^string-width\?whole$/ }, () => ({
      path: join(root, 'node_modules/string-width/index.js'),
    }));
  },
};
