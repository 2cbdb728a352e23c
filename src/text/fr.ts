// French; none is singular.

import { BOARD_FILES_FR } from './boardFiles/fr.js';
import { BOTS_FR } from './bots/fr.js';
import { COACH_FR } from './coach/fr.js';
import { CLI_FR, SETUP_ERRORS_FR } from './commands/fr.js';
import { armies, cards, decimal, list, percent } from './counts/fr.js';
import { DAILY_FR } from './daily/fr.js';
import type { Messages } from './en.js';
import { ENDING_FR } from './ending/fr.js';
import { HINT_FR } from './hint/fr.js';
import { INSPECT_FR } from './inspect/fr.js';
import { LOBBY_FR } from './lobby/fr.js';
import { LOG_FR } from './log/fr.js';
import { LOOK_FR } from './look/fr.js';
import { MENU_FR } from './menu/fr.js';
import { MISSIONS_FR } from './missions/fr.js';
import { NAPOLEON_FR } from './napoleon/fr.js';
import { PACK_FAULTS_FR } from './packs/fr.js';
import { placeFr } from './places/fr.js';
import { PROMPT_FR } from './prompts/fr.js';
import { RECORD_FAULTS_FR, RECORD_MOVES_FR, REPORT_FR } from './records/fr.js';
import { HELP_FR, KEYS_FR, SCREEN_FR } from './screen/fr.js';
import { SERVER_FR } from './server/fr.js';
import { SERVING_FR } from './serving/fr.js';
import { SETTINGS_FR } from './settings/fr.js';
import { SPOKEN_FR } from './spoken/fr.js';
import { STATS_FR } from './stats/fr.js';
import { STORY_FR } from './story/fr.js';
import { TOURNAMENT_FR } from './tournament/fr.js';
import { USAGE_FR } from './usage/fr.js';
import { VIEWER_FR } from './viewer/fr.js';
import { WEB_FR } from './web/fr.js';

export const FR: Messages = {
  language: 'Français',
  armies,
  cards,
  list,
  decimal,
  percent,
  placeOf: placeFr,
  /** How keys are called in hints and on the line of keys. */
  keyNames: { enter: 'Entrée', esc: 'Échap', pgup: 'PgPréc', pgdn: 'PgSuiv', home: 'Début', end: 'Fin' },
  /** `Language: English` */
  labelled: (label: string, value: string) => `${label} : ${value}`,

  symbols: { infantry: 'infanterie', cavalry: 'cavalerie', artillery: 'artillerie', joker: 'joker' },

  setupErrors: SETUP_ERRORS_FR,

  packFaults: PACK_FAULTS_FR,
  boardFiles: BOARD_FILES_FR,

  cli: CLI_FR,

  report: REPORT_FR,

  recordFaults: RECORD_FAULTS_FR,
  recordMoves: RECORD_MOVES_FR,

  log: LOG_FR,

  keys: KEYS_FR,

  prompt: PROMPT_FR,

  screen: SCREEN_FR,

  look: LOOK_FR,

  napoleon: NAPOLEON_FR,

  help: HELP_FR,

  menu: MENU_FR,
  missions: MISSIONS_FR,
  ending: ENDING_FR,
  daily: DAILY_FR,
  stats: STATS_FR,
  lobby: LOBBY_FR,
  bots: BOTS_FR,
  hint: HINT_FR,
  inspect: INSPECT_FR,
  coach: COACH_FR,
  story: STORY_FR,
  tournament: TOURNAMENT_FR,
  usage: USAGE_FR,
  viewer: VIEWER_FR,
  spoken: SPOKEN_FR,
  settings: SETTINGS_FR,
  server: { ...SERVER_FR, ...SERVING_FR },
  web: WEB_FR,
};
