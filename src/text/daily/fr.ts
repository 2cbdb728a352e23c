// French: today's game.
import type { DailyWords } from './en.js';

export const DAILY_FR: DailyWords = {
  item: 'La partie du jour',
  fresh: (against, left) => `contre ${against} ; encore ${left}`,
  begun: (left) => `vous l’avez commencée ; encore ${left}`,
  played: (left) => `jouée ; la prochaine dans ${left}`,
  hours: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  title: (day) => `Risk Napoléon, partie du ${day}`,
  won: (points, best, against) => `Gagné ${points} à ${best} contre ${against}`,
  placed: (rank, of, points, best, against) => `Place ${rank} sur ${of}, ${points} à ${best}, contre ${against}`,
  rounds: (bars, numbers) => `Points par manche  ${bars}  ${numbers}`,
  facts: (ranks, officers, luck) =>
    `Missions de rang ${ranks === '' ? '–' : ranks}, officiers ${officers}, chance ${luck} par dé`,
  record: (hash) => `partie ${hash}`,
  toPaste: 'Votre résultat, à coller :',
  alsoPrinted: 'Il s’affiche aussi quand vous quittez.',
  keys: { copy: 'copier', keep: 'enregistrer', verify: 'vérifier' },
  copied: 'Copié, si le terminal le permet.',
  cannot: 'Cela n’est pas possible ici.',
  kept: (file) => `Écrit dans ${file}.`,
  keptBefore: (file) => `${file} existe déjà, avec un autre contenu.`,
  notKept: (file, why) => `${file} n’a pas pu être écrit : ${why}`,
  counts: 'Cet essai compte.',
  doesNot: 'Le jour était passé quand elle a commencé : elle ne compte pas.',
  next: (left) => `La prochaine partie commence dans ${left}, à 00 h 00 UTC.`,
  over: (left) =>
    `La partie du jour est jouée. « risk-napoleon daily » affiche le résultat. La prochaine commence dans ${left}.`,
  badDay: (text) => `Il n’y a pas de jour « ${text} » : écrivez-le comme 2026-03-14.`,
  future: (day) => `La partie du ${day} est encore à venir.`,
  notDaily: (file) => `${file} n’est pas une partie du jour.`,
  otherGame: (file, day) => `${file} n’est pas la partie du ${day} telle que tous l’ont.`,
  notOver: (file) => `La partie dans ${file} n’est pas finie.`,
  verified: (day, actions) => `C’est la partie du ${day}, et ses ${actions} pas suivent les règles.`,
};
