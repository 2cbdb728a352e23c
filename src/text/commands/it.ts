// Italian: what the commands say and refuse.
import { armies, cards, form, plural, type Values } from '../counts/it.js';
import type { Messages } from '../en.js';

export const SETUP_ERRORS_IT: Messages['setupErrors'] = {
  unknownVariant: (v: Values) => `Non c’è una variante «${v['variant']}». Varianti: ${v['known']}.`,
  unknownProfile: (v: Values) => `Non c’è un regolamento «${v['profile']}». Regolamenti (--profile): ${v['known']}.`,
  unknownBoard: (v: Values) => `Non c’è un tabellone «${v['board']}». Tabelloni (--board): ${v['known']}.`,
  profileNotForVariant: (v: Values) =>
    `La variante «${v['variant']}» non si gioca con il regolamento «${v['profile']}». Usa --profile ${v['known']}.`,
  boardNotForVariant: (v: Values) =>
    `La variante «${v['variant']}» non si gioca sul tabellone «${v['board']}». Usa --board ${v['known']}.`,
  seatCount: (v: Values) =>
    v['min'] === v['max']
      ? `${v['variant']} si gioca in ${v['min']}, non in ${v['seats']}.`
      : `${v['variant']} è per ${v['min']}-${v['max']} giocatori, non per ${v['seats']}. Usa --players da ${v['min']} a ${v['max']}.`,
  rounds: (v: Values) => `--rounds vuole un numero intero da 1 a 1000, non «${v['rounds']}».`,
  roundsFixed: (v: Values) => `${v['variant']} dura ${v['rounds']} giri; --rounds non vi si applica.`,
  defence: (v: Values) => `L’opzione di difesa deve essere «ask» o «auto» per ognuno dei ${v['seats']} posti.`,
  deal: (v: Values) => `--deal non va con ${v['variant']}: lì i territori si distribuiscono comunque (T-2).`,
  option: () => 'Un’opzione della partita non è prevista dalle regole.',
  fewerTerritories: (v: Values) =>
    `Il tabellone «${v['board']}» ha ${v['territories']} territori, meno dei ${v['seats']} posti.`,
  boardFull: (v: Values) =>
    `Il tabellone «${v['board']}» è troppo piccolo per ${v['seats']} posti: ${v['armies']} reggimenti ciascuno, ma spazio per ${v['room']} durante la preparazione.`,
  boardSize: (v: Values) =>
    `In due serve un tabellone di ${v['needed']} territori (T-2); «${v['board']}» ne ha ${v['territories']}.`,
  fewMissions: (v: Values) =>
    `Il tabellone «${v['board']}» ha troppo poche missioni di rango ${v['rank']} per ${v['seats']} posti.`,
  missions: (v: Values) =>
    `Le missioni segrete sono per i giochi classici da tre a sei giocatori, non per «${v['variant']}». Togli --missions.`,
  fewSecretMissions: (v: Values) =>
    `Il tabellone «${v['board']}» ha ${v['missions']} missioni segrete che un giocatore può ricevere; ne servono quante i giocatori (${v['seats']}). Togli --missions, o aggiungine al tabellone.`,
  badPack: (v: Values) => `La mappa di questa partita non si può giocare (${v['fault']}).`,
};

