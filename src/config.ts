// Where things are kept on this machine (XDG on Linux, the usual places elsewhere).
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import envPaths from 'env-paths';

/** XDG says that a path which is not absolute is to be passed over. */
const xdg = (named: string | undefined, ...fallback: readonly string[]): string =>
  join(named !== undefined && isAbsolute(named) ? named : join(homedir(), ...fallback), 'risk-napoleon');

const isOtherSystem = (): boolean => process.platform === 'darwin' || process.platform === 'win32';

const configFolder = (env: NodeJS.ProcessEnv): string =>
  isOtherSystem() ? envPaths('risk-napoleon', { suffix: '' }).config : xdg(env['XDG_CONFIG_HOME'], '.config');

/** The file of what is remembered from one time to the next. `RISK_NAPOLEON_CONFIG` names another. */
export const settingsFile = (env: NodeJS.ProcessEnv): string => {
  const own = env['RISK_NAPOLEON_CONFIG'];
  if (own !== undefined && own !== '') return own;
  return join(configFolder(env), 'settings.json');
};

/** The folder of boards of one's own. */
export const boardsFolder = (env: NodeJS.ProcessEnv): string => join(configFolder(env), 'boards');

/** The folder of the records of games. `RISK_NAPOLEON_STATE` moves it. */
export const gamesFolder = (env: NodeJS.ProcessEnv): string => {
  const own = env['RISK_NAPOLEON_STATE'];
  if (own !== undefined && own !== '') return own;
  const folder = isOtherSystem()
    ? envPaths('risk-napoleon', { suffix: '' }).data
    : xdg(env['XDG_STATE_HOME'], '.local', 'state');
  return join(folder, 'games');
};
