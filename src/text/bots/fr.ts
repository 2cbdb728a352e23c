// French: the levels of bots.
import type { BotWords } from './en.js';

export const BOTS_FR: BotWords = {
  names: {
    recruit: 'Recrue',
    corporal: 'Caporal',
    colonel: 'Colonel',
    marshal: 'Maréchal',
    random: 'n’importe quel coup permis',
  },
  characters: {
    recruit: 'attaque ce qui semble faible et suit sa première idée : pour apprendre le jeu',
    corporal: 'sait ce que ferait un colonel, et l’oublie une fois sur deux',
    colonel: 'prend les empires et les garde, compte les chances, traque les faibles',
    marshal: 'pense tout le tour d’avance, garde une grande armée et frappe où cela fait mal',
  },
  aims: {
    kill: (who, seat, cards, chance) => `${who} peut éliminer ${seat}, qui a ${cards} : ${chance}.`,
    complete: (who, place, chance) => `${who} peut prendre ${place.the} en entier : ${chance}.`,
    breaks: (who, place, seat, bonus, chance) =>
      `${who} peut briser ${place.the}, qui rapporte ${bonus} par tour à ${seat} : ${chance}.`,
    card: (who, chance) => `${who} veut la carte de ce tour : ${chance}.`,
  },
  bot: (name) => `bot : ${name}`,
  person: 'une personne à ce clavier',
  personHint: 'plusieurs personnes se passent le clavier ; les secrets sont couverts entre-temps',
  outside: (name, what, level) => `${name} ${what}. Désormais ${level} joue à sa place.`,
  onlyShown: 'Un journal dans un tube n’est écrit que par les bots du jeu : prenez play à l’écran, ou simulate.',
  faults: {
    late: 'n’a pas répondu à temps',
    ended: 's’est arrêté',
    flood: 'dit plus qu’on ne peut lire',
    notJson: 'ne parle pas JSON',
    noAnswer: 'n’a pas répondu à la question',
    illegal: 'a donné une réponse que les règles interdisent',
  },
};
