// Where things are kept on this machine (XDG on Linux, the usual places elsewhere).
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import envPaths from 'env-paths';

/** XDG says that a path which is not absolute is to be passed over. */
const xdgState = (env: NodeJS.ProcessEnv): string => {
  const named = env['XDG_STATE_HOME'] ?? '';
  return join(isAbsolute(named) ? named : join(homedir(), '.local', 'state'), 'risk-napoleon');
};

/** The folder of the records of games. `RISK_NAPOLEON_STATE` moves it. */
export const gamesFolder = (env: NodeJS.ProcessEnv): string => {
  const own = env['RISK_NAPOLEON_STATE'];
  if (own !== undefined && own !== '') return own;
  const isOther = process.platform === 'darwin' || process.platform === 'win32';
  return join(isOther ? envPaths('risk-napoleon', { suffix: '' }).data : xdgState(env), 'games');
};
