// English, as it is written in Britain. Every other language has the same keys (a test and the type `Messages` see to it).

import { BOARD_FILES_EN } from './boardFiles/en.js';
import { BOTS_EN } from './bots/en.js';
import { COACH_EN } from './coach/en.js';
import { CLI_EN, SETUP_ERRORS_EN } from './commands/en.js';
import { armies, cards, decimal, list, percent } from './counts/en.js';
import { DAILY_EN } from './daily/en.js';
import { ENDING_EN } from './ending/en.js';
import { HINT_EN } from './hint/en.js';
import { INSPECT_EN } from './inspect/en.js';
import { LOBBY_EN } from './lobby/en.js';
import { LOG_EN } from './log/en.js';
import { LOOK_EN } from './look/en.js';
import { MENU_EN } from './menu/en.js';
import { MISSIONS_EN } from './missions/en.js';
import { NAPOLEON_EN } from './napoleon/en.js';
import { PACK_FAULTS_EN } from './packs/en.js';
import { placeEn } from './places/en.js';
import { PROMPT_EN } from './prompts/en.js';
import { RECORD_FAULTS_EN, RECORD_MOVES_EN, REPORT_EN } from './records/en.js';
import { HELP_EN, KEYS_EN, SCREEN_EN } from './screen/en.js';
import { SERVER_EN } from './server/en.js';
import { SERVING_EN } from './serving/en.js';
import { SETTINGS_EN } from './settings/en.js';
import { SPOKEN_EN } from './spoken/en.js';
import { STATS_EN } from './stats/en.js';
import { STORY_EN } from './story/en.js';
import { TOURNAMENT_EN } from './tournament/en.js';
import { USAGE_EN } from './usage/en.js';
import { VIEWER_EN } from './viewer/en.js';
import { WEB_EN } from './web/en.js';

export const EN = {
  language: 'English',
  armies,
  cards,
  list,
  decimal,
  percent,
  placeOf: placeEn,
  /** How keys are called in hints and on the line of keys. */
  keyNames: { enter: 'Enter', esc: 'Esc', pgup: 'PgUp', pgdn: 'PgDn', home: 'Home', end: 'End' },
  /** `Language: English` */
  labelled: (label: string, value: string) => `${label}: ${value}`,

  symbols: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery', joker: 'joker' },

  setupErrors: SETUP_ERRORS_EN,

  packFaults: PACK_FAULTS_EN,
  boardFiles: BOARD_FILES_EN,

  cli: CLI_EN,

  report: REPORT_EN,

  recordFaults: RECORD_FAULTS_EN,
  recordMoves: RECORD_MOVES_EN,

  log: LOG_EN,

  keys: KEYS_EN,

  prompt: PROMPT_EN,

  screen: SCREEN_EN,

  look: LOOK_EN,

  napoleon: NAPOLEON_EN,

  help: HELP_EN,

  menu: MENU_EN,
  missions: MISSIONS_EN,
  ending: ENDING_EN,
  daily: DAILY_EN,
  stats: STATS_EN,
  lobby: LOBBY_EN,
  bots: BOTS_EN,
  hint: HINT_EN,
  inspect: INSPECT_EN,
  coach: COACH_EN,
  story: STORY_EN,
  tournament: TOURNAMENT_EN,
  usage: USAGE_EN,
  viewer: VIEWER_EN,
  spoken: SPOKEN_EN,
  settings: SETTINGS_EN,
  server: { ...SERVER_EN, ...SERVING_EN },
  web: WEB_EN,
};

export type Messages = typeof EN;
