// Français : titres des panneaux, carte de bataille, colonnes des listes.
import type { LOOK_EN } from './en.js';

export const LOOK_FR: typeof LOOK_EN = {
  turnOf: (name) => `Au tour de ${name}`,
  boards: { europe: 'L’Europe napoléonienne', world: 'Le monde' },
  all: 'tout',
  over: 'La partie est finie',
  recorded: 'Une partie enregistrée',
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
