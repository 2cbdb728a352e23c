// Portuguese: why a pack is refused, by the core's code.
import type { Values } from '../counts/pt.js';
import type { Messages } from '../en.js';

export const PACK_FAULTS_PT: Messages['packFaults'] = {
  badId: (v: Values) => `«${v['id']}» não pode ser um identificador: minúsculas, algarismos e hífenes, 60 no máximo.`,
  twice: (v: Values) => `«${v['id']}» aparece duas vezes.`,
  badCode: (v: Values) => `O código de ${v['id']} tem de ter três maiúsculas, não «${v['code']}».`,
  fewTerritories: (v: Values) => `Um tabuleiro tem pelo menos ${v['least']} territórios; este tem ${v['count']}.`,
  manyTerritories: (v: Values) => `Um tabuleiro tem no máximo ${v['most']} territórios; este tem ${v['count']}.`,
  unknownRegion: (v: Values) => `${v['territory']} está na região «${v['region']}», que não existe.`,
  emptyRegion: (v: Values) => `A região ${v['region']} não tem territórios.`,
  badBonus: (v: Values) => `O bónus de ${v['id']} tem de ser um número inteiro de 0 a 1000, não ${v['bonus']}.`,
  unknownNeighbour: (v: Values) => `${v['territory']} está ligado a «${v['neighbour']}», que não existe.`,
  selfEdge: (v: Values) => `${v['territory']} está ligado a si próprio.`,
  edgeTwice: (v: Values) => `${v['from']} e ${v['to']} estão ligados duas vezes.`,
  badEdge: (v: Values) =>
    `A ligação entre ${v['from']} e ${v['to']} tem de ser «land» ou «sea», e «one-way» se for de sentido único.`,
  disconnected: (v: Values) => `Nenhum caminho leva de ${v['from']} a ${v['to']}.`,
  unknownPlace: (v: Values) => `${v['id']} nomeia «${v['place']}», que não existe.`,
  oneSidedZone: (v: Values) => `A zona ${v['zone']} toca em ${v['other']}, mas o inverso não está dito.`,
  emptyRoute: (v: Values) => `A rota ${v['route']} não tem zonas.`,
  badArmies: (v: Values) =>
    `Os exércitos iniciais para ${v['seats']} lugares têm de ser um número inteiro a partir de 1, não ${v['armies']}.`,
  unknownCard: (v: Values) => `«${v['card']}» tem um efeito, mas esse território não existe.`,
  unknownEffect: (v: Values) => `A carta de ${v['card']} tem o efeito «${v['effect']}», que não existe.`,
  unknownCapital: (v: Values) => `A capital «${v['capital']}» não é um território.`,
  badMission: (v: Values) => `A missão ${v['mission']}: nível, pontos, momento, ronda ou bónus duradouro errado.`,
  badCondition: (v: Values) => `A missão ${v['mission']}: a condição «${v['key']}» falta ou está errada.`,
  missingNumber: (v: Values) => `A missão ${v['mission']}: «${v['key']}» não tem número para ${v['seats']} lugares.`,
  badSecretMission: (v: Values) => `A missão secreta ${v['mission']}: «${v['key']}» está errado ou fora de alcance.`,
  badName: (v: Values) =>
    `Um nome ou um texto de ${v['id']} está vazio, é longo de mais ou tem caracteres que não se podem mostrar.`,
  rasterPlaces: (v: Values) => `A imagem e o tabuleiro não concordam sobre ${v['id']}.`,
  rasterRows: (v: Values) => `A imagem está errada na linha ${v['row']}.`,
};
