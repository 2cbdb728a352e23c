// Whether every supported Node plays the same games, in any locale and time zone: `npm run matrix [-- 20 22 24]`. Fetches
// the runtimes from the npm registry (about 50 MB each) into a temporary folder. Prints a table; exits with 1 if anything
// differs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pty from '@lydell/node-pty';
import { build } from 'esbuild';

const VERSIONS = ['20', '22', '24', '26'];
const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'bin/risk-napoleon.js');
const GAMES = ['simulate', '--games', '5', '--seed', 'matrix', '--json'];
const SCREEN_DEADLINE = 20_000;

/** Where letters, numbers, orders and days are not what they are in English. */
const SURROUNDINGS = [
  { LANG: 'C.UTF-8', LC_ALL: undefined, TZ: 'UTC' },
  { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Kathmandu' },
  { LANG: 'de_DE.UTF-8', LC_ALL: undefined, TZ: 'Pacific/Apia' },
  { LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8', TZ: 'America/St_Johns' },
];

const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'risk-matrix-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The package that the npm package `node` would fetch for this machine; taken directly it needs no install script. */
const platformPackage = () => {
  const { platform, arch } = process;
  if (platform === 'win32') return `node-win-${arch === 'ia32' ? 'x86' : arch}`;
  return `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;
};

/** The path of a runtime of major version `version`, or null where there is none for this machine. */
const fetchNode = (version) => {
  const prefix = join(folder, version);
  const name = platformPackage();
  const isWindows = process.platform === 'win32';
  const flags = ['--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags, `${name}@${version}`], {
    cwd: folder,
    shell: isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const path = join(prefix, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  return status === 0 && existsSync(path) ? path : null;
};

const run = (node, args, extra = {}) =>
  execFileSync(node, args, { encoding: 'utf8', cwd: folder, env: { ...process.env, ...extra } });

/** The golden games as one file that any Node runs as it stands. */
const GOLDEN = join(folder, 'golden.mjs');
await build({
  absWorkingDir: ROOT,
  entryPoints: ['tools/matrix/golden.ts'],
  outfile: GOLDEN,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  banner: { js: "import{createRequire as _cr}from'node:module';const require=_cr(import.meta.url);" },
  logLevel: 'warning',
});

/** Every golden game in every surroundings: how many there are, and which of them differ anywhere. */
const golden = (node) => {
  const results = SURROUNDINGS.map((env) =>
    JSON.parse(execFileSync(node, [GOLDEN], { encoding: 'utf8', cwd: ROOT, env: { ...process.env, ...env } })),
  );
  const hashes = new Set(results.map(({ hash }) => hash));
  return {
    files: results[0].files,
    locales: results.map(({ locale }) => locale),
    wrong: [...new Set(results.flatMap(({ wrong }) => wrong))],
    same: hashes.size === 1,
  };
};

const environment = () => {
  const { CI: _, CONTINUOUS_INTEGRATION: __, ...env } = process.env;
  return { ...env, RISK_NAPOLEON_STATE: join(folder, 'state'), RISK_NAPOLEON_CONFIG: join(folder, 'settings.json') };
};

/** Whether the menu comes up in a terminal and `q` ends it well. */
const showsScreen = (node) =>
  new Promise((resolve) => {
    const child = pty.spawn(node, [COMMAND], { name: 'xterm-256color', cols: 80, rows: 24, env: environment() });
    const limit = setTimeout(() => child.kill('SIGKILL'), SCREEN_DEADLINE);
    let said = '';
    let isLeaving = false;
    child.onData((data) => {
      said += data;
      if (isLeaving || !said.includes('\x1b[?2026l')) return;
      isLeaving = true;
      child.write('q');
    });
    child.onExit(({ exitCode }) => {
      clearTimeout(limit);
      resolve(isLeaving && exitCode === 0);
    });
  });

/** What one runtime makes of the games, and of the record that the first of them wrote. */
const check = async (node, record) => {
  const all = SURROUNDINGS.map((env) => JSON.parse(run(node, [COMMAND, ...GAMES], env)).hashes.join(' '));
  if (!existsSync(record)) {
    run(node, [COMMAND, 'simulate', '--players', '3', '--seed', 'matrix-record', '--record', record]);
  }
  const replayed = SURROUNDINGS.every((env) => {
    const { status, stdout } = spawnSync(node, [COMMAND, 'replay', record, '--verify', '--json'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return status === 0 && JSON.parse(stdout).ok;
  });
  return {
    exact: run(node, ['--version']).trim(),
    hashes: [...new Set(all)].join(' | '),
    golden: golden(node),
    replay: replayed,
    screen: await showsScreen(node),
  };
};

const record = join(folder, 'first.risk.jsonl');
const rows = [];
for (const version of asked.length === 0 ? VERSIONS : asked) {
  const node = fetchNode(version);
  rows.push({ version, ...(node === null ? { exact: 'none' } : await check(node, record)) });
}

const [first] = rows;
const yes = (is) => (is ? 'yes' : 'NO');
const isGolden = (row) => row.golden.same && row.golden.wrong.length === 0;
console.log(`In ${SURROUNDINGS.map(({ LANG, TZ }) => `${LANG} ${TZ}`).join(', ')}:\n`);
console.log('Node      games   golden  replay  screen  hashes of the games');
for (const row of rows) {
  const { exact, hashes, replay, screen } = row;
  if (hashes === undefined) console.log(`${exact.padEnd(10)}not in the registry for this machine`);
  else {
    const same = hashes === first.hashes ? 'same' : 'DIFFER';
    const cells = [
      exact.padEnd(8),
      same.padEnd(6),
      yes(isGolden(row)).padEnd(6),
      yes(replay).padEnd(6),
      yes(screen).padEnd(6),
      hashes.replace(/\w{56}(?= |$)/g, ''),
    ];
    console.log(cells.join('  '));
    for (const path of row.golden.wrong) console.log(`          ${path} differs`);
  }
}
if (first?.golden)
  console.log(`\n${first.golden.files} golden files; locales as Node has them: ${first.golden.locales.join(', ')}`);
const isGood = (row) => row.hashes === first.hashes && isGolden(row) && row.replay && row.screen;
process.exitCode = rows.every((row) => row.hashes !== undefined && isGood(row)) ? 0 : 1;
