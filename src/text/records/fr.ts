// French: records that cannot be read, and reports of bugs.
import { plural } from '../counts/fr.js';
import type { Messages } from '../en.js';

export const REPORT_FR: Messages['report'] = {
  nothing: 'Rien à signaler : cette partie n’est pas enregistrée.',
  what: 'Une partie et l’écran où elle a été vue, à joindre à un ticket. Écrivez ce qui ne va pas au-dessus de cette ligne.',
  secret: 'Attention : il contient toutes les cartes, les noms et les dés à venir.',
  replayWith: 'Pour voir le même écran :',
  platform: 'plateforme',
  terminal: 'terminal',
  colours: (depth: 0 | 4 | 8 | 24): string =>
    ({ 0: 'sans couleurs', 4: '16 couleurs', 8: '256 couleurs', 24: 'couleurs vraies' })[depth],
  locale: 'langue du système',
  written: 'écrit',
  error: 'Dernière erreur',
  screen: 'Écran',
  record: 'Faits et enregistrement',
  seat: (n: number) => `Place ${n}`,
  done: (path: string) => `Rapport écrit : ${path}`,
  inFolder: (name: string) => `Rapport, avec vos parties : ${name}`,
  justNow: (name: string) => `Un rapport date de moins d’une minute : ${name}`,
  failed: (reason: string) => `Le rapport n’a pas pu être écrit (${reason}).`,
  crashed: (path: string) => `Un rapport en a été écrit. Merci de le joindre à un ticket : ${path}`,
  noRecord: (folder: string) => `Il n’y a pas de partie dans ${folder} à rapporter. Indiquez un enregistrement.`,
};

export const RECORD_FAULTS_FR: Messages['recordFaults'] = {
  unreadable: (path: string, reason: string) => `Impossible de lire ${path} : ${reason}.`,
  tooLarge: (path: string, bytes: number) =>
    `${path} est trop grand pour un enregistrement (${plural(bytes, 'octet', 'octets')}).`,
  empty: (path: string) => `${path} est vide : rien n’a été enregistré.`,
  notARecord: (path: string, line: number) => `${path} n’est pas un enregistrement de risk-napoleon (ligne ${line}).`,
  otherFormat: (path: string, line: number, found: number, known: number) =>
    `${path}, ligne ${line} : écrit au format ${found}, que ce programme ne lit pas (il lit ${known}).`,
  newer: (path: string, line: number, found: number, known: number) =>
    `${path}, ligne ${line} : écrit par un programme plus récent (format ${found} ; celui-ci lit ${known}). Mettez risk-napoleon à jour.`,
  setup: (path: string, line: number, sentence: string) => `${path}, ligne ${line} : ${sentence}`,
  damaged: (path: string, line: number, what: string) =>
    `${path} est endommagé à la ligne ${line} : ${what}. Rien n’a été modifié.`,
  rulesVersion: (path: string, line: number, found: number, known: number) =>
    `${path}, ligne ${line} : la partie suit la version ${found} des règles ; ce programme joue la version ${known}. Utilisez le programme qui l’a écrite.`,
  otherBoard: (path: string, line: number) =>
    `${path}, ligne ${line} : la partie a été jouée sur un plateau qui diffère de celui de ce programme.`,
  rejected: (path: string, line: number, rule: string) =>
    `${path}, ligne ${line} : l’action n’est pas permise (${rule}).`,
  undo: (path: string, line: number) => `${path}, ligne ${line} : ces actions ne peuvent être annulées (D-4).`,
  number: (path: string, line: number, found: number, known: number) =>
    `${path}, ligne ${line} : action ${found} au lieu de ${known}.`,
  hash: (path: string, line: number, found: string, known: string) =>
    `${path}, ligne ${line} : première différence. État enregistré ${found}, rejoué ${known}.`,
  end: (path: string, line: number, found: string, known: string) =>
    `${path}, ligne ${line} : l’état final diffère. Enregistré ${found}, rejoué ${known}.`,
  outcome: (path: string, line: number, found: string, known: string) =>
    `${path}, ligne ${line} : l’issue de la partie diffère. Enregistrée ${found}, rejouée ${known}.`,
  sealed: (path: string, line: number) =>
    `${path}, ligne ${line} : les dés sont scellés ; leur secret n’est révélé qu’à la fin de la partie.`,
  seal: (path: string, line: number, found: string, known: string) =>
    `${path}, ligne ${line} : le secret des dés ne correspond pas à leur sceau. Son SHA-256 commence par ${found}, le sceau par ${known}.`,
  truncated: (path: string) => `La dernière ligne de ${path} était coupée ; la partie reprend à la ligne précédente.`,
};

export const RECORD_MOVES_FR: Messages['recordMoves'] = {
  gone: (from: string, to: string) =>
    from === to
      ? `L’enregistrement ${from} avait disparu : toute la partie y a été écrite à nouveau.`
      : `L’enregistrement ${from} avait disparu : toute la partie a été écrite dans ${to}.`,
  replaced: (from: string, to: string) =>
    `${from} est maintenant un autre fichier, qui reste tel quel : toute la partie continue dans ${to}.`,
  changed: (from: string, to: string) =>
    `Un autre programme a modifié ${from}, qui reste tel quel : toute la partie continue dans ${to}.`,
};
