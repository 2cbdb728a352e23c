// Names of the board's places in the four languages, with the articles that sentences need; `short` is for narrow columns.
// Codes (three letters) are the same in all languages. Where nothing is said of being there, it follows from the article.
import type { PlaceNames } from '../../types.js';

export const EUROPE_NAMES: PlaceNames = {
  board: { en: 'Napoleonic Europe', fr: 'Europe napoléonienne', it: 'Europa napoleonica', pt: 'Europa napoleónica' },
  territories: {
    'ile-de-france': {
      en: 'Île-de-France', fr: { name: 'Île-de-France', article: 'l’' },
      it: { name: 'Île-de-France', article: 'l’' }, pt: { name: 'Ilha de França', article: 'a', short: 'I. de França' },
    },
    brittany: {
      en: 'Brittany', fr: { name: 'Bretagne', article: 'la' },
      it: { name: 'Bretagna', article: 'la' }, pt: { name: 'Bretanha', article: 'a' },
    },
    aquitaine: {
      en: 'Aquitaine', fr: { name: 'Aquitaine', article: 'l’' },
      it: { name: 'Aquitania', article: 'l’' }, pt: { name: 'Aquitânia', article: 'a' },
    },
    provence: {
      en: 'Provence', fr: { name: 'Provence', article: 'la' },
      it: { name: 'Provenza', article: 'la' }, pt: { name: 'Provença', article: 'a' },
    },
    burgundy: {
      en: 'Burgundy', fr: { name: 'Bourgogne', article: 'la' },
      it: { name: 'Borgogna', article: 'la' }, pt: { name: 'Borgonha', article: 'a' },
    },
    england: {
      en: 'England', fr: { name: 'Angleterre', article: 'l’' },
      it: { name: 'Inghilterra', article: 'l’' }, pt: { name: 'Inglaterra', article: 'a' },
    },
    scotland: {
      en: 'Scotland', fr: { name: 'Écosse', article: 'l’' },
      it: { name: 'Scozia', article: 'la' }, pt: { name: 'Escócia', article: 'a' },
    },
    ireland: {
      en: 'Ireland', fr: { name: 'Irlande', article: 'l’' },
      it: { name: 'Irlanda', article: 'l’' }, pt: { name: 'Irlanda', article: 'a' },
    },
    portugal: {
      en: 'Portugal', fr: { name: 'Portugal', article: 'le' },
      it: { name: 'Portogallo', article: 'il' }, pt: 'Portugal',
    },
    castile: {
      en: 'Castile', fr: { name: 'Castille', article: 'la' },
      it: { name: 'Castiglia', article: 'la' }, pt: 'Castela',
    },
    aragon: {
      en: 'Aragon', fr: { name: 'Aragon', article: 'l’' },
      it: { name: 'Aragona', article: 'l’' }, pt: 'Aragão',
    },
    andalusia: {
      en: 'Andalusia', fr: { name: 'Andalousie', article: 'l’' },
      it: { name: 'Andalusia', article: 'l’' }, pt: { name: 'Andaluzia', article: 'a' },
    },
    denmark: {
      en: 'Denmark', fr: { name: 'Danemark', article: 'le' },
      it: { name: 'Danimarca', article: 'la' }, pt: { name: 'Dinamarca', article: 'a' },
    },
    norway: {
      en: 'Norway', fr: { name: 'Norvège', article: 'la' },
      it: { name: 'Norvegia', article: 'la' }, pt: { name: 'Noruega', article: 'a' },
    },
    sweden: {
      en: 'Sweden', fr: { name: 'Suède', article: 'la' },
      it: { name: 'Svezia', article: 'la' }, pt: { name: 'Suécia', article: 'a' },
    },
    finland: {
      en: 'Finland', fr: { name: 'Finlande', article: 'la' },
      it: { name: 'Finlandia', article: 'la' }, pt: { name: 'Finlândia', article: 'a' },
    },
    holland: {
      en: 'Holland', fr: { name: 'Hollande', article: 'la' },
      it: { name: 'Olanda', article: 'l’' }, pt: { name: 'Holanda', article: 'a' },
    },
    westphalia: {
      en: 'Westphalia', fr: { name: 'Westphalie', article: 'la' },
      it: { name: 'Vestfalia', article: 'la' }, pt: { name: 'Vestfália', article: 'a' },
    },
    saxony: {
      en: 'Saxony', fr: { name: 'Saxe', article: 'la' },
      it: { name: 'Sassonia', article: 'la' }, pt: { name: 'Saxónia', article: 'a' },
    },
    bavaria: {
      en: 'Bavaria', fr: { name: 'Bavière', article: 'la' },
      it: { name: 'Baviera', article: 'la' }, pt: { name: 'Baviera', article: 'a' },
    },
    brandenburg: {
      en: 'Brandenburg', fr: { name: 'Brandebourg', article: 'le', in: 'en' },
      it: { name: 'Brandeburgo', article: 'il' }, pt: 'Brandemburgo',
    },
    silesia: {
      en: 'Silesia', fr: { name: 'Silésie', article: 'la' },
      it: { name: 'Slesia', article: 'la' }, pt: { name: 'Silésia', article: 'a' },
    },
    warsaw: {
      en: 'Warsaw', fr: 'Varsovie',
      it: 'Varsavia', pt: 'Varsóvia',
    },
    'east-prussia': {
      en: 'East Prussia', fr: { name: 'Prusse-Orientale', article: 'la', short: 'Prusse-Or.' },
      it: { name: 'Prussia Orientale', article: 'la', short: 'Prussia Or.' }, pt: { name: 'Prússia Oriental', article: 'a', short: 'Prússia Or.' },
    },
    austria: {
      en: 'Austria', fr: { name: 'Autriche', article: 'l’' },
      it: { name: 'Austria', article: 'l’' }, pt: { name: 'Áustria', article: 'a' },
    },
    bohemia: {
      en: 'Bohemia', fr: { name: 'Bohême', article: 'la' },
      it: { name: 'Boemia', article: 'la' }, pt: { name: 'Boémia', article: 'a' },
    },
    hungary: {
      en: 'Hungary', fr: { name: 'Hongrie', article: 'la' },
      it: { name: 'Ungheria', article: 'l’' }, pt: { name: 'Hungria', article: 'a' },
    },
    galicia: {
      en: 'Galicia', fr: { name: 'Galicie', article: 'la' },
      it: { name: 'Galizia', article: 'la' }, pt: { name: 'Galícia', article: 'a' },
    },
    illyria: {
      en: 'Illyria', fr: { name: 'Illyrie', article: 'l’' },
      it: { name: 'Illiria', article: 'l’' }, pt: { name: 'Ilíria', article: 'a' },
    },
    piedmont: {
      en: 'Piedmont', fr: { name: 'Piémont', article: 'le', in: 'en' },
      it: { name: 'Piemonte', article: 'il' }, pt: { name: 'Piemonte', article: 'o' },
    },
    lombardy: {
      en: 'Lombardy', fr: { name: 'Lombardie', article: 'la' },
      it: { name: 'Lombardia', article: 'la' }, pt: { name: 'Lombardia', article: 'a' },
    },
    rome: {
      en: 'Rome', fr: 'Rome',
      it: 'Roma', pt: 'Roma',
    },
    naples: {
      en: 'Naples', fr: 'Naples',
      it: 'Napoli', pt: 'Nápoles',
    },
    'saint-petersburg': {
      en: { name: 'Saint Petersburg', short: 'St Petersburg' }, fr: { name: 'Saint-Pétersbourg', short: 'Pétersbourg' },
      it: { name: 'San Pietroburgo', short: 'Pietroburgo' }, pt: { name: 'São Petersburgo', short: 'Petersburgo' },
    },
    lithuania: {
      en: 'Lithuania', fr: { name: 'Lituanie', article: 'la' },
      it: { name: 'Lituania', article: 'la' }, pt: { name: 'Lituânia', article: 'a' },
    },
    moscow: {
      en: 'Moscow', fr: 'Moscou',
      it: 'Mosca', pt: 'Moscovo',
    },
    ukraine: {
      en: 'Ukraine', fr: { name: 'Ukraine', article: 'l’' },
      it: { name: 'Ucraina', article: 'l’' }, pt: { name: 'Ucrânia', article: 'a' },
    },
    'new-russia': {
      en: 'New Russia', fr: { name: 'Nouvelle-Russie', article: 'la', short: 'Nlle-Russie' },
      it: { name: 'Nuova Russia', article: 'la' }, pt: { name: 'Nova Rússia', article: 'a' },
    },
    wallachia: {
      en: 'Wallachia', fr: { name: 'Valachie', article: 'la' },
      it: { name: 'Valacchia', article: 'la' }, pt: { name: 'Valáquia', article: 'a' },
    },
    serbia: {
      en: 'Serbia', fr: { name: 'Serbie', article: 'la' },
      it: { name: 'Serbia', article: 'la' }, pt: { name: 'Sérvia', article: 'a' },
    },
    rumelia: {
      en: 'Rumelia', fr: { name: 'Roumélie', article: 'la' },
      it: { name: 'Rumelia', article: 'la' }, pt: { name: 'Rumélia', article: 'a' },
    },
    greece: {
      en: 'Greece', fr: { name: 'Grèce', article: 'la' },
      it: { name: 'Grecia', article: 'la' }, pt: { name: 'Grécia', article: 'a' },
    },
    anatolia: {
      en: 'Anatolia', fr: { name: 'Anatolie', article: 'l’' },
      it: { name: 'Anatolia', article: 'l’' }, pt: { name: 'Anatólia', article: 'a' },
    },
    syria: {
      en: 'Syria', fr: { name: 'Syrie', article: 'la' },
      it: { name: 'Siria', article: 'la' }, pt: { name: 'Síria', article: 'a' },
    },
    morocco: {
      en: 'Morocco', fr: { name: 'Maroc', article: 'le' },
      it: { name: 'Marocco', article: 'il' }, pt: 'Marrocos',
    },
    algiers: {
      en: 'Algiers', fr: 'Alger',
      it: 'Algeri', pt: 'Argel',
    },
    tunis: {
      en: 'Tunis', fr: 'Tunis',
      it: 'Tunisi', pt: 'Tunes',
    },
    egypt: {
      en: 'Egypt', fr: { name: 'Égypte', article: 'l’' },
      it: { name: 'Egitto', article: 'l’' }, pt: { name: 'Egito', article: 'o' },
    },
  },
  regions: {
    'french-empire': {
      en: { name: 'French Empire', article: 'the' }, fr: { name: 'Empire français', article: 'l’' },
      it: { name: 'Impero francese', article: 'l’' }, pt: { name: 'Império Francês', article: 'o' },
    },
    'united-kingdom': {
      en: { name: 'United Kingdom', article: 'the' }, fr: { name: 'Royaume-Uni', article: 'le' },
      it: { name: 'Regno Unito', article: 'il' }, pt: { name: 'Reino Unido', article: 'o' },
    },
    iberia: {
      en: 'Iberia', fr: { name: 'Ibérie', article: 'l’' },
      it: { name: 'Iberia', article: 'l’' }, pt: { name: 'Ibéria', article: 'a' },
    },
    'nordic-kingdoms': {
      en: { name: 'Nordic Kingdoms', article: 'the' }, fr: { name: 'Royaumes nordiques', article: 'les', short: 'Roy. nordiques' },
      it: { name: 'Regni nordici', article: 'i' }, pt: { name: 'Reinos Nórdicos', article: 'os' },
    },
    'confederation-of-the-rhine': {
      en: { name: 'Confederation of the Rhine', article: 'the', short: 'Rhine Conf.' }, fr: { name: 'Confédération du Rhin', article: 'la', short: 'Conf. du Rhin' },
      it: { name: 'Confederazione del Reno', article: 'la', short: 'Conf. del Reno' }, pt: { name: 'Confederação do Reno', article: 'a', short: 'Conf. do Reno' },
    },
    prussia: {
      en: 'Prussia', fr: { name: 'Prusse', article: 'la' },
      it: { name: 'Prussia', article: 'la' }, pt: { name: 'Prússia', article: 'a' },
    },
    'austrian-empire': {
      en: { name: 'Austrian Empire', article: 'the' }, fr: { name: 'Empire d’Autriche', article: 'l’', short: 'Emp. d’Autriche' },
      it: { name: 'Impero austriaco', article: 'l’', short: 'Imp. austriaco' }, pt: { name: 'Império Austríaco', article: 'o', short: 'Imp. Austríaco' },
    },
    italy: {
      en: 'Italy', fr: { name: 'Italie', article: 'l’' },
      it: { name: 'Italia', article: 'l’' }, pt: { name: 'Itália', article: 'a' },
    },
    'russian-empire': {
      en: { name: 'Russian Empire', article: 'the' }, fr: { name: 'Empire russe', article: 'l’' },
      it: { name: 'Impero russo', article: 'l’' }, pt: { name: 'Império Russo', article: 'o' },
    },
    'ottoman-empire': {
      en: { name: 'Ottoman Empire', article: 'the' }, fr: { name: 'Empire ottoman', article: 'l’' },
      it: { name: 'Impero ottomano', article: 'l’' }, pt: { name: 'Império Otomano', article: 'o' },
    },
    'barbary-coast': {
      en: { name: 'Barbary Coast', article: 'the' }, fr: { name: 'Côte des Barbaresques', article: 'la', short: 'Côte barbaresque' },
      it: { name: 'Costa barbaresca', article: 'la' }, pt: { name: 'Costa da Berbéria', article: 'a', short: 'C. da Berbéria' },
    },
  },
  zones: {
    'baltic-sea': {
      en: { name: 'Baltic Sea', article: 'the' }, fr: { name: 'mer Baltique', article: 'la' },
      it: { name: 'Mar Baltico', article: 'il', in: 'nel' }, pt: { name: 'Mar Báltico', article: 'o' },
    },
    'north-sea': {
      en: { name: 'North Sea', article: 'the' }, fr: { name: 'mer du Nord', article: 'la' },
      it: { name: 'Mare del Nord', article: 'il', in: 'nel' }, pt: { name: 'Mar do Norte', article: 'o' },
    },
    'western-europe-atlantic': {
      en: { name: 'Western Europe Atlantic', article: 'the', short: 'W Europe Atlantic' }, fr: { name: 'Atlantique européen', article: 'l’', in: 'dans l’', short: 'Atl. européen' },
      it: { name: 'Atlantico europeo', article: 'l’', in: 'nell’' }, pt: { name: 'Atlântico Europeu', article: 'o' },
    },
    'barbary-atlantic': {
      en: { name: 'Barbary Atlantic', article: 'the' }, fr: { name: 'Atlantique barbaresque', article: 'l’', in: 'dans l’', short: 'Atl. barbaresque' },
      it: { name: 'Atlantico barbaresco', article: 'l’', in: 'nell’', short: 'Atl. barbaresco' }, pt: { name: 'Atlântico da Berbéria', article: 'o', short: 'Atl. da Berbéria' },
    },
    'western-mediterranean': {
      en: { name: 'Western Mediterranean', article: 'the', short: 'W Mediterranean' }, fr: { name: 'Méditerranée occidentale', article: 'la', in: 'dans la', short: 'Médit. occidentale' },
      it: { name: 'Mediterraneo occidentale', article: 'il', in: 'nel', short: 'Medit. occidentale' }, pt: { name: 'Mediterrâneo Ocidental', article: 'o', short: 'Medit. Ocidental' },
    },
    'adriatic-mediterranean': {
      en: { name: 'Adriatic Mediterranean', article: 'the', short: 'Adriatic' }, fr: { name: 'Méditerranée adriatique', article: 'la', in: 'dans la', short: 'Médit. adriatique' },
      it: { name: 'Mediterraneo adriatico', article: 'il', in: 'nel', short: 'Medit. adriatico' }, pt: { name: 'Mediterrâneo Adriático', article: 'o', short: 'Medit. Adriático' },
    },
    'eastern-mediterranean': {
      en: { name: 'Eastern Mediterranean', article: 'the', short: 'E Mediterranean' }, fr: { name: 'Méditerranée orientale', article: 'la', in: 'dans la', short: 'Médit. orientale' },
      it: { name: 'Mediterraneo orientale', article: 'il', in: 'nel', short: 'Medit. orientale' }, pt: { name: 'Mediterrâneo Oriental', article: 'o', short: 'Medit. Oriental' },
    },
    'black-sea': {
      en: { name: 'Black Sea', article: 'the' }, fr: { name: 'mer Noire', article: 'la' },
      it: { name: 'Mar Nero', article: 'il', in: 'nel' }, pt: { name: 'Mar Negro', article: 'o' },
    },
  },
  routes: {
    americas: {
      en: 'Americas Route', fr: { name: 'Route des Amériques', article: 'la' },
      it: { name: 'Rotta delle Americhe', article: 'la' }, pt: { name: 'Rota das Américas', article: 'a' },
    },
    indies: {
      en: 'Indies Route', fr: { name: 'Route des Indes', article: 'la' },
      it: { name: 'Rotta delle Indie', article: 'la' }, pt: { name: 'Rota das Índias', article: 'a' },
    },
  },
};
