// Names of the board's places in the four languages, with the articles that sentences need; `short` is for narrow columns.
// Codes (three letters) are the same in all languages. Where nothing is said of being there, it follows from the article.
import type { PlaceNames } from '../../types.js';

export const WORLD_NAMES: PlaceNames = {
  board: { en: 'World', fr: 'Monde', it: 'Mondo', pt: 'Mundo' },
  territories: {
    alaska: {
      en: 'Alaska', fr: { name: 'Alaska', article: 'l’' },
      it: { name: 'Alaska', article: 'l’' }, pt: { name: 'Alasca', article: 'o' },
    },
    'northwest-territory': {
      en: { name: 'Northwest Territory', article: 'the' }, fr: { name: 'Territoires du Nord-Ouest', article: 'les', short: 'Terr. du Nord-Ouest' },
      it: { name: 'Territori del Nord-Ovest', article: 'i', short: 'Terr. del Nord-Ovest' }, pt: { name: 'Territórios do Noroeste', article: 'os', short: 'Terr. do Noroeste' },
    },
    greenland: {
      en: 'Greenland', fr: { name: 'Groenland', article: 'le' },
      it: { name: 'Groenlandia', article: 'la' }, pt: { name: 'Gronelândia', article: 'a' },
    },
    alberta: {
      en: 'Alberta', fr: { name: 'Alberta', article: 'l’' },
      it: { name: 'Alberta', article: 'l’' }, pt: 'Alberta',
    },
    ontario: {
      en: 'Ontario', fr: { name: 'Ontario', article: 'l’' },
      it: { name: 'Ontario', article: 'l’' }, pt: { name: 'Ontário', article: 'o' },
    },
    quebec: {
      en: 'Quebec', fr: { name: 'Québec', article: 'le' },
      it: { name: 'Québec', article: 'il' }, pt: { name: 'Quebeque', article: 'o' },
    },
    'western-united-states': {
      en: { name: 'Western United States', article: 'the' }, fr: { name: 'États-Unis de l’Ouest', article: 'les', short: 'É.-U. de l’Ouest' },
      it: { name: 'Stati Uniti occidentali', article: 'gli', short: 'Stati Uniti occ.' }, pt: { name: 'Estados Unidos Ocidentais', article: 'os', short: 'EUA Ocidentais' },
    },
    'eastern-united-states': {
      en: { name: 'Eastern United States', article: 'the' }, fr: { name: 'États-Unis de l’Est', article: 'les', short: 'É.-U. de l’Est' },
      it: { name: 'Stati Uniti orientali', article: 'gli', short: 'Stati Uniti or.' }, pt: { name: 'Estados Unidos Orientais', article: 'os', short: 'EUA Orientais' },
    },
    'central-america': {
      en: 'Central America', fr: { name: 'Amérique centrale', article: 'l’' },
      it: { name: 'America centrale', article: 'l’' }, pt: { name: 'América Central', article: 'a' },
    },
    venezuela: {
      en: 'Venezuela', fr: { name: 'Venezuela', article: 'le' },
      it: { name: 'Venezuela', article: 'il' }, pt: { name: 'Venezuela', article: 'a' },
    },
    peru: {
      en: 'Peru', fr: { name: 'Pérou', article: 'le' },
      it: { name: 'Perù', article: 'il' }, pt: { name: 'Peru', article: 'o' },
    },
    brazil: {
      en: 'Brazil', fr: { name: 'Brésil', article: 'le' },
      it: { name: 'Brasile', article: 'il' }, pt: { name: 'Brasil', article: 'o' },
    },
    argentina: {
      en: 'Argentina', fr: { name: 'Argentine', article: 'l’' },
      it: { name: 'Argentina', article: 'l’' }, pt: { name: 'Argentina', article: 'a' },
    },
    iceland: {
      en: 'Iceland', fr: { name: 'Islande', article: 'l’' },
      it: { name: 'Islanda', article: 'l’' }, pt: { name: 'Islândia', article: 'a' },
    },
    scandinavia: {
      en: 'Scandinavia', fr: { name: 'Scandinavie', article: 'la' },
      it: { name: 'Scandinavia', article: 'la' }, pt: { name: 'Escandinávia', article: 'a' },
    },
    'great-britain': {
      en: 'Great Britain', fr: { name: 'Grande-Bretagne', article: 'la' },
      it: { name: 'Gran Bretagna', article: 'la' }, pt: { name: 'Grã-Bretanha', article: 'a' },
    },
    'northern-europe': {
      en: 'Northern Europe', fr: { name: 'Europe du Nord', article: 'l’' },
      it: { name: 'Europa settentrionale', article: 'l’' }, pt: { name: 'Europa do Norte', article: 'a' },
    },
    'western-europe': {
      en: 'Western Europe', fr: { name: 'Europe occidentale', article: 'l’' },
      it: { name: 'Europa occidentale', article: 'l’' }, pt: { name: 'Europa Ocidental', article: 'a' },
    },
    'southern-europe': {
      en: 'Southern Europe', fr: { name: 'Europe du Sud', article: 'l’' },
      it: { name: 'Europa meridionale', article: 'l’' }, pt: { name: 'Europa do Sul', article: 'a' },
    },
    ukraine: {
      en: 'Ukraine', fr: { name: 'Ukraine', article: 'l’' },
      it: { name: 'Ucraina', article: 'l’' }, pt: { name: 'Ucrânia', article: 'a' },
    },
    'north-africa': {
      en: 'North Africa', fr: { name: 'Afrique du Nord', article: 'l’' },
      it: { name: 'Africa del Nord', article: 'l’' }, pt: { name: 'África do Norte', article: 'a' },
    },
    egypt: {
      en: 'Egypt', fr: { name: 'Égypte', article: 'l’' },
      it: { name: 'Egitto', article: 'l’' }, pt: { name: 'Egito', article: 'o' },
    },
    'east-africa': {
      en: 'East Africa', fr: { name: 'Afrique orientale', article: 'l’' },
      it: { name: 'Africa orientale', article: 'l’' }, pt: { name: 'África Oriental', article: 'a' },
    },
    congo: {
      en: 'Congo', fr: { name: 'Congo', article: 'le' },
      it: { name: 'Congo', article: 'il' }, pt: { name: 'Congo', article: 'o' },
    },
    'south-africa': {
      en: 'South Africa', fr: { name: 'Afrique du Sud', article: 'l’' },
      it: { name: 'Africa del Sud', article: 'l’' }, pt: { name: 'África do Sul', article: 'a' },
    },
    madagascar: {
      en: 'Madagascar', fr: 'Madagascar',
      it: { name: 'Madagascar', article: 'il' }, pt: 'Madagáscar',
    },
    ural: {
      en: 'Ural', fr: { name: 'Oural', article: 'l’', in: 'dans l’' },
      it: { name: 'Urali', article: 'gli' }, pt: { name: 'Urais', article: 'os' },
    },
    siberia: {
      en: 'Siberia', fr: { name: 'Sibérie', article: 'la' },
      it: { name: 'Siberia', article: 'la' }, pt: { name: 'Sibéria', article: 'a' },
    },
    yakutsk: {
      en: 'Yakutsk', fr: { name: 'Yakoutie', article: 'la' },
      it: { name: 'Jacuzia', article: 'la' }, pt: 'Iakutsk',
    },
    irkutsk: {
      en: 'Irkutsk', fr: 'Irkoutsk',
      it: 'Irkutsk', pt: 'Irkutsk',
    },
    kamchatka: {
      en: 'Kamchatka', fr: { name: 'Kamtchatka', article: 'le' },
      it: { name: 'Kamchatka', article: 'la' }, pt: { name: 'Kamchatka', article: 'a' },
    },
    mongolia: {
      en: 'Mongolia', fr: { name: 'Mongolie', article: 'la' },
      it: { name: 'Mongolia', article: 'la' }, pt: { name: 'Mongólia', article: 'a' },
    },
    japan: {
      en: 'Japan', fr: { name: 'Japon', article: 'le' },
      it: { name: 'Giappone', article: 'il' }, pt: { name: 'Japão', article: 'o' },
    },
    afghanistan: {
      en: 'Afghanistan', fr: { name: 'Afghanistan', article: 'l’' },
      it: { name: 'Afghanistan', article: 'l’' }, pt: { name: 'Afeganistão', article: 'o' },
    },
    china: {
      en: 'China', fr: { name: 'Chine', article: 'la' },
      it: { name: 'Cina', article: 'la' }, pt: { name: 'China', article: 'a' },
    },
    'middle-east': {
      en: { name: 'Middle East', article: 'the' }, fr: { name: 'Moyen-Orient', article: 'le' },
      it: { name: 'Medio Oriente', article: 'il' }, pt: { name: 'Médio Oriente', article: 'o' },
    },
    india: {
      en: 'India', fr: { name: 'Inde', article: 'l’' },
      it: { name: 'India', article: 'l’' }, pt: { name: 'Índia', article: 'a' },
    },
    siam: {
      en: 'Siam', fr: { name: 'Siam', article: 'le' },
      it: { name: 'Siam', article: 'il' }, pt: { name: 'Sião', article: 'o' },
    },
    indonesia: {
      en: 'Indonesia', fr: { name: 'Indonésie', article: 'l’' },
      it: { name: 'Indonesia', article: 'l’' }, pt: { name: 'Indonésia', article: 'a' },
    },
    'new-guinea': {
      en: 'New Guinea', fr: { name: 'Nouvelle-Guinée', article: 'la' },
      it: { name: 'Nuova Guinea', article: 'la' }, pt: { name: 'Nova Guiné', article: 'a' },
    },
    'western-australia': {
      en: 'Western Australia', fr: { name: 'Australie occidentale', article: 'l’', short: 'Australie occ.' },
      it: { name: 'Australia occidentale', article: 'l’' }, pt: { name: 'Austrália Ocidental', article: 'a' },
    },
    'eastern-australia': {
      en: 'Eastern Australia', fr: { name: 'Australie orientale', article: 'l’', short: 'Australie or.' },
      it: { name: 'Australia orientale', article: 'l’' }, pt: { name: 'Austrália Oriental', article: 'a' },
    },
  },
  regions: {
    'north-america': {
      en: 'North America', fr: { name: 'Amérique du Nord', article: 'l’' },
      it: { name: 'America del Nord', article: 'l’' }, pt: { name: 'América do Norte', article: 'a' },
    },
    'south-america': {
      en: 'South America', fr: { name: 'Amérique du Sud', article: 'l’' },
      it: { name: 'America del Sud', article: 'l’' }, pt: { name: 'América do Sul', article: 'a' },
    },
    europe: {
      en: 'Europe', fr: { name: 'Europe', article: 'l’' },
      it: { name: 'Europa', article: 'l’' }, pt: { name: 'Europa', article: 'a' },
    },
    africa: {
      en: 'Africa', fr: { name: 'Afrique', article: 'l’' },
      it: { name: 'Africa', article: 'l’' }, pt: { name: 'África', article: 'a' },
    },
    asia: {
      en: 'Asia', fr: { name: 'Asie', article: 'l’' },
      it: { name: 'Asia', article: 'l’' }, pt: { name: 'Ásia', article: 'a' },
    },
    australia: {
      en: 'Australia', fr: { name: 'Océanie', article: 'l’' },
      it: { name: 'Oceania', article: 'l’' }, pt: { name: 'Oceânia', article: 'a' },
    },
  },
  zones: {},
  routes: {},
};
