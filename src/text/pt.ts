// European Portuguese (`pt-PT`), in words and in numbers: none is plural. Places stand without articles, as on a board.

import { BOARD_FILES_PT } from './boardFiles/pt.js';
import { BOTS_PT } from './bots/pt.js';
import { COACH_PT } from './coach/pt.js';
import { CLI_PT, SETUP_ERRORS_PT } from './commands/pt.js';
import { armies, cards, decimal, list, percent } from './counts/pt.js';
import { DAILY_PT } from './daily/pt.js';
import type { Messages } from './en.js';
import { ENDING_PT } from './ending/pt.js';
import { HINT_PT } from './hint/pt.js';
import { INSPECT_PT } from './inspect/pt.js';
import { LOBBY_PT } from './lobby/pt.js';
import { LOG_PT } from './log/pt.js';
import { LOOK_PT } from './look/pt.js';
import { MENU_PT } from './menu/pt.js';
import { MISSIONS_PT } from './missions/pt.js';
import { NAPOLEON_PT } from './napoleon/pt.js';
import { PACK_FAULTS_PT } from './packs/pt.js';
import { placePt } from './places/pt.js';
import { PROMPT_PT } from './prompts/pt.js';
import { RECORD_FAULTS_PT, RECORD_MOVES_PT, REPORT_PT } from './records/pt.js';
import { HELP_PT, KEYS_PT, SCREEN_PT } from './screen/pt.js';
import { SERVER_PT } from './server/pt.js';
import { SERVING_PT } from './serving/pt.js';
import { SETTINGS_PT } from './settings/pt.js';
import { SPOKEN_PT } from './spoken/pt.js';
import { STATS_PT } from './stats/pt.js';
import { STORY_PT } from './story/pt.js';
import { TOURNAMENT_PT } from './tournament/pt.js';
import { USAGE_PT } from './usage/pt.js';
import { VIEWER_PT } from './viewer/pt.js';
import { WEB_PT } from './web/pt.js';

export const PT: Messages = {
  language: 'Português',
  armies,
  cards,
  list,
  decimal,
  percent,
  placeOf: placePt,
  /** How keys are called in hints and on the line of keys. */
  keyNames: { enter: 'Enter', esc: 'Esc', pgup: 'PgUp', pgdn: 'PgDn', home: 'Home', end: 'End' },
  /** `Language: English` */
  labelled: (label: string, value: string) => `${label}: ${value}`,

  symbols: { infantry: 'infantaria', cavalry: 'cavalaria', artillery: 'artilharia', joker: 'joker' },

  setupErrors: SETUP_ERRORS_PT,

  packFaults: PACK_FAULTS_PT,
  boardFiles: BOARD_FILES_PT,

  cli: CLI_PT,

  report: REPORT_PT,

  recordFaults: RECORD_FAULTS_PT,
  recordMoves: RECORD_MOVES_PT,

  log: LOG_PT,

  keys: KEYS_PT,

  prompt: PROMPT_PT,

  screen: SCREEN_PT,

  look: LOOK_PT,

  napoleon: NAPOLEON_PT,

  help: HELP_PT,

  menu: MENU_PT,
  missions: MISSIONS_PT,
  ending: ENDING_PT,
  daily: DAILY_PT,
  stats: STATS_PT,
  lobby: LOBBY_PT,
  bots: BOTS_PT,
  hint: HINT_PT,
  inspect: INSPECT_PT,
  coach: COACH_PT,
  story: STORY_PT,
  tournament: TOURNAMENT_PT,
  usage: USAGE_PT,
  viewer: VIEWER_PT,
  spoken: SPOKEN_PT,
  settings: SETTINGS_PT,
  server: { ...SERVER_PT, ...SERVING_PT },
  web: WEB_PT,
};
