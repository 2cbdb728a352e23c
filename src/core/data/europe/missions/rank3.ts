// Names and conditions of the missions of rank 3. `{key}` stands for that number of the mission's condition.
import type { MissionNames } from '../../../types.js';

export const RANK_3: MissionNames = {
  'empire-italy': {
    name: { en: 'King of Italy', fr: 'Roi d’Italie', it: 'Re d’Italia', pt: 'Rei de Itália' },
    text: {
      en: 'Control every territory of Italy.',
      fr: 'Contrôlez tous les territoires de l’Italie.',
      it: 'Controlla tutti i territori dell’Italia.',
      pt: 'Controle todos os territórios da Itália.',
    },
  },
  'empire-nordic-kingdoms': {
    name: { en: 'Union of the North', fr: 'Union du Nord', it: 'Unione del Nord', pt: 'União do Norte' },
    text: {
      en: 'Control every territory of the Nordic Kingdoms, each with at least {garrison} regiments.',
      fr: 'Contrôlez tous les territoires des Royaumes nordiques, avec au moins {garrison} régiments sur chacun.',
      it: 'Controlla tutti i territori dei Regni nordici, con almeno {garrison} reggimenti su ciascuno.',
      pt: 'Controle todos os territórios dos Reinos Nórdicos, com pelo menos {garrison} regimentos em cada um.',
    },
  },
  'empire-prussia': {
    name: { en: 'King in Prussia', fr: 'Roi en Prusse', it: 'Re in Prussia', pt: 'Rei na Prússia' },
    text: {
      en: 'Control every territory of Prussia.',
      fr: 'Contrôlez tous les territoires de la Prusse.',
      it: 'Controlla tutti i territori della Prussia.',
      pt: 'Controle todos os territórios da Prússia.',
    },
  },
  'empire-confederation-of-the-rhine': {
    name: { en: 'Protector of the Rhine', fr: 'Protecteur du Rhin', it: 'Protettore del Reno', pt: 'Protetor do Reno' },
    text: {
      en: 'Control every territory of the Confederation of the Rhine.',
      fr: 'Contrôlez tous les territoires de la Confédération du Rhin.',
      it: 'Controlla tutti i territori della Confederazione del Reno.',
      pt: 'Controle todos os territórios da Confederação do Reno.',
    },
  },
  'route-americas': {
    name: {
      en: 'Route to the Americas',
      fr: 'Vers les Amériques',
      it: 'Verso le Americhe',
      pt: 'Rumo às Américas',
    },
    text: {
      en: 'Control the Americas Route.',
      fr: 'Contrôlez la Route des Amériques.',
      it: 'Controlla la Rotta delle Americhe.',
      pt: 'Controle a Rota das Américas.',
    },
  },
  'four-seas': {
    name: { en: 'Ruler of the waves', fr: 'Souverain des flots', it: 'Sovrano delle onde', pt: 'Soberano das ondas' },
    text: {
      en: 'Control {zones} sea zones.',
      fr: 'Contrôlez {zones} zones maritimes.',
      it: 'Controlla {zones} zone marittime.',
      pt: 'Controle {zones} zonas marítimas.',
    },
  },
  'grande-armee': {
    name: { en: 'Grande Armée', fr: 'Grande Armée', it: 'Grande Armata', pt: 'Grande Armée' },
    text: {
      en: 'Have {stack} regiments and a general on one territory.',
      fr: 'Ayez {stack} régiments et un général sur un même territoire.',
      it: 'Tieni {stack} reggimenti e un generale su uno stesso territorio.',
      pt: 'Tenha {stack} regimentos e um general num mesmo território.',
    },
  },
  campaign: {
    name: {
      en: 'Campaign of the year',
      fr: 'Campagne de l’année',
      it: 'Campagna dell’anno',
      pt: 'Campanha do ano',
    },
    text: {
      en: 'Capture {captured} territories from other players this turn.',
      fr: 'Conquérez {captured} territoires adverses pendant ce tour.',
      it: 'Conquista {captured} territori avversari in questo turno.',
      pt: 'Conquiste {captured} territórios adversários neste turno.',
    },
  },
  decapitation: {
    name: { en: 'Headless army', fr: 'Armée sans tête', it: 'Esercito senza testa', pt: 'Exército sem cabeça' },
    text: {
      en: 'Capture {officersCaptured} generals or admirals this turn.',
      fr: 'Capturez {officersCaptured} généraux ou amiraux pendant ce tour.',
      it: 'Cattura {officersCaptured} generali o ammiragli in questo turno.',
      pt: 'Capture {officersCaptured} generais ou almirantes neste turno.',
    },
  },
  'humble-the-mighty': {
    name: {
      en: 'Humble the mighty',
      fr: 'Humilier les puissants',
      it: 'Umiliare i potenti',
      pt: 'Humilhar os poderosos',
    },
    text: {
      en: 'Capture {capturedFromLeader} territories this turn from one player who had the most VP of all other players when your turn began (ties count).',
      fr: 'Pendant ce tour, prenez {capturedFromLeader} territoires à un même adversaire qui, au début du tour, avait le plus de PV de tous (égalités comprises).',
      it: 'In questo turno, prendi {capturedFromLeader} territori a un solo avversario che, a inizio turno, aveva più PV di tutti gli altri (o a pari merito).',
      pt: 'Neste turno, tome {capturedFromLeader} territórios a um só adversário que, no início do turno, tinha mais PV do que todos os outros (ou empatado).',
    },
  },
  'grand-fleet': {
    name: { en: 'Grand fleet', fr: 'Grande flotte', it: 'Grande flotta', pt: 'Grande armada' },
    text: {
      en: 'Have {admirals} admirals and {ships} ships on the board.',
      fr: 'Ayez {admirals} amiraux et {ships} navires sur le plateau.',
      it: 'Tieni {admirals} ammiragli e {ships} navi sul tabellone.',
      pt: 'Tenha {admirals} almirantes e {ships} navios no tabuleiro.',
    },
  },
  'eighteen-flags': {
    name: { en: 'From the Tagus to the Don', fr: 'Du Tage au Don', it: 'Dal Tago al Don', pt: 'Do Tejo ao Don' },
    text: {
      en: 'Control {territories} territories.',
      fr: 'Contrôlez {territories} territoires.',
      it: 'Controlla {territories} territori.',
      pt: 'Controle {territories} territórios.',
    },
  },
};
