// Runs a TypeScript tool: `node tools/run.js tools/golden.ts [arguments]`. Bundled in memory, so nothing is left behind.
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { quickWidth } from './quickWidthPlugin.js';

const [script, ...rest] = process.argv.slice(2);
if (!script) {
  console.error('usage: node tools/run.js TOOL.ts [arguments]');
  process.exit(2);
}
// Inside the project, so that packages are found.
const folder = mkdtempSync(join(import.meta.dirname, '../node_modules/.risk-tool-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const outfile = join(folder, 'tool.mjs');
await build({
  entryPoints: [resolve(script)],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  // Tools measure what is built.
  plugins: [quickWidth],
});
process.argv = [process.argv[0] ?? 'node', script, ...rest];
await import(pathToFileURL(outfile).href);
