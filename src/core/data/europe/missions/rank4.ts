// Names and conditions of the missions of rank 4. `{key}` stands for that number of the mission's condition.
import type { MissionNames } from '../../../types.js';

export const RANK_4: MissionNames = {
  'empire-french-empire': {
    name: {
      en: 'Emperor of the French',
      fr: 'Empereur des Français',
      it: 'Imperatore dei francesi',
      pt: 'Imperador dos Franceses',
    },
    text: {
      en: 'Control every territory of the French Empire, each with at least {garrison} regiments.',
      fr: 'Contrôlez tous les territoires de l’Empire français, avec au moins {garrison} régiments sur chacun.',
      it: 'Controlla tutti i territori dell’Impero francese, con almeno {garrison} reggimenti su ciascuno.',
      pt: 'Controle todos os territórios do Império Francês, com pelo menos {garrison} regimentos em cada um.',
    },
  },
  'empire-austrian-empire': {
    name: {
      en: 'Emperor of Austria',
      fr: 'Empereur d’Autriche',
      it: 'Imperatore d’Austria',
      pt: 'Imperador da Áustria',
    },
    text: {
      en: 'Control every territory of the Austrian Empire.',
      fr: 'Contrôlez tous les territoires de l’Empire d’Autriche.',
      it: 'Controlla tutti i territori dell’Impero austriaco.',
      pt: 'Controle todos os territórios do Império Austríaco.',
    },
  },
  'empire-russian-empire': {
    name: {
      en: 'Tsar of all the Russias',
      fr: 'Tsar de toutes les Russies',
      it: 'Zar di tutte le Russie',
      pt: 'Czar de todas as Rússias',
    },
    text: {
      en: 'Control every territory of the Russian Empire, each with at least {garrison} regiments.',
      fr: 'Contrôlez tous les territoires de l’Empire russe, avec au moins {garrison} régiments sur chacun.',
      it: 'Controlla tutti i territori dell’Impero russo, con almeno {garrison} reggimenti su ciascuno.',
      pt: 'Controle todos os territórios do Império Russo, com pelo menos {garrison} regimentos em cada um.',
    },
  },
  'empire-ottoman-empire': {
    name: { en: 'The Sublime Porte', fr: 'La Sublime Porte', it: 'La Sublime Porta', pt: 'A Sublime Porta' },
    text: {
      en: 'Control every territory of the Ottoman Empire.',
      fr: 'Contrôlez tous les territoires de l’Empire ottoman.',
      it: 'Controlla tutti i territori dell’Impero ottomano.',
      pt: 'Controle todos os territórios do Império Otomano.',
    },
  },
  'route-indies': {
    name: { en: 'Route to the Indies', fr: 'Vers les Indes', it: 'Verso le Indie', pt: 'Rumo às Índias' },
    text: {
      en: 'Control the Indies Route.',
      fr: 'Contrôlez la Route des Indes.',
      it: 'Controlla la Rotta delle Indie.',
      pt: 'Controle a Rota das Índias.',
    },
  },
  'two-crowns': {
    name: { en: 'Crown upon crown', fr: 'Couronne sur couronne', it: 'Corona su corona', pt: 'Coroa sobre coroa' },
    text: {
      en: 'Control {regions} empires.',
      fr: 'Contrôlez {regions} empires.',
      it: 'Controlla {regions} imperi.',
      pt: 'Controle {regions} impérios.',
    },
  },
  'end-of-a-dynasty': {
    name: {
      en: 'End of a dynasty',
      fr: 'Fin d’une dynastie',
      it: 'Fine di una dinastia',
      pt: 'Fim de uma dinastia',
    },
    text: {
      en: 'Eliminate a player.',
      fr: 'Éliminez un joueur.',
      it: 'Elimina un giocatore.',
      pt: 'Elimine um jogador.',
    },
  },
  'master-of-the-seas': {
    name: { en: 'Master of the seas', fr: 'Maître des mers', it: 'Padrone dei mari', pt: 'Senhor dos mares' },
    text: {
      en: 'Control {zones} sea zones.',
      fr: 'Contrôlez {zones} zones maritimes.',
      it: 'Controlla {zones} zone marittime.',
      pt: 'Controle {zones} zonas marítimas.',
    },
  },
  whirlwind: {
    name: { en: 'Whirlwind', fr: 'Tourbillon', it: 'Turbine', pt: 'Turbilhão' },
    text: {
      en: 'Capture {captured} territories from other players this turn.',
      fr: 'Conquérez {captured} territoires adverses pendant ce tour.',
      it: 'Conquista {captured} territori avversari in questo turno.',
      pt: 'Conquiste {captured} territórios adversários neste turno.',
    },
  },
  'sack-of-capitals': {
    name: {
      en: 'No throne is safe',
      fr: 'Aucun trône n’est sûr',
      it: 'Nessun trono è al sicuro',
      pt: 'Nenhum trono está seguro',
    },
    text: {
      en: 'Capture {capturedCapitals} capitals from other players this turn.',
      fr: 'Conquérez {capturedCapitals} capitales adverses pendant ce tour.',
      it: 'Conquista {capturedCapitals} capitali avversarie in questo turno.',
      pt: 'Conquiste {capturedCapitals} capitais adversárias neste turno.',
    },
  },
  'half-of-europe': {
    name: {
      en: 'Master of the continent',
      fr: 'Maître du continent',
      it: 'Padrone del continente',
      pt: 'Senhor do continente',
    },
    text: {
      en: 'Control {territories} territories.',
      fr: 'Contrôlez {territories} territoires.',
      it: 'Controlla {territories} territori.',
      pt: 'Controle {territories} territórios.',
    },
  },
  'crown-won-by-the-sword': {
    name: {
      en: 'Crowns won by the sword',
      fr: 'Couronnes gagnées à l’épée',
      it: 'Corone vinte con la spada',
      pt: 'Coroas ganhas pela espada',
    },
    text: {
      en: 'Control {regionsWonThisTurn} empires that you did not control when your turn began.',
      fr: 'Contrôlez {regionsWonThisTurn} empires que vous ne contrôliez pas au début de votre tour.',
      it: 'Controlla {regionsWonThisTurn} imperi che non controllavi all’inizio del tuo turno.',
      pt: 'Controle {regionsWonThisTurn} impérios que não controlava no início do seu turno.',
    },
  },
};
