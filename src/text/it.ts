// Italian. Places stand without articles, as on a board.

import { BOARD_FILES_IT } from './boardFiles/it.js';
import { BOTS_IT } from './bots/it.js';
import { COACH_IT } from './coach/it.js';
import { CLI_IT, SETUP_ERRORS_IT } from './commands/it.js';
import { armies, cards, decimal, list, percent } from './counts/it.js';
import { DAILY_IT } from './daily/it.js';
import type { Messages } from './en.js';
import { ENDING_IT } from './ending/it.js';
import { HINT_IT } from './hint/it.js';
import { INSPECT_IT } from './inspect/it.js';
import { LOBBY_IT } from './lobby/it.js';
import { LOG_IT } from './log/it.js';
import { LOOK_IT } from './look/it.js';
import { MENU_IT } from './menu/it.js';
import { MISSIONS_IT } from './missions/it.js';
import { NAPOLEON_IT } from './napoleon/it.js';
import { PACK_FAULTS_IT } from './packs/it.js';
import { placeIt } from './places/it.js';
import { PROMPT_IT } from './prompts/it.js';
import { RECORD_FAULTS_IT, RECORD_MOVES_IT, REPORT_IT } from './records/it.js';
import { HELP_IT, KEYS_IT, SCREEN_IT } from './screen/it.js';
import { SERVER_IT } from './server/it.js';
import { SERVING_IT } from './serving/it.js';
import { SETTINGS_IT } from './settings/it.js';
import { SPOKEN_IT } from './spoken/it.js';
import { STATS_IT } from './stats/it.js';
import { STORY_IT } from './story/it.js';
import { TOURNAMENT_IT } from './tournament/it.js';
import { USAGE_IT } from './usage/it.js';
import { VIEWER_IT } from './viewer/it.js';
import { WEB_IT } from './web/it.js';

export const IT: Messages = {
  language: 'Italiano',
  armies,
  cards,
  list,
  decimal,
  percent,
  placeOf: placeIt,
  /** How keys are called in hints and on the line of keys. */
  keyNames: { enter: 'Invio', esc: 'Esc', pgup: 'Pag↑', pgdn: 'Pag↓', home: 'Home', end: 'Fine' },
  /** `Language: English` */
  labelled: (label: string, value: string) => `${label}: ${value}`,

  symbols: { infantry: 'fanteria', cavalry: 'cavalleria', artillery: 'artiglieria', joker: 'jolly' },

  setupErrors: SETUP_ERRORS_IT,

  packFaults: PACK_FAULTS_IT,
  boardFiles: BOARD_FILES_IT,

  cli: CLI_IT,

  report: REPORT_IT,

  recordFaults: RECORD_FAULTS_IT,
  recordMoves: RECORD_MOVES_IT,

  log: LOG_IT,

  keys: KEYS_IT,

  prompt: PROMPT_IT,

  screen: SCREEN_IT,

  look: LOOK_IT,

  napoleon: NAPOLEON_IT,

  help: HELP_IT,

  menu: MENU_IT,
  missions: MISSIONS_IT,
  ending: ENDING_IT,
  daily: DAILY_IT,
  stats: STATS_IT,
  lobby: LOBBY_IT,
  bots: BOTS_IT,
  hint: HINT_IT,
  inspect: INSPECT_IT,
  coach: COACH_IT,
  story: STORY_IT,
  tournament: TOURNAMENT_IT,
  usage: USAGE_IT,
  viewer: VIEWER_IT,
  spoken: SPOKEN_IT,
  settings: SETTINGS_IT,
  server: { ...SERVER_IT, ...SERVING_IT },
  web: WEB_IT,
};