export const CLI_IT: Messages['cli'] = {
  description: 'Risk per il terminale: a tutto schermo, con seed, rigiocabile.',
  notATerminal:
    'Il gioco ha bisogno di un terminale. Senza, usa «risk-napoleon demo» per una cronaca di testo o «risk-napoleon simulate».',
  unofficial: 'Non ufficiale. Risk è un marchio di Hasbro; nessun legame con Hasbro.',
  tooManyNames: (names: number, seats: number) =>
    `Ci sono ${plural(names, 'nome', 'nomi')} per ${plural(seats, 'posto', 'posti')}.`,
  badBots: (text: string, known: string) =>
    `--bots vuole il numero dei posti giocati da bot, o un elenco di ${known} separati da virgole; non «${text}».`,
  tooManyBots: (bots: number, seats: number) => `Ci sono ${bots} bot per ${plural(seats, 'posto', 'posti')}.`,
  badNumber: (option: string, text: string, min: number, max: number) =>
    `${option} vuole un numero intero da ${min} a ${max}, non «${text}».`,
  badChoice: (option: string, text: string, known: string) => `${option} vuole uno di questi: ${known}; non «${text}».`,
  wordsNeedSealed: '--words va con --dice sealed.',
  sealedHasNoSeed: '--seed e --dice sealed si escludono: i dadi sigillati non hanno un seed.',
  tooManyWords: (words: number, persons: number) =>
    `${words} parole per ${persons} persone: al massimo una parola a persona.`,
  longWord: (most: number) => `Una parola per i dadi ha al massimo ${most} colonne.`,
  badSeed: (most: number) => `--seed vuole da 1 a ${most} caratteri stampabili.`,
  unknownLanguage: (text: string, known: string) => `Non c’è una lingua «${text}». Lingue (--lang): ${known}.`,
  rulesFile: 'RULEBOOK.it.md',
  rulesParts: 'Che cosa si può stampare: risk-napoleon rules PARTE',
  rulesHint: (profiles: string) =>
    `Con --profile (${profiles}) dice come si gioca con quel regolamento; un numero come C-ATT-2 stampa solo quella regola.`,
  unknownRules: (text: string, known: string) =>
    `Il regolamento non ha una parte «${text}». Parti: ${known}; o il numero di una regola, come C-ATT-2.`,
  simulated: (games: number, players: number, variant: string) =>
    `${plural(games, 'partita', 'partite')} di ${variant} con ${players} giocatori`,
  winsOf: (seat: number, driver: string, wins: number, share: string) =>
    `  posto ${seat} (${driver})  ${plural(wins, 'vittoria', 'vittorie')}  ${share}`,
  roundsLine: (mean: string, median: number, max: number) => `  giri: media ${mean}, mediana ${median}, massimo ${max}`,
  unfinished: (n: number) => `  non finite: ${n}`,
  /** Why the system refuses, by its code. */
  reasons: {
    ENOENT: 'il file o la sua cartella non esiste',
    EACCES: 'non si può leggere o scrivere',
    EEXIST: 'esiste già',
    ENOSPC: 'il disco è pieno',
    EISDIR: 'è una cartella',
    ENOTDIR: 'una parte del percorso non è una cartella',
    EROFS: 'il disco è di sola lettura',
    ELOOP: 'i collegamenti girano in tondo',
    ENOTFILE: 'non è un normale file',
    EFBIG: 'è troppo grande',
    EDQUOT: 'la tua parte del disco è piena (quota)',
    ESTALE: 'non è più sul disco di rete',
    EIO: 'il disco non risponde',
    EPERM: 'non è permesso',
    ENAMETOOLONG: 'il nome è troppo lungo',
    EBUSY: 'lo usa un altro programma',
    ENXIO: 'nessuno legge dall’altra parte',
    ENOHOME: 'non c’è una cartella personale',
  },
  oddsStay: '  Un’armata deve restare: da sola non può attaccare.',
  sameName: (name: string) => `Due posti si chiamano ${name}. Dai a ciascuno un nome suo con --names.`,
  onlyNapoleon: (option: string) => `${option} è di Risk Napoleon. Toglila, o usa --variant napoleon.`,
  noCommand: (word: string) => `Non esiste il comando ${word}. Vedi risk-napoleon help.`,
  oddsLine: (attackers: number, defenders: number) =>
    `${armies(attackers)} contro ${armies(defenders)}, fino in fondo, con il massimo dei dadi da entrambe le parti:`,
  oddsAttackers: 'A (armate del territorio attaccante)',
  oddsDefenders: 'D (armate del territorio difensore)',
  oddsWin: (percent: string) => `  prende il territorio  ${percent}`,
  oddsLosses: (attacker: string, defender: string) =>
    `  perdite attese        attaccante ${attacker}, difensore ${defender}`,
  verified: (actions: number, hash: string) =>
    `${plural(actions, 'azione rigiocata', 'azioni rigiocate')}, con le stesse impronte. Stato finale ${hash}.`,
  sealHolds: (seal: string) =>
    `Il sigillo tiene: ${seal} è lo SHA-256 del segreto, e tutti i dadi vengono da esso e dalle parole.`,
  badSize: (text: string, columns: number, rows: number) =>
    `--size vuole colonne e righe come 100x30, fino a ${columns}x${rows}, non «${text}».`,
  badSeat: (text: string, seats: number) =>
    `--seat vuole il numero di un posto da 1 a ${seats}, il suo nome, «spectator» o «all», non «${text}».`,
  tooFar: (path: string, actions: number) => `--to: la partita in ${path} ha ${plural(actions, 'azione', 'azioni')}.`,
  wrote: (path: string) => `Scritto: ${path}`,
  screenIs: (columns: number, rows: number) =>
    `Lo schermo era di ${columns} x ${rows}, questo terminale è più piccolo. Allargalo, o fanne un’immagine con --svg FILE.`,
  screenUnknown: 'Ciò che il rapporto dice dello schermo non va con la partita; se ne mostra la prima vista.',
  difference: {
    recorded: (line: number, what: string, hash: string) =>
      `la riga ${line} dice: ${what} Lo stato dopo sarebbe ${hash}.`,
    recordedUndo: (line: number, count: number, hash: string) =>
      `la riga ${line} dice: ${form(count, 'annullata l’ultima azione', `annullate le ultime ${count} azioni`)}. Lo stato dopo sarebbe ${hash}.`,
    replayed: (hash: string) => `  rigiocata, porta allo stato ${hash}:`,
    nothing: 'sul tabellone non cambia nulla',
    territory: (name: string, before: string, after: string) => `${name}: ${before} -> ${after}`,
    place: (owner: string, n: number) => `${owner} ${armies(n)}`,
    unclaimed: 'libero',
    cards: (name: string, before: number, after: number) => `${name}: ${cards(before)} -> ${after}`,
    turn: (round: number, name: string, step: string) => `poi giro ${round}, ${name} › ${step}`,
    only: 'Le righe seguenti concordano con la partita rigiocata: solo la sua impronta è stata cambiata.',
    more: (n: number) => `Delle righe seguenti, ${n} ${form(n, 'è diversa anch’essa', 'sono diverse anch’esse')}.`,
    position: (line: string) => `  posizione: ${line}`,
  },
  noGames: (folder: string) => `Non ci sono partite in sospeso in ${folder}. Cominciane una con «risk-napoleon».`,
  games: 'Partite in sospeso, dalla più recente. Continua con «risk-napoleon resume NUMERO».',
  noSuchGame: (text: string, most: number) =>
    `Non c’è una partita «${text}». Indica un numero da 1 a ${most} o un file.`,
  noGamesAtAll: (folder: string) => `Non ci sono partite in ${folder}.`,
  allGames:
    'Partite, dalla più recente. I numeri servono per «resume», «replay», «report», «games export» e «games delete».',
  gameWon: (variant: string, names: string, winners: string, age: string) =>
    `${variant}, ${names}, ${winners === '' ? 'finita' : `vinta da ${winners}`}, ${age}`,
  gameUnreadable: (sentence: string) => `non si può giocare: ${sentence}`,
  beingPlayed: (label: string) => `${label}, in corso adesso`,
  deleteGame: (label: string, path: string) => `Eliminare ${path}?\n  ${label}\nScrivi «sì» per eliminarla: `,
  yes: 'sì',
  notInFolder: (text: string, folder: string) => `«${text}» non è nessuna delle partite in ${folder}.`,
  beingPlayedReason: 'è in corso',
  notDeleted: 'Non eliminata.',
  deleteNeedsYes: 'Senza un terminale su cui chiedere, «games delete» richiede --yes.',
  deleted: (path: string) => `Eliminata: ${path}`,
  cannotDelete: (path: string, reason: string) => `Impossibile eliminare ${path} (${reason}).`,
  exported: (path: string) => `Copiata in ${path}`,
  notOverRecord: (path: string) => `${path} è la partita stessa. Scegli un altro file.`,
  cannotExport: (path: string, reason: string) => `Impossibile scrivere ${path} (${reason}).`,
  gameOver: (path: string, command: string) => `La partita in ${path} è finita. Rivedila con:  ${command}`,
  noHome: 'Non c’è una cartella personale per le partite: imposta HOME, o una cartella in RISK_NAPOLEON_STATE.',
  notOver: (path: string) => `${path} esiste già ed è un’altra cosa. Scegli un altro file, o aggiungi --force.`,
  plainCharacters: 'Il sistema non è in UTF-8: solo segni semplici (gli altri con --no-ascii).',
  inUse: (path: string, pid: number) =>
    `La partita in ${path} è giocata da un altro processo (pid ${pid}). Prima esci di là: non la si può continuare in due posti.`,
  inUseElsewhere: (path: string, lock: string) =>
    `La partita in ${path} è giocata altrove. Prima esci di là; se nessuno la gioca, elimina ${lock}.`,
  changedMeanwhile: (path: string) => `La partita in ${path} è andata avanti durante la lettura. Riprova.`,
  writeFailed: (path: string, reason: string) =>
    `Impossibile scrivere ${path} (${reason}). La partita è al sicuro fino all’ultima riga completa.`,
  cannotCreate: (path: string, reason: string) =>
    `Impossibile creare ${path} (${reason}). Scegli un altro posto con --record FILE.`,
  cannotPrint: (reason: string) => `Impossibile scrivere l’output (${reason}).`,
  resumeWith: (command: string) => `La partita è salvata. Continua con:  ${command}`,
  replayWith: (command: string) => `Rivedila con:  ${command}`,
  seedWas: (seed: string) => `Seed: ${seed}`,
  sealWas: (seal: string) => `Sigillo dei dadi: ${seal}`,
  ago: (seconds: number): string =>
    seconds < 90
      ? 'proprio ora'
      : seconds < 5400
        ? `${plural(Math.round(seconds / 60), 'minuto', 'minuti')} fa`
        : seconds < 129_600
          ? `${plural(Math.round(seconds / 3600), 'ora', 'ore')} fa`
          : `${plural(Math.round(seconds / 86_400), 'giorno', 'giorni')} fa`,
  unexpected: (message: string) => `È successo qualcosa che non doveva succedere: ${message}. (--debug mostra dove.)`,
};
