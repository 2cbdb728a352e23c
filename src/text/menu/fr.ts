// French: the questions of a new game.
import { plural } from '../counts/fr.js';
import type { Messages } from '../en.js';

export const MENU_FR: Messages['menu'] = {
  title: 'Risk dans le terminal',
  main: 'Que voulez-vous faire ?',
  resume: (what: string) => `Continuer : ${what}`,
  newGame: 'Nouvelle partie',
  demo: 'Regarder jouer des bots',
  quit: 'Quitter',
  variant: 'Quel jeu ?',
  players: 'Combien de joueurs ?',
  playersItem: (n: number, each: string) => `${n} joueurs, ${each} chacun`,
  persons: 'Qui joue ?',
  personsItem: (persons: number, bots: number) =>
    persons === 0
      ? 'seulement des bots'
      : persons === 1
        ? `vous contre ${plural(bots, 'bot', 'bots')}`
        : bots === 0
          ? `${persons} personnes à ce clavier`
          : `${persons} personnes à ce clavier et ${plural(bots, 'bot', 'bots')}`,
  start: 'Comment commencer ?',
  startItems: {
    bots: 'Distribuer les territoires et tout placer',
    quick: 'Distribuer les territoires et tout placer pour moi',
    deal: 'Distribuer les territoires, je place le reste',
    claim: 'Occuper les territoires à tour de rôle, comme dans les règles',
    placeForMe: 'Tout placer pour moi',
    placeMyself: 'Je place tout, comme dans les règles',
  },
  variants: {
    napoleon: 'Risk Napoléon : navires, généraux, missions',
    classic: 'Risk classique, dans le monde entier',
    'napoleon-basic': 'Règles classiques dans l’Europe napoléonienne',
    'two-player': 'À deux, avec des armées neutres',
  },
  variantHints: {
    napoleon: 'le jeu complet : cinq manches pour des points de victoire, de 3 à 6 joueurs',
    classic: '42 territoires, 6 continents, de 2 à 6 joueurs',
    'napoleon-basic': '48 territoires, 11 empires, de 3 à 6 joueurs, plus d’armées',
    'two-player': 'Europe napoléonienne, quatre couleurs neutres ; vous répondez pour celles qu’on attaque',
  },
  profile: 'Selon quel livret de règles ?',
  profiles: { en: 'Anglais', pt: 'Portugais', fr: 'Français', it: 'Italien' },
  profileHints: {
    en: 'règles de 1993 : une armée reste, déplacement juste à côté, carte avant le déplacement',
    pt: 'premier tour par nouveau jet, combinaisons 4 6 8 10 puis +5, déplacement par territoires reliés',
    fr: 'dés fixés par les armées, déplacement vers les seules conquêtes, cartes prises échangeables aussitôt',
    it: 'autant de dés que d’armées, déplacement n’importe où, carte à la fin du tour',
  },
  keys: '↑↓ choisir   Entrée valider   Échap retour   q quitter',
  mainKeys: '↑↓ choisir   Entrée valider   q quitter',
  savedGame: (variant: string, names: string, when: string, age: string) => `${variant}, ${names}, ${when}, ${age}`,
};
