// Where things are kept on this machine (XDG on Linux, the usual places elsewhere). Nothing is looked up before it is needed.
import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';

const NAME = 'risk-napoleon';

/** Thrown where an account has no home folder, and so no place for anything. */
export class NoHome extends Error {
  readonly code = 'ENOHOME';
  constructor() {
    super('no home folder');
  }
}

const tryTo = (read: () => string): string => {
  try {
    return read();
  } catch {
    return ''; // an account that no list of accounts knows
  }
};

/** The home folder: what HOME says, else what the list of accounts says. Throws `NoHome`. */
export const homeFolder = (): string => {
  const found = [tryTo(homedir), tryTo(() => userInfo().homedir)].find(isAbsolute);
  if (found === undefined) throw new NoHome();
  return found;
};

/** `named` where it is a whole path (XDG says to pass over others), else a folder under the home. */
const orInHome = (named: string | undefined, ...fallback: readonly string[]): string =>
  named !== undefined && isAbsolute(named) ? named : join(homeFolder(), ...fallback);

const configFolder = (env: NodeJS.ProcessEnv): string => {
  if (process.platform === 'darwin') return join(homeFolder(), 'Library', 'Preferences', NAME);
  if (process.platform === 'win32') return join(orInHome(env['APPDATA'], 'AppData', 'Roaming'), NAME, 'Config');
  return join(orInHome(env['XDG_CONFIG_HOME'], '.config'), NAME);
};

const dataFolder = (env: NodeJS.ProcessEnv): string => {
  if (process.platform === 'darwin') return join(homeFolder(), 'Library', 'Application Support', NAME);
  if (process.platform === 'win32') return join(orInHome(env['LOCALAPPDATA'], 'AppData', 'Local'), NAME, 'Data');
  return join(orInHome(env['XDG_STATE_HOME'], '.local', 'state'), NAME);
};

/** The file of what is remembered from one time to the next. `RISK_NAPOLEON_CONFIG` names another. Throws `NoHome`. */
export const settingsFile = (env: NodeJS.ProcessEnv): string => {
  const own = env['RISK_NAPOLEON_CONFIG'];
  return own !== undefined && own !== '' ? own : join(configFolder(env), 'settings.json');
};

/** The folder of boards of one's own. Throws `NoHome`. */
export const boardsFolder = (env: NodeJS.ProcessEnv): string => join(configFolder(env), 'boards');

/** The folder of the records of games. `RISK_NAPOLEON_STATE` moves it. Throws `NoHome`. */
export const gamesFolder = (env: NodeJS.ProcessEnv): string => {
  const own = env['RISK_NAPOLEON_STATE'];
  return own !== undefined && own !== '' ? own : join(dataFolder(env), 'games');
};

/** The folder of a server's players and games. `RISK_NAPOLEON_SERVER` moves it. Throws `NoHome`. */
export const serverFolder = (env: NodeJS.ProcessEnv): string => {
  const own = env['RISK_NAPOLEON_SERVER'];
  return own !== undefined && own !== '' ? own : join(dataFolder(env), 'server');
};

/** How long a question that comes by itself takes no answer, in milliseconds. */
const CALM = 250;
const MOST_CALM = 10_000;

/**
 * `RISK_NAPOLEON_CALM` sets another time, in milliseconds: 0 for programs that press keys as soon as they see a question.
 * What is no such number counts for nothing.
 */
export const calmTime = (env: NodeJS.ProcessEnv): number => {
  const own = env['RISK_NAPOLEON_CALM'] ?? '';
  return /^\d{1,5}$/.test(own) ? Math.min(Number(own), MOST_CALM) : CALM;
};
