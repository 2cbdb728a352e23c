// The library: what `tsc` makes of the sources, file by file, for reading. Nothing has to be installed beside it: each
// package that it uses becomes a file of its own. And it runs anywhere: a module of Node in it fails the build.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

const modulesUnder = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));

/** `import x from 'package';`, `import { a, b as c } from 'package';`: the names, and the package. */
const PACKAGE_IMPORT = /^import (.+?) from '([^.'][^']*)';$/gm;

/** What a clause takes from a package: `x` is its default, of `{ a, b as c }` a and b. */
const namesIn = (clause) =>
  clause.startsWith('{')
    ? clause
        .slice(1, -1)
        .split(',')
        .map((name) => name.trim().split(' as ')[0])
    : ['default'];

/** `seedrandom/lib/alea.js` is `seedrandom-lib-alea.js`. */
const fileName = (specifier) => `${specifier.replace(/^@/, '').replace(/\.js$/, '').replaceAll('/', '-')}.js`;

/** How the module `from` names the module `to`. */
const pathBetween = (from, to) => {
  const path = relative(dirname(from), to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
};

/** The parts of packages that are used, a file each; gives the names of those files by package. */
const bundlePackages = async (root, folder, used) => {
  const files = new Map();
  for (const [specifier, names] of used) {
    if (specifier.startsWith('node:')) throw new Error(`the library imports ${specifier}`);
    const file = join(folder, fileName(specifier));
    await build({
      stdin: { contents: `export { ${[...names].sort().join(', ')} } from '${specifier}';`, resolveDir: root },
      outfile: file,
      bundle: true,
      platform: 'neutral',
      target: 'es2022',
      format: 'esm',
      logLevel: 'warning',
    });
    files.set(specifier, file);
  }
  return files;
};

/** Writes the library with its types into `folder`. */
export const buildLibrary = async (root, folder) => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const config = join(root, 'tools/tsconfig.library.json');
  execFileSync(process.execPath, [tsc, '-p', config, '--outDir', folder], { stdio: 'inherit' });

  const sources = modulesUnder(folder);
  const used = new Map();
  for (const file of sources) {
    for (const [, clause, specifier] of readFileSync(file, 'utf8').matchAll(PACKAGE_IMPORT)) {
      used.set(specifier, new Set([...(used.get(specifier) ?? []), ...namesIn(clause)]));
    }
  }
  const files = await bundlePackages(root, join(folder, 'packages'), used);
  for (const file of sources) {
    const code = readFileSync(file, 'utf8');
    const local = (_, clause, specifier) => `import ${clause} from '${pathBetween(file, files.get(specifier))}';`;
    const changed = code.replace(PACKAGE_IMPORT, local);
    if (changed !== code) writeFileSync(file, changed);
  }
};
