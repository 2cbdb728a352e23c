// Where things are kept on this machine (XDG on Linux, the usual places elsewhere).
import { join } from 'node:path';
import envPaths from 'env-paths';

/** The folder of the records of games. `RISK_NAPOLEON_STATE` moves it. */
export const gamesFolder = (env: NodeJS.ProcessEnv): string => {
  const own = env['RISK_NAPOLEON_STATE'];
  if (own !== undefined && own !== '') return own;
  const { log } = envPaths('risk-napoleon', { suffix: '' });
  // env-paths calls XDG_STATE_HOME `log`; elsewhere its data folder is the right one.
  return join(process.platform === 'linux' ? log : envPaths('risk-napoleon', { suffix: '' }).data, 'games');
};
