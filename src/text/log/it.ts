// Italian: what happened, one sentence an event.
import { cards, list, plural } from '../counts/it.js';
import type { Messages } from '../en.js';
import { signed } from '../forms.js';
import { upperFirst } from '../places/place.js';
import type { Place } from '../types.js';

export const LOG_IT: Messages['log'] = {
  rolledForFirst: (rolls: string) => `Lancio per chi comincia: ${rolls}.`,
  placesFirst: (name: string) => `${name} comincia a piazzare.`,
  beginsFirst: (name: string) => `${name} ha il primo turno.`,
  claims: (name: string, territory: Place) => `${name} occupa ${territory.the}.`,
  dealt: 'I territori sono distribuiti.',
  places: (name: string, n: number, territory: Place) => `${name}: ${n} ${territory.in}.`,
  fortArmies: (name: string, n: number, territory: Place) => `${name}: ${n} ${territory.in}, dalla fortificazione.`,
  cardArmies: (name: string, n: number, territory: Place) =>
    `${name}: ${n} in più ${territory.in}, come mostra la combinazione.`,
  turn: (name: string, round: number) => `Giro ${round}: turno di ${name}.`,
  reinforced: (name: string, total: string, territories: number, zones: number, regions: string) =>
    `${name} riceve ${total}: ${list([plural(territories, 'territorio', 'territori'), ...(zones > 0 ? [plural(zones, 'zona', 'zone')] : [])])}${regions === '' ? '' : `; ${regions}`}.`,
  traded: (name: string, shown: string, value: string) => `${name} scambia ${shown} con ${value}.`,
  rolled: (name: string, to: Place, attack: string, defence: string, attackerLost: number, defenderLost: number) =>
    `${name} attacca ${to.the}: ${attack} contro ${defence}, perdite ${attackerLost}:${defenderLost}.`,
  captured: (name: string, territory: Place, loser: string) => `${name} prende ${territory.the} a ${loser}.`,
  movedIn: (n: number, territory: Place) => `Ingresso ${territory.in}: ${n}.`,
  fortified: (name: string, n: number, from: Place, to: Place) => `${name} sposta ${n} ${from.from} ${to.to}.`,
  eliminated: (name: string, by: string) => `${by} elimina ${name}.`,
  handTaken: (name: string, n: number, loser: string) => `${name} prende ${cards(n)} a ${loser}.`,
  drewCard: (name: string) => `${name} pesca una carta.`,
  drewThis: (name: string, card: string) => `${name} pesca la carta ${card}.`,
  drewJoker: (name: string) => `${name} pesca un jolly.`,
  noCardLeft: (name: string) => `Non restano carte per ${name}.`,
  toll: (name: string, n: number, territory: Place) => `${name} perde ${n} ${territory.in}, epidemia del bersaglio.`,
  plague: (name: string, n: number, territory: Place) => `L’epidemia ${territory.in}: ${name} perde ${n}.`,
  cardLoss: (name: string, n: number, territory: Place) => `${name} perde ${n} ${territory.in}.`,
  builds: (name: string, what: string, place: Place) => `${name}: ${what} ${place.in}.`,
  shipsLost: (name: string, n: number, zone: Place) => `${name} perde ${plural(n, 'nave', 'navi')} ${zone.in}.`,
  fortLost: (territory: Place) => `La fortificazione ${territory.of} è distrutta.`,
  moves: (name: string, what: string, from: Place, to: Place) => `${name}: ${what} ${from.from} ${to.to}.`,
  enters: (name: string, territory: Place) =>
    `${name} entra ${territory.in}, che non ${territory.many ? 'sono' : 'è'} di nessuno.`,
  officersCaptured: (name: string, what: string, owner: string) => `${name} cattura ${what} di ${owner}.`,
  officersReturned: (owner: string, what: string) => `${owner}: ${what} di ritorno nella riserva.`,
  ransomed: (name: string, captor: string, territory: Place) =>
    `${name} riscatta un generale da ${captor}; ora è ${territory.in}.`,
  scored: (name: string, points: number, source: string) => `${name}: ${signed(points)} PV, ${source}.`,
  epidemicPlaced: (territory: Place) => `Scoppia un’epidemia ${territory.in}.`,
  epidemicGone: (territory: Place) => `L’epidemia lascia ${territory.the}.`,
  emptied: (territory: Place) => `${upperFirst(territory.the)} non ${territory.many ? 'sono' : 'è'} più di nessuno.`,
  accomplished: (name: string, mission: string, points: number) => `${name} compie «${mission}»: ${points} PV.`,
  lastingLost: (name: string, mission: string) => `${name} perde il bonus durevole di «${mission}».`,
  revealed: (name: string, missions: string) => `Missioni non compiute di ${name}: ${missions}.`,
  played: (name: string, effect: string) => `${name} gioca ${effect}.`,
  spied: (name: string, target: string) => `${name} guarda le carte e le missioni di ${target}.`,
  spiedThis: (target: string, cards: string, missions: string) => `${target} ha ${cards}; missioni: ${missions}.`,
  attackStopped: (from: Place, to: Place) => `L’attacco ${from.from} contro ${to.the} è finito.`,
  eliminatedByNobody: (name: string) => `${name} non ha più reggimenti ed è fuori.`,
  reactions: (name: string, how: string) => `Reazioni chieste a ${name}: ${how}.`,
  shuffled: 'Gli scarti vengono mescolati e formano un nuovo mazzo.',
  deckShuffled: 'Le carte vengono mescolate.',
  resignedToBot: (name: string) => `${name} abbandona; continua un bot.`,
  resignedToNeutral: (name: string) => `${name} abbandona; i suoi territori ora sono neutrali.`,
  botReplaced: (name: string) => `Il bot di ${name} violava le regole; continua un bot integrato.`,
  defenceAsk: (name: string) => `${name} sceglierà i dadi di difesa.`,
  defenceAuto: (name: string) => `${name} difende con il massimo dei dadi, senza domande.`,
  won: (names: string) => `${names} vince la partita.`,
  shared: (names: string) => `${names} condividono la vittoria.`,
  tookBack: 'Azione annullata.',
};
