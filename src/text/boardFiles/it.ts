// Italian: what there is to say about boards from files, by the code of the remark or fault.

import type { Values } from '../counts/it.js';
import { plural } from '../counts/it.js';
import type { Messages } from '../en.js';

export const BOARD_FILES_IT: Messages['boardFiles'] = {
  said: (label: string, sentence: string) => `${label}: ${sentence}`,
  line: (line: number) => `riga ${line}`,
  warning: 'Nota',
  refusal: 'Rifiutato',
  remarks: {
    unsafeName: (v: Values) => `“${v['name']}” aveva caratteri che non si possono mostrare; sono stati tolti.`,
    longName: (v: Values) => `“${v['name']}” è stato accorciato a ${v['most']} caratteri.`,
    sameName: (v: Values) => `Un secondo territorio si chiama “${v['name']}”; riceve un numero.`,
    otherCase: (v: Values) => `“${v['name']}” è stato letto come “${v['known']}”.`,
    twiceJoined: (v: Values) => `${v['territory']} elenca due volte ${v['neighbour']}; ne basta una.`,
    selfJoined: (v: Values) => `${v['territory']} elenca sé stesso tra i vicini; è stato ignorato.`,
    oneWay: (v: Values) =>
      `Da ${v['territory']} si va in ${v['neighbour']}, ma non viceversa: attacchi e spostamenti a senso unico.`,
    oneWayMended: (v: Values) =>
      `${v['neighbour']} non elenca ${v['territory']}; il legame vale nei due sensi. Per i sensi unici aggiungi warn=no a [Map].`,
    trailingComma: () => 'Una virgola di troppo alla fine è stata ignorata.',
    emptyRegion: (v: Values) => `Il continente ${v['region']} non ha territori; è stato ignorato.`,
    unknownSection: (v: Values) => `La sezione [${v['section']}] è sconosciuta; è stata ignorata.`,
    badCard: (v: Values) => `Carta illeggibile: “${v['text']}”. Il suo territorio riceve un simbolo a turno.`,
    badMission: (v: Values) => `Missione illeggibile: “${v['text']}”. È stata ignorata.`,
    noCards: (v: Values) => `Il file delle carte “${v['file']}” non è accanto alla mappa; i simboli sono dati a turno.`,
    noPicture: (v: Values) =>
      `L’immagine “${v['file']}” non è accanto alla mappa; la mappa è disegnata dalle coordinate.`,
    badPicture: (v: Values) => `L’immagine “${v['file']}” è illeggibile; la mappa è disegnata dalle coordinate.`,
    pictureTooLarge: (v: Values) => `L’immagine “${v['file']}” è troppo grande; la mappa è disegnata dalle coordinate.`,
    pictureDisagrees: (v: Values) =>
      v['other'] === ''
        ? `L’immagine non mostra ${v['territory']}; la mappa è disegnata dalle coordinate.`
        : `${v['territory']} e ${v['other']} sono una sola area nell’immagine; la mappa è disegnata dalle coordinate.`,
    pictureStray: (v: Values) => `${v['pixels']} pixel dell’immagine non sono di nessun territorio; diventano mare.`,
    outside: (v: Values) => `Coordinate fuori dall’immagine: ${v['count']}. Vale l’immagine.`,
    fileTooLarge: (v: Values) => `Il file ha ${v['bytes']} byte; se ne leggono al massimo ${v['most']}.`,
    notText: () => 'Questo non è un file di testo.',
    unknownFormat: () =>
      'Non è né un nostro pacchetto né una mappa di Domination o Conquest: nessuna delle loro sezioni è stata trovata.',
    missingSection: (v: Values) => `Manca la sezione ${v['section']}. Aggiungila.`,
    shortLine: (v: Values) => `Qui manca qualcosa. Scrivi: ${v['wanted']}`,
    badNumber: (v: Values) => `Qui un numero manca o è sbagliato. Scrivi: ${v['wanted']}`,
    badBonus: (v: Values) => `Il bonus “${v['bonus']}” deve essere un numero intero da 0 a ${v['most']}.`,
    wrongId: (v: Values) =>
      `Il numero “${v['id']}” dovrebbe essere ${v['wanted']}: i territori sono numerati da 1, in ordine.`,
    noName: () => 'Qui manca un nome.',
    twiceNamed: (v: Values) => `Il nome “${v['name']}” c’è due volte. Dai a ognuno il suo.`,
    unknownRegion: (v: Values) => `Non c’è un continente “${v['region']}”. Aggiungilo o correggi il nome.`,
    unknownNeighbour: (v: Values) =>
      `Non c’è un territorio “${v['neighbour']}” tra i ${v['count']}. Correggi il vicino o toglilo.`,
    noJoins: () => 'Nessun territorio ha vicini. Elenca i vicini di ognuno.',
    fewTerritories: (v: Values) => `La mappa ha ${v['count']} territori; ne servono almeno 2.`,
    manyTerritories: (v: Values) =>
      `La mappa ha ${v['count']} territori; se ne possono giocare al massimo ${v['most']}.`,
  },
  faults: {
    notUtf8: () => 'Il testo non è in UTF-8. Salvalo in UTF-8.',
    notJson: (v: Values) =>
      `Dalla riga ${v['line']}, colonna ${v['column']} non è più JSON: cerca lì una virgola, una virgoletta o una parentesi che manca o è di troppo.`,
    notAPack: (v: Values) =>
      `${v['where']} è sbagliato: ${v['found']}${v['wanted'] === '' ? '' : `, atteso ${v['wanted']}`}. Vedi docs/PACK.md.`,
    missing: (v: Values) => `Manca ${v['where']}. Vedi docs/PACK.md.`,
    newerPack: (v: Values) =>
      `Questo pacchetto ha il formato ${v['found']}; questo programma legge il ${v['known']}. Usa una versione più recente.`,
    packTooLarge: (v: Values) => `Il file ha ${v['bytes']} byte; se ne leggono al massimo ${v['most']}.`,
    noPlace: (v: Values) => `Non c’è un raster e per ${v['territory']} non è dato un posto. Aggiungilo sotto “places”.`,
  },
  commands: {
    listed: (name: string, territories: number, regions: number, plays: string) =>
      `${name}  ${plural(territories, 'territorio', 'territori')}, ${plural(regions, 'regione', 'regioni')}${plays}`,
    napoleon: ', Risk Napoleone',
    house: 'Della casa:',
    own: (folder: string) => `Le tue, in ${folder}:`,
    none: (folder: string) => `Ancora nessuna tua. Metti i file in ${folder}.`,
    broken: (file: string) => `${file}  non si può giocare; vedi: boards check`,
    joins: (land: number, sea: number, oneWay: number) =>
      `Confini: ${land} di terra, ${sea} di mare, di cui ${oneWay} a senso unico.`,
    good: (name: string, territories: number, regions: number) =>
      `${name} si può giocare: ${plural(territories, 'territorio', 'territori')}, ${plural(regions, 'regione', 'regioni')}.`,
    noBoard: (name: string, folder: string) =>
      `Non c’è una mappa “${name}”: né un file con quel nome, né in ${folder}, né della casa. Vedi: boards list`,
    noMapInside: (folder: string) => `La cartella ${folder} non ha una mappa: serve un file .map o .json.`,
    exists: (file: string) => `${file} esiste già. Scegli un altro nome o cancellalo prima.`,
    cannotRead: (file: string, reason: string) => `Non si può leggere la mappa ${file}: ${reason}`,
    wrote: (file: string) => `Scritto: ${file}`,
    watching: (file: string) => `${file} è seguito e ridisegnato a ogni salvataggio. Ctrl-C per finire.`,
  },
};
