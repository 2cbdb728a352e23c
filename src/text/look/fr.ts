// Français : titres des panneaux, carte de bataille, colonnes des listes.
import type { LOOK_EN } from './en.js';

export const LOOK_FR: typeof LOOK_EN = {
  turnOf: (name) => `Au tour de ${name}`,
  boards: { europe: 'L’Europe napoléonienne', world: 'Le monde' },
  all: 'tout',
  over: 'La partie est finie',
  recorded: 'Une partie enregistrée',
  menu: {
    goOn: 'Continuer',
    again: 'La même table',
    other: 'Une autre partie',
    new: '2 à 6 joueurs : à un clavier, contre des bots, ou les deux',
    replay: 'toute partie, coup par coup, en avant et en arrière',
    demo: 'quatre bots, à la vitesse voulue',
    rules: 'par chapitres, avec le numéro de chaque règle',
    quit: 'rien ne se perd : tout est enregistré à chaque coup',
    list: 'ce qui a été enregistré',
    behind: 'La carte du fond est votre partie en cours.',
  },
  battle: 'Bataille',
  toTake: (chance) => `${chance} de réussir`,
  keepsOf: (n, of) => `garde ${n} sur ${of}`,
  losses: 'Pertes',
  thisRoll: 'ce jet',
  expected: 'à venir',
  lossesNow: 'Ici',
  regions: 'Régions',
  unheld: 'personne',
  nextTo: 'À côté',
  targets: { land: 'Territoire', against: 'Contre', win: 'Gain', you: 'Pertes', foe: 'ennemi' },
};
