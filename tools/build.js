// Builds dist/: the command as one bundle, rules and bots as a library with its types, the rulebooks that `rules` prints,
// the licences.
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildLibrary } from './library.js';
import { quickWidth } from './quickWidthPlugin.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
/** Built beside it first: a build that fails leaves the last good one in place. */
const fresh = join(root, `dist.new-${process.pid}`);
process.on('exit', () => rmSync(fresh, { recursive: true, force: true }));

/** Ink's bridge to React's developer tools: never used, and not installed. */
const noDevtools = {
  name: 'no-devtools',
  setup(bundler) {
    bundler.onResolve({ filter: /^react-devtools-core$/ }, () => ({ path: 'none', namespace: 'none' }));
    bundler.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default {};' }));
  },
};

/** Parts of ssh2 that would have to be compiled: it does without them. */
const noNative = {
  name: 'no-native',
  setup(bundler) {
    bundler.onResolve({ filter: /(\.node|^cpu-features)$/ }, () => ({ path: 'none', namespace: 'native' }));
    bundler.onLoad({ filter: /.*/, namespace: 'native' }, () => ({ contents: "throw new Error('not compiled');" }));
  },
};

/** What a game on the screen is made of, where something loads it when it is needed. */
const OF_A_GAME = [
  'src/cli/play',
  'src/cli/screen',
  'src/cli/words',
  'src/tui/session/run',
  'src/tui/spoken/run',
  'src/tui/terminal/answers',
  'src/tui/terminal/colour',
  'src/tui/terminal/exits',
  'src/tui/terminal/session',
];

/**
 * That goes behind one door. By itself each dynamic import makes a file of its own, and one for each set of them that share
 * something: a start would open fifty, which takes a millisecond each.
 */
const oneDoor = {
  name: 'one-door',
  setup(bundler) {
    bundler.onResolve({ filter: /^the-door$/ }, () => ({ path: 'door', namespace: 'door' }));
    bundler.onLoad({ filter: /.*/, namespace: 'door' }, () => ({
      contents: OF_A_GAME.map((path, n) => `export * as door${n} from './${path}.ts';`).join('\n'),
      resolveDir: root,
    }));
    bundler.onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replace(/\bimport\('(\.[^']+)\.js'\)/g, (whole, target) => {
        const door = OF_A_GAME.indexOf(relative(root, join(dirname(path), target)).replaceAll('\\', '/'));
        return door < 0 ? whole : `import('the-door').then((all) => all.door${door})`;
      });
      return contents === text ? null : { contents, loader: 'ts' };
    });
  },
};

const { metafile } = await build({
  absWorkingDir: root,
  // Beside the command, what threads of a tournament run: ours, and the pool's own.
  entryPoints: {
    cli: 'src/cli.ts',
    tournamentWorker: 'src/cli/tournament/worker.ts',
    'entry/worker': 'node_modules/tinypool/dist/entry/worker.js',
  },
  outdir: fresh,
  bundle: true,
  splitting: true,
  chunkNames: 'chunk-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minify: true,
  legalComments: 'none',
  // Without `fetch` Yoga decodes its program in place, and Node does not load its whole HTTP client for that.
  // What ssh2 and pino would look for beside themselves is in the bundle, or not used.
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.DEV': '"false"',
    fetch: 'undefined',
    __dirname: '""',
    __filename: '""',
  },
  banner: { js: "import{createRequire as _cr}from'node:module';const require=_cr(import.meta.url);" },
  plugins: [noDevtools, noNative, quickWidth, oneDoor],
  metafile: true,
  logLevel: 'warning',
});

// The page for browsers: one script, one style, and nothing from elsewhere.
const { metafile: ofPage } = await build({
  absWorkingDir: root,
  entryPoints: { page: 'src/web/page/page.ts', style: 'src/web/page/page.css' },
  outdir: join(fresh, 'web'),
  bundle: true,
  platform: 'browser',
  target: ['es2022', 'chrome109', 'firefox115', 'safari16'],
  format: 'esm',
  minify: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});
renameSync(join(fresh, 'web/style.css'), join(fresh, 'web/page.css'));
copyFileSync(join(root, 'src/web/page/index.html'), join(fresh, 'web/index.html'));

await buildLibrary(root, join(fresh, 'lib'));

const rulebooks = readdirSync(join(root, 'docs')).filter((name) => /^RULEBOOK(\.\w\w)?\.md$/.test(name));
for (const name of rulebooks) copyFileSync(join(root, 'docs', name), join(fresh, name));

/** The packages whose code is in the bundle, by folder. */
const bundled = new Map(
  [...Object.keys(metafile.inputs), ...Object.keys(ofPage.inputs)].flatMap((path) => {
    const [, folder, name] = /^((?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(path) ?? [];
    return name === undefined ? [] : [[name, join(root, folder)]];
  }),
);

const licenceOf = ([name, folder]) => {
  const { license, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version} (${license})\n\n${text}\n`;
};

const licences = [...bundled].sort(([a], [b]) => (a < b ? -1 : 1)).map(licenceOf);
writeFileSync(
  join(fresh, 'LICENCES.txt'),
  `The command and the library contain code of these packages:\n\n${licences.join(`\n${'-'.repeat(80)}\n\n`)}`,
);

rmSync(dist, { recursive: true, force: true });
renameSync(fresh, dist);
