// Italian: why a pack is refused, by the core's code.
import type { Values } from '../counts/it.js';
import type { Messages } from '../en.js';

export const PACK_FAULTS_IT: Messages['packFaults'] = {
  badId: (v: Values) => `«${v['id']}» non può essere un identificatore: minuscole, cifre e trattini, 60 al massimo.`,
  twice: (v: Values) => `«${v['id']}» compare due volte.`,
  badCode: (v: Values) => `Il codice di ${v['id']} deve avere tre maiuscole, non «${v['code']}».`,
  fewTerritories: (v: Values) => `Un tabellone ha almeno ${v['least']} territori; questo ne ha ${v['count']}.`,
  manyTerritories: (v: Values) => `Un tabellone ha al massimo ${v['most']} territori; questo ne ha ${v['count']}.`,
  unknownRegion: (v: Values) => `${v['territory']} è nella regione «${v['region']}», che non esiste.`,
  emptyRegion: (v: Values) => `La regione ${v['region']} non ha territori.`,
  badBonus: (v: Values) => `Il bonus di ${v['id']} deve essere un numero intero da 0 a 1000, non ${v['bonus']}.`,
  unknownNeighbour: (v: Values) => `${v['territory']} è collegato a «${v['neighbour']}», che non esiste.`,
  selfEdge: (v: Values) => `${v['territory']} è collegato a sé stesso.`,
  edgeTwice: (v: Values) => `${v['from']} e ${v['to']} sono collegati due volte.`,
  badEdge: (v: Values) =>
    `Il collegamento tra ${v['from']} e ${v['to']} deve essere «land» o «sea», e «one-way» se è a senso unico.`,
  disconnected: (v: Values) => `Nessuna via porta da ${v['from']} a ${v['to']}.`,
  unknownPlace: (v: Values) => `${v['id']} nomina «${v['place']}», che non esiste.`,
  oneSidedZone: (v: Values) => `La zona ${v['zone']} tocca ${v['other']}, ma non viceversa.`,
  emptyRoute: (v: Values) => `La rotta ${v['route']} non ha zone.`,
  badArmies: (v: Values) =>
    `Le armate iniziali per ${v['seats']} posti devono essere un numero intero da 1, non ${v['armies']}.`,
  unknownCard: (v: Values) => `«${v['card']}» ha un effetto, ma questo territorio non esiste.`,
  unknownEffect: (v: Values) => `La carta di ${v['card']} ha l’effetto «${v['effect']}», che non esiste.`,
  unknownCapital: (v: Values) => `La capitale «${v['capital']}» non è un territorio.`,
  badMission: (v: Values) => `La missione ${v['mission']}: rango, punti, momento, giro o bonus durevole sbagliato.`,
  badCondition: (v: Values) => `La missione ${v['mission']}: la condizione «${v['key']}» manca o è sbagliata.`,
  missingNumber: (v: Values) => `La missione ${v['mission']}: «${v['key']}» non ha un numero per ${v['seats']} posti.`,
  badSecretMission: (v: Values) => `La missione segreta ${v['mission']}: «${v['key']}» è sbagliato o irraggiungibile.`,
  badName: (v: Values) =>
    `Un nome o un testo di ${v['id']} è vuoto, troppo lungo, o ha caratteri che non si possono mostrare.`,
  rasterPlaces: (v: Values) => `L’immagine e il tabellone non concordano su ${v['id']}.`,
  rasterRows: (v: Values) => `L’immagine è sbagliata alla riga ${v['row']}.`,
};
