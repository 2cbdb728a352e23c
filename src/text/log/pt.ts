// Portuguese: what happened, one sentence an event.
import { cards, list, plural } from '../counts/pt.js';
import type { Messages } from '../en.js';
import { signed } from '../forms.js';
import { upperFirst } from '../places/place.js';
import type { Place } from '../types.js';

export const LOG_PT: Messages['log'] = {
  rolledForFirst: (rolls: string) => `Lançamento para ver quem começa: ${rolls}.`,
  placesFirst: (name: string) => `${name} coloca primeiro.`,
  beginsFirst: (name: string) => `${name} tem o primeiro turno.`,
  claims: (name: string, territory: Place) => `${name} ocupa ${territory.the}.`,
  dealt: 'Os territórios são distribuídos.',
  places: (name: string, n: number, territory: Place) => `${name}: ${n} ${territory.in}.`,
  fortArmies: (name: string, n: number, territory: Place) => `${name}: ${n} ${territory.in}, pela fortificação.`,
  cardArmies: (name: string, n: number, territory: Place) =>
    `${name} põe mais ${n} ${territory.in}, que o conjunto mostra.`,
  turn: (name: string, round: number) => `Ronda ${round}: turno de ${name}.`,
  reinforced: (name: string, total: string, territories: number, zones: number, regions: string) =>
    `${name} recebe ${total}: ${list([plural(territories, 'território', 'territórios'), ...(zones > 0 ? [plural(zones, 'zona', 'zonas')] : [])])}${regions === '' ? '' : `; ${regions}`}.`,
  traded: (name: string, shown: string, value: string) => `${name} troca ${shown} por ${value}.`,
  rolled: (name: string, to: Place, attack: string, defence: string, attackerLost: number, defenderLost: number) =>
    `${name} ataca ${to.the}: ${attack} contra ${defence}, perdas ${attackerLost}:${defenderLost}.`,
  captured: (name: string, territory: Place, loser: string) => `${name} toma ${territory.the} a ${loser}.`,
  movedIn: (n: number, territory: Place) => `Entrada ${territory.in}: ${n}.`,
  fortified: (name: string, n: number, from: Place, to: Place) => `${name} move ${n} ${from.from} ${to.to}.`,
  eliminated: (name: string, by: string) => `${by} elimina ${name}.`,
  handTaken: (name: string, n: number, loser: string) => `${name} fica com ${cards(n)} de ${loser}.`,
  drewCard: (name: string) => `${name} tira uma carta.`,
  drewThis: (name: string, card: string) => `${name} tira a carta ${card}.`,
  drewJoker: (name: string) => `${name} tira um joker.`,
  noCardLeft: (name: string) => `Já não há cartas para ${name}.`,
  toll: (name: string, n: number, territory: Place) => `${name} perde ${n} ${territory.in}, epidemia do alvo.`,
  plague: (name: string, n: number, territory: Place) => `A epidemia ${territory.in}: ${name} perde ${n}.`,
  cardLoss: (name: string, n: number, territory: Place) => `${name} perde ${n} ${territory.in}.`,
  builds: (name: string, what: string, place: Place) => `${name}: ${what} ${place.in}.`,
  shipsLost: (name: string, n: number, zone: Place) => `${name} perde ${plural(n, 'navio', 'navios')} ${zone.in}.`,
  fortLost: (territory: Place) => `A fortificação ${territory.of} é destruída.`,
  moves: (name: string, what: string, from: Place, to: Place) => `${name}: ${what} ${from.from} ${to.to}.`,
  enters: (name: string, territory: Place) =>
    `${name} entra ${territory.in}, que não ${territory.many ? 'são' : 'é'} de ninguém.`,
  officersCaptured: (name: string, what: string, owner: string) => `${name} captura ${what} de ${owner}.`,
  officersReturned: (owner: string, what: string) => `${owner}: ${what} de volta à reserva.`,
  ransomed: (name: string, captor: string, territory: Place) =>
    `${name} resgata um general a ${captor}; fica ${territory.in}.`,
  scored: (name: string, points: number, source: string) => `${name}: ${signed(points)} PV, ${source}.`,
  epidemicPlaced: (territory: Place) => `Surge uma epidemia ${territory.in}.`,
  epidemicGone: (territory: Place) => `A epidemia deixa ${territory.the}.`,
  emptied: (territory: Place) => `${upperFirst(territory.the)} já não ${territory.many ? 'são' : 'é'} de ninguém.`,
  accomplished: (name: string, mission: string, points: number) => `${name} cumpre «${mission}»: ${points} PV.`,
  lastingLost: (name: string, mission: string) => `${name} perde o bónus duradouro de «${mission}».`,
  revealed: (name: string, missions: string) => `Missões por cumprir de ${name}: ${missions}.`,
  played: (name: string, effect: string) => `${name} joga ${effect}.`,
  spied: (name: string, target: string) => `${name} vê as cartas e as missões de ${target}.`,
  spiedThis: (target: string, cards: string, missions: string) => `${target} tem ${cards}; missões: ${missions}.`,
  attackStopped: (from: Place, to: Place) => `O ataque ${from.from} contra ${to.the} acabou.`,
  eliminatedByNobody: (name: string) => `${name} já não tem regimentos e está fora do jogo.`,
  reactions: (name: string, how: string) => `Reações pedidas a ${name}: ${how}.`,
  shuffled: 'Os descartes são baralhados e formam um novo baralho.',
  deckShuffled: 'As cartas são baralhadas.',
  resignedToBot: (name: string) => `${name} desiste; um bot continua.`,
  resignedToNeutral: (name: string) => `${name} desiste; os seus territórios são agora neutros.`,
  botReplaced: (name: string) => `O bot de ${name} violava as regras; um bot incorporado continua.`,
  defenceAsk: (name: string) => `${name} vai escolher os dados de defesa.`,
  defenceAuto: (name: string) => `${name} defende com o máximo de dados, sem perguntas.`,
  won: (names: string) => `${names} ganha o jogo.`,
  shared: (names: string) => `${names} partilham a vitória.`,
  tookBack: 'Ação anulada.',
};
