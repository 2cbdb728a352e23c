// Italian: what the operator of a house is told, and what a script gets.
import { plural } from '../counts/it.js';
import type { ServingWords } from './en.js';

export const SERVING_IT: ServingWords = {
  move: {
    noStore: 'Quale database? --store postgres://utente:password@host/database, o RISK_NAPOLEON_STORE.',
    player: (name) => `Giocatore ${name}`,
    game: (id) => `Partita ${id}`,
    done: (moved, same, refused, target) =>
      `${target}: ${moved} spostati, ${same} già presenti, ${refused} non spostati.`,
    someRefused:
      'Quanto nominato sopra non è stato spostato, tutto il resto sì. Risolto questo, lo stesso comando prosegue.',
    refused: {
      record: (what, detail) => `${what}: la registrazione non è una partita secondo le regole (${detail}).`,
      other: (what, detail) => `${what}: là c’è già un altro con questo numero, nome o chiave (${detail}).`,
      newer: (what, _detail) => `${what}: là si è andati avanti.`,
    },
  },
  serve: {
    listening: (address) => `In ascolto su ${address}`,
    hostKey: (fingerprint) => `Chiave del server: ${fingerprint}`,
    join: (command) => `Per entrare: ${command}`,
    data: (folder) => `Giocatori e partite: ${folder}`,
    storedIn: (database) => `Giocatori e partite: ${database}`,
    web: (url) => `Per i browser: ${url}`,
    open: 'Solo questa macchina può raggiungerlo. Per altri: --host 0.0.0.0 (e --guests, se possono venire senza chiave).',
    stopping: 'Arresto: tutti sono avvisati, le partite aspettano.',
    stopped: 'Fermato.',
    root: 'Non eseguirlo come root: non ne servono i diritti.',
    portTaken: (port) => `La porta ${port} è occupata da un altro programma. Scegline un’altra con --port.`,
    portDenied: (port) => `La porta ${port} è riservata a root. Scegline una da 1024 in su con --port.`,
    cannotListen: (address, reason) => `Impossibile ascoltare su ${address}: ${reason}.`,
    faults: {
      inUse: (folder, pid) =>
        `Un server usa già ${folder} (processo ${pid}). Fermalo, o scegli un’altra cartella con --data.`,
      newer: (path, version) =>
        `${path} è stato scritto da una versione più recente di questo programma (formato ${version}). Aggiornalo.`,
      notAStore: (path, _detail) => `${path} non è la cartella di un server. Scegline un’altra con --data.`,
      unwritable: (folder, reason) => `Impossibile scrivere nella cartella ${folder} (${reason}).`,
      damaged: (path, reason) => `${path} è danneggiato (${reason}). Rimettilo da una copia, o spostalo.`,
    },
    databaseFaults: {
      badUrl: (url, _reason) => `«${url}» non è l’URL di un database: postgres://utente:password@host:porta/database.`,
      unreachable: (url, reason) => `Il database ${url} non risponde (${reason}).`,
      denied: (url, reason) =>
        `Il database ${url} permette troppo poco a questo utente (${reason}). Deve poter accedere, e creare tabelle in uno schema del suo search_path.`,
      noDatabase: (url, _reason) => `Questo database non esiste: ${url}. Crealo con createdb.`,
      tls: (url, reason) =>
        `Nessuna connessione sicura a ${url} (${reason}). L’URL dice come: sslmode=verify-full&sslrootcert=FILE, o sslmode=disable.`,
      newer: (url, reason) =>
        `Le tabelle di ${url} sono di una versione più recente di questo programma (${reason}). Aggiornalo.`,
      notAStore: (url, reason) =>
        `${url} ha tabelle di qualcos’altro (${reason}). Una casa vuole un database, o uno schema, tutto suo.`,
      readOnly: (url, reason) => `Non si può scrivere in ${url} (${reason}): è un server di riserva?`,
      full: (url, reason) => `Il disco della base di dati ${url} è pieno (${reason}). Fai spazio.`,
    },
    hostKeyFaults: {
      readable: (path) =>
        `Altri possono leggere la chiave del server ${path}: forse è già loro. Cancellala (se ne fa una nuova), o chmod 600 se sai quel che fai.`,
      unreadable: (path) => `La chiave del server ${path} non si può leggere.`,
      notAKey: (path) => `${path} non è una chiave privata.`,
    },
    allowLine: (path, line, text) => `${path}, riga ${line}: non una chiave pubblica come in authorized_keys: ${text}`,
    allowUnreadable: (path, reason) => `L’elenco di chiavi ${path} non si può leggere (${reason}).`,
    badAdmin: (text) => `“${text}” non è l’impronta di una chiave (SHA256:…, come la mostra ssh-keygen -lf).`,
    noBoards: (folder) => `La cartella ${folder} non ha tabelloni (file .json o .map).`,
    boardTwice: (file, id) =>
      `Due tabelloni si chiamano ${id}; uno è ${file}. Dai a ciascuno il suo identificativo o nome.`,
    badOrigin: (text) => `«${text}» non è l’indirizzo di una pagina: https://risk.example.org, senza altro dopo.`,
    noPage: (folder) => `Il pacchetto non ha una pagina in ${folder}. In un clone: npm run build.`,
    badLimit: (text, known) => `“${text}” non è un limite. Limiti, ognuno con un numero: ${known}.`,
    noServer: (folder) => `Nessun server usa ${folder}.`,
  },
  commands: {
    help: [
      'games                     i tavoli aperti o in corso, e le tue partite finite',
      'new [--variant NOME] [--players N] [--bots N o ELENCO] [--clock 3min] [--private]',
      'join CODICE o NUMERO      siediti a un tavolo',
      'watch NUMERO              a che punto è una partita',
      'record NUMERO             la registrazione di una partita finita',
      'verify NUMERO             rigioca una partita e controlla i suoi dadi',
      'stats [NOME]              partite giocate e vinte',
      'keys [CODICE]             le tue chiavi e un codice per una in più; con un codice: aggiungi questa chiave',
      'help                      questo',
      'Con --json: dati. Con un terminale (ssh -t): niente per lo schermo, words per le parole.',
    ],
    operatorHelp: [
      'say [TESTO]               di’ qualcosa a tutti; senza testo: ritiralo',
      'rename VECCHIO = NUOVO    dai un altro nome a un giocatore',
      'close NUMERO              chiudi un tavolo',
      'ban CHIAVE, INDIRIZZO o NOME  escludi qualcuno; unban lo riammette, bans li elenca',
    ],
    operatorOnly: 'Solo il gestore di questa casa può farlo.',
    renameHow: 'rename NOME VECCHIO = NOME NUOVO',
    renamed: (before, after) =>
      `${before} ora si chiama ${after}. Le partite già iniziate tengono il vecchio nome nella registrazione.`,
    tooLong: (most) => `Un messaggio a tutti ha al massimo ${most} caratteri.`,
    noBans: 'Nessuno è escluso.',
    banWhom: 'ban vuole l’impronta di una chiave (SHA256:…), un indirizzo, o il nome di qualcuno che ha una chiave.',
    status: { open: 'aperto', playing: 'in corso', ended: 'finito', closed: 'chiuso' },
    unknown: (name) => `Non c’è un comando “${name}”. Prova: help`,
    badOption: (option, known) => `${option} accetta: ${known}`,
    noGames: 'Non c’è nessun tavolo.',
    noAccount: 'Collegati prima con un terminale: lì scegli un nome.',
    noKey: 'Collegati con la chiave da aggiungere.',
    keyAdded: (name) => `Questa chiave ora è di ${name}.`,
    keyCode: (code) => `Per aggiungere una chiave, collegati con essa entro 15 minuti: keys ${code}`,
    keyFaults: {
      code: 'Questo codice è sbagliato, usato o troppo vecchio.',
      keyTaken: 'Questa chiave è di qualcun altro.',
      tooMany: 'Hai troppe chiavi.',
    },
    unfinished: 'La partita non è finita: il suo segreto non è ancora nella registrazione.',
    verified: (n, seal) =>
      `${plural(n, 'azione rigiocata', 'azioni rigiocate')}, tutte le impronte concordano, il sigillo ${seal} tiene.`,
    differs: 'La registrazione non si rigioca come dice.',
    stats: (name, n, won) => `${name}: ${plural(n, 'partita', 'partite')}, ${won} vinte`,
  },
};
