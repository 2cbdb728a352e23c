// Italian: today's game.
import type { DailyWords } from './en.js';

export const DAILY_IT: DailyWords = {
  item: 'La partita di oggi',
  fresh: (against, left) => `contro ${against}; ancora ${left}`,
  begun: (left) => `l’hai cominciata; ancora ${left}`,
  played: (left) => `giocata; la prossima tra ${left}`,
  hours: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  title: (day) => `Risk Napoleon, partita del ${day}`,
  won: (points, best, against) => `Vinta ${points} a ${best} contro ${against}`,
  placed: (rank, of, points, best, against) => `Posto ${rank} di ${of}, ${points} a ${best}, contro ${against}`,
  rounds: (bars, numbers) => `Punti per giro  ${bars}  ${numbers}`,
  facts: (ranks, officers, luck) =>
    `Gradi missioni ${ranks === '' ? '–' : ranks}, ufficiali ${officers}, fortuna ${luck} a dado`,
  record: (hash) => `partita ${hash}`,
  toPaste: 'Il tuo risultato, da incollare:',
  alsoPrinted: 'Si stampa anche all’uscita.',
  keys: { copy: 'copia', keep: 'salva come testo', verify: 'verifica' },
  copied: 'Copiato, se il terminale lo permette.',
  cannot: 'Qui non si può fare.',
  kept: (file) => `Scritto in ${file}.`,
  keptBefore: (file) => `${file} esiste già, con altro contenuto.`,
  notKept: (file, why) => `${file} non si è potuto scrivere: ${why}`,
  counts: 'Questo tentativo vale.',
  doesNot: 'Il giorno era passato quando è cominciata: non vale.',
  next: (left) => `La prossima partita comincia tra ${left}, alle 00:00 UTC.`,
  over: (left) =>
    `La partita di oggi è giocata. «risk-napoleon daily» mostra il risultato. La prossima comincia tra ${left}.`,
  badDay: (text) => `Il giorno «${text}» non esiste: scrivilo come 2026-03-14.`,
  future: (day) => `La partita del ${day} deve ancora venire.`,
  notDaily: (file) => `${file} non è la partita di un giorno.`,
  otherGame: (file, day) => `${file} non è la partita del ${day} come l’hanno tutti.`,
  notOver: (file) => `La partita in ${file} non è finita.`,
  verified: (day, actions) => `È la partita del ${day}, e tutti i suoi ${actions} passi seguono le regole.`,
};
