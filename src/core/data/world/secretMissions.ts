// The secret missions of the world (C-MISSION-2). Which continents and how many territories is by simulation, so that with bots
// of one level each wins about as often as any other (`simulate --missions secret --json`).
import type { MissionNames, SecretMissionData } from '../../types.js';

/** C-MISSION-4: what an elimination turns into. */
const INSTEAD = { territories: 22 };

/** With three players an elimination is half the board: there it would win half as often as the others. */
const eliminations = [1, 2, 3, 4, 5, 6].map(
  (eliminate): SecretMissionData => ({ id: `feud-${eliminate}`, from: 4, eliminate, instead: INSTEAD }),
);

export const WORLD_SECRETS: readonly SecretMissionData[] = [
  { id: 'ivory-and-timber', regions: ['north-america', 'africa'] },
  { id: 'opposite-shores', regions: ['north-america', 'australia'] },
  { id: 'mare-nostrum', regions: ['europe', 'africa'] },
  { id: 'crown-overseas', regions: ['europe', 'south-america'] },
  { id: 'southern-cross', regions: ['south-america', 'africa', 'australia'] },
  { id: 'trade-winds', regions: ['south-america', 'africa'], others: 1 },
  { id: 'many-flags', territories: { 3: 25, 4: 27, 5: 27, 6: 26 } },
  { id: 'firm-ground', territories: { 3: 18, 4: 18, 5: 17, 6: 17 }, armies: 2 },
  ...eliminations,
];

const NO_TEXT = {};

const FEUD = { en: 'Old Score', fr: 'Vieux compte', it: 'Vecchio conto', pt: 'Contas antigas' };

export const WORLD_SECRET_NAMES: MissionNames = {
  'ivory-and-timber': {
    name: { en: 'Ivory and Timber', fr: 'Ivoire et bois', it: 'Avorio e legname', pt: 'Marfim e madeira' },
    text: NO_TEXT,
  },
  'opposite-shores': {
    name: { en: 'Opposite Shores', fr: 'Rivages opposés', it: 'Sponde opposte', pt: 'Margens opostas' },
    text: NO_TEXT,
  },
  'mare-nostrum': {
    name: { en: 'Mare Nostrum', fr: 'Mare nostrum', it: 'Mare nostrum', pt: 'Mare nostrum' },
    text: NO_TEXT,
  },
  'crown-overseas': {
    name: { en: 'The Crown Overseas', fr: 'La couronne d’outre-mer', it: 'La corona d’oltremare', pt: 'A coroa do ultramar' },
    text: NO_TEXT,
  },
  'southern-cross': {
    name: { en: 'Southern Cross', fr: 'Croix du Sud', it: 'Croce del Sud', pt: 'Cruzeiro do Sul' },
    text: NO_TEXT,
  },
  'trade-winds': {
    name: { en: 'Trade Winds', fr: 'Alizés', it: 'Alisei', pt: 'Ventos alísios' },
    text: NO_TEXT,
  },
  'many-flags': {
    name: { en: 'Many Flags', fr: 'Cent drapeaux', it: 'Tante bandiere', pt: 'Muitas bandeiras' },
    text: NO_TEXT,
  },
  'firm-ground': {
    name: { en: 'Firm Ground', fr: 'Terre ferme', it: 'Terra salda', pt: 'Terra firme' },
    text: NO_TEXT,
  },
  ...Object.fromEntries(eliminations.map(({ id }) => [id, { name: FEUD, text: NO_TEXT }])),
};
