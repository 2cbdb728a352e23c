// Italian: records that cannot be read, and reports of bugs.
import { plural } from '../counts/it.js';
import type { Messages } from '../en.js';

export const REPORT_IT: Messages['report'] = {
  nothing: 'Niente da segnalare: questa partita non viene registrata.',
  what: 'Una partita e lo schermo su cui è stata vista, da allegare a una segnalazione. Scrivi sopra questa riga che cosa non va.',
  secret: 'Attenzione: contiene tutte le carte, i nomi e i dadi che verranno.',
  replayWith: 'Per vedere lo stesso schermo:',
  platform: 'piattaforma',
  terminal: 'terminale',
  colours: (depth: 0 | 4 | 8 | 24): string =>
    ({ 0: 'senza colori', 4: '16 colori', 8: '256 colori', 24: 'colori reali' })[depth],
  locale: 'lingua del sistema',
  written: 'scritto',
  error: 'Ultimo errore',
  screen: 'Schermo',
  record: 'Fatti e registrazione',
  seat: (n: number) => `Posto ${n}`,
  done: (path: string) => `Rapporto scritto: ${path}`,
  inFolder: (name: string) => `Rapporto, con le tue partite: ${name}`,
  justNow: (name: string) => `C’è un rapporto di meno di un minuto fa: ${name}`,
  failed: (reason: string) => `Non è stato possibile scrivere il rapporto (${reason}).`,
  crashed: (path: string) => `Ne è stato scritto un rapporto. Allegalo a una segnalazione: ${path}`,
  noRecord: (folder: string) => `In ${folder} non c’è una partita da segnalare. Indica una registrazione.`,
};

export const RECORD_FAULTS_IT: Messages['recordFaults'] = {
  unreadable: (path: string, reason: string) => `Impossibile leggere ${path}: ${reason}.`,
  tooLarge: (path: string, bytes: number) =>
    `${path} è troppo grande per una registrazione (${plural(bytes, 'byte', 'byte')}).`,
  empty: (path: string) => `${path} è vuoto: nulla è stato registrato.`,
  notARecord: (path: string, line: number) => `${path} non è una registrazione di risk-napoleon (riga ${line}).`,
  otherFormat: (path: string, line: number, found: number, known: number) =>
    `${path}, riga ${line}: scritto nel formato ${found}, che questo programma non legge (legge ${known}).`,
  newer: (path: string, line: number, found: number, known: number) =>
    `${path}, riga ${line}: scritto da un programma più recente (formato ${found}; questo legge ${known}). Aggiorna risk-napoleon.`,
  setup: (path: string, line: number, sentence: string) => `${path}, riga ${line}: ${sentence}`,
  damaged: (path: string, line: number, what: string) =>
    `${path} è danneggiato alla riga ${line}: ${what}. Nulla è stato cambiato.`,
  rulesVersion: (path: string, line: number, found: number, known: number) =>
    `${path}, riga ${line}: la partita segue la versione ${found} delle regole; questo programma gioca la versione ${known}. Usa il programma che l’ha scritta.`,
  otherBoard: (path: string, line: number) =>
    `${path}, riga ${line}: la partita è stata giocata su un tabellone diverso da quello di questo programma.`,
  rejected: (path: string, line: number, rule: string) => `${path}, riga ${line}: l’azione non è permessa (${rule}).`,
  undo: (path: string, line: number) => `${path}, riga ${line}: queste azioni non si possono annullare (D-4).`,
  number: (path: string, line: number, found: number, known: number) =>
    `${path}, riga ${line}: azione ${found} al posto della ${known}.`,
  hash: (path: string, line: number, found: string, known: string) =>
    `${path}, riga ${line}: la prima differenza. Stato registrato ${found}, rigiocato ${known}.`,
  end: (path: string, line: number, found: string, known: string) =>
    `${path}, riga ${line}: lo stato finale è diverso. Registrato ${found}, rigiocato ${known}.`,
  outcome: (path: string, line: number, found: string, known: string) =>
    `${path}, riga ${line}: la partita finisce diversamente. Registrato ${found}, rigiocato ${known}.`,
  sealed: (path: string, line: number) =>
    `${path}, riga ${line}: i dadi sono sigillati e il loro segreto si svela solo alla fine della partita.`,
  seal: (path: string, line: number, found: string, known: string) =>
    `${path}, riga ${line}: il segreto dei dadi non corrisponde al sigillo. Il suo SHA-256 comincia con ${found}, il sigillo con ${known}.`,
  truncated: (path: string) => `L’ultima riga di ${path} era troncata; la partita riprende dalla riga precedente.`,
};

export const RECORD_MOVES_IT: Messages['recordMoves'] = {
  gone: (from: string, to: string) =>
    from === to
      ? `La registrazione ${from} era sparita: tutta la partita vi è stata scritta di nuovo.`
      : `La registrazione ${from} era sparita: tutta la partita è stata scritta in ${to}.`,
  replaced: (from: string, to: string) =>
    `${from} ora è un altro file, che resta com’è: tutta la partita continua in ${to}.`,
  changed: (from: string, to: string) =>
    `Un altro programma ha modificato ${from}, che resta com’è: tutta la partita continua in ${to}.`,
};
