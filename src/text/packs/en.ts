// English: why a pack is refused, by the core's code.
import type { Values } from '../counts/en.js';

export const PACK_FAULTS_EN = {
  badId: (v: Values) => `"${v['id']}" cannot be an id: use small letters, digits and hyphens, at most 60.`,
  twice: (v: Values) => `"${v['id']}" is there twice.`,
  badCode: (v: Values) => `The code of ${v['id']} must be three capital letters, not "${v['code']}".`,
  fewTerritories: (v: Values) => `A board needs at least ${v['least']} territories; this one has ${v['count']}.`,
  manyTerritories: (v: Values) => `A board has at most ${v['most']} territories; this one has ${v['count']}.`,
  unknownRegion: (v: Values) => `${v['territory']} is in the region "${v['region']}", which does not exist.`,
  emptyRegion: (v: Values) => `The region ${v['region']} has no territory.`,
  badBonus: (v: Values) => `The bonus of ${v['id']} must be a whole number from 0 to 1000, not ${v['bonus']}.`,
  unknownNeighbour: (v: Values) => `${v['territory']} is joined to "${v['neighbour']}", which does not exist.`,
  selfEdge: (v: Values) => `${v['territory']} is joined to itself.`,
  edgeTwice: (v: Values) => `${v['from']} and ${v['to']} are joined twice.`,
  badEdge: (v: Values) =>
    `The join of ${v['from']} and ${v['to']} must be "land" or "sea", and "one-way" where it leads one way only.`,
  disconnected: (v: Values) => `There is no way from ${v['from']} to ${v['to']}.`,
  unknownPlace: (v: Values) => `${v['id']} names "${v['place']}", which does not exist.`,
  oneSidedZone: (v: Values) => `The zone ${v['zone']} is next to ${v['other']}, but not the other way round.`,
  emptyRoute: (v: Values) => `The route ${v['route']} has no zone.`,
  badArmies: (v: Values) =>
    `Starting armies for ${v['seats']} seats must be a whole number from 1, not ${v['armies']}.`,
  unknownCard: (v: Values) => `"${v['card']}" has an effect, but there is no such territory.`,
  unknownEffect: (v: Values) => `The card of ${v['card']} has the effect "${v['effect']}", which does not exist.`,
  unknownCapital: (v: Values) => `The capital "${v['capital']}" is not a territory.`,
  badMission: (v: Values) => `The mission ${v['mission']}: its rank, points, time, round or lasting bonus is wrong.`,
  badCondition: (v: Values) => `The mission ${v['mission']}: its condition "${v['key']}" is missing or wrong.`,
  missingNumber: (v: Values) => `The mission ${v['mission']}: "${v['key']}" has no number for ${v['seats']} seats.`,
  badSecretMission: (v: Values) => `The secret mission ${v['mission']}: "${v['key']}" is wrong or out of reach.`,
  badName: (v: Values) => `A name or text of ${v['id']} is empty, too long, or has characters that cannot be shown.`,
  rasterPlaces: (v: Values) => `The picture and the board disagree about ${v['id']}.`,
  rasterRows: (v: Values) => `The picture is faulty in row ${v['row']}.`,
};
