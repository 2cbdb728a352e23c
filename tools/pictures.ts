// The README's pictures, of the real program: `npm run pictures` writes them anew, `npm run pictures -- --check` says
// which of them the program would draw differently now, and exits with 1 if it is any.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from '../src/cli/screening.js';
import { stillOf } from '../src/tui/pictures/still.js';
import { svgOf } from '../src/tui/pictures/svg.js';
import { modelsOf, SEED } from './pictures/game.js';
import { modelOf, SCENES } from './pictures/scenes.js';
import { SERVER_PICTURES } from './pictures/server.js';

const FOLDER = 'docs/pictures';

/** The pictures by name of file, for pages of one kind. */
const picturesFor = (light: boolean): readonly (readonly [string, string])[] => {
  const look: Look = { columns: 112, rows: 34, depth: 24, ascii: false, light, language: 'en' };
  const models = modelsOf(look);
  const ofServer = SERVER_PICTURES.map(({ name, draw }): readonly [string, string] => {
    const svg = svgOf(draw(light, models), { depth: look.depth, light, title: 'Risk Napoleon over SSH' });
    return [`${name}-${light ? 'light' : 'dark'}.svg`, svg];
  });
  const ofGame = SCENES.map((scene): readonly [string, string] => {
    const svg = svgOf(stillOf(modelOf(scene, models)), { depth: look.depth, light, title: `Risk Napoleon, ${SEED}` });
    return [`${scene.name}-${light ? 'light' : 'dark'}.svg`, svg];
  });
  return [...ofGame, ...ofServer];
};

const [flag, ...rest] = process.argv.slice(2);
if ((flag !== undefined && flag !== '--check') || rest.length > 0) {
  process.stderr.write('npm run pictures [-- --check]\n');
  process.exit(2);
}
const isCheck = flag === '--check';
const pictures = new Map([...picturesFor(false), ...picturesFor(true)]);
mkdirSync(FOLDER, { recursive: true });
for (const [name, svg] of pictures) {
  const path = join(FOLDER, name);
  const isSame = existsSync(path) && readFileSync(path, 'utf8') === svg;
  if (isCheck && !isSame) process.exitCode = 1;
  if (!isCheck) writeFileSync(path, svg);
  process.stdout.write(`${isSame ? 'same   ' : 'changed'} ${path} ${Math.ceil(svg.length / 1024)} kB\n`);
}
for (const name of readdirSync(FOLDER).filter((entry) => entry.endsWith('.svg') && !pictures.has(entry))) {
  if (isCheck) process.exitCode = 1;
  else rmSync(join(FOLDER, name));
  process.stdout.write(`stale   ${join(FOLDER, name)}\n`);
}
