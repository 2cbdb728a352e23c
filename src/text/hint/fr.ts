// French: what the strongest bot would do, and why.
import type { HintWords } from './en.js';

export const HINT_FR: HintWords = {
  sentence: (move, reason) => `${move} : ${reason}.`,
  moves: {
    attack: (from, to) => `Attaquer ${to.the} ${from.from}`,
    enter: (from, to) => `Entrer ${to.in} ${from.from}`,
    place: (units, to) => `${units} ${to.in}`,
    moveIn: (units) => `Faire entrer ${units}`,
    move: (units, from, to) => `${units} ${from.from} ${to.to}`,
    take: (to) => `Prendre ${to.the}`,
    defend: (dice) => `Lancer ${dice}`,
    trade: 'Échanger une combinaison',
    keep: 'Garder les cartes',
    stop: 'S’arrêter là',
    play: (card) => `Jouer ${card}`,
    buy: (piece, to) => `Acheter ${piece} ${to.in}`,
    mission: 'Annoncer la mission',
    other: 'Choisir ce qui est marqué',
  },
  reasons: {
    kill: (seat, cards, chance) => `cela élimine ${seat}, qui a ${cards} (${chance})`,
    complete: (place, bonus, chance) =>
      `alors ${place.the} est à vous en entier, et ${bonus} de plus par tour (${chance})`,
    breaks: (place, seat, bonus, chance) => `cela brise ${place.the} et coûte à ${seat} ${bonus} par tour (${chance})`,
    card: (chance) => `la première conquête du tour rapporte une carte (${chance})`,
    ground: (chance) => `un bon terrain à un prix honnête (${chance})`,
    guard: 'c’est là qu’on en a le plus besoin',
    front: 'là, cela fait face à l’ennemi',
    enough: 'aucun autre combat ne vaut ses pertes',
    most: 'plus de dés perdent moins',
    armies: 'des armées maintenant valent mieux que des cartes plus tard',
    position: 'c’est ce qui sert le mieux ce que vous tenez',
    points: 'les points marqués restent marqués',
    keep: 'le moment ne vaut pas davantage',
  },
  key: 'conseil',
  none: 'Il n’y a rien à conseiller ici.',
};
