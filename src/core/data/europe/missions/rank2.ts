// Names and conditions of the missions of rank 2. `{key}` stands for that number of the mission's condition.
import type { MissionNames } from '../../../types.js';

export const RANK_2: MissionNames = {
  'empire-united-kingdom': {
    name: { en: 'Lord of the Isles', fr: 'Seigneur des Îles', it: 'Signore delle Isole', pt: 'Senhor das Ilhas' },
    text: {
      en: 'Control every territory of the United Kingdom.',
      fr: 'Contrôlez tous les territoires du Royaume-Uni.',
      it: 'Controlla tutti i territori del Regno Unito.',
      pt: 'Controle todos os territórios do Reino Unido.',
    },
  },
  'empire-barbary-coast': {
    name: { en: 'Pasha of Barbary', fr: 'Pacha de Barbarie', it: 'Pascià di Barberia', pt: 'Paxá da Berbéria' },
    text: {
      en: 'Control every territory of the Barbary Coast.',
      fr: 'Contrôlez tous les territoires de la Côte des Barbaresques.',
      it: 'Controlla tutti i territori della Costa barbaresca.',
      pt: 'Controle todos os territórios da Costa da Berbéria.',
    },
  },
  'empire-iberia': {
    name: {
      en: 'King of all the Spains',
      fr: 'Roi de toutes les Espagnes',
      it: 'Re di tutte le Spagne',
      pt: 'Rei de todas as Espanhas',
    },
    text: {
      en: 'Control every territory of Iberia.',
      fr: 'Contrôlez tous les territoires de l’Ibérie.',
      it: 'Controlla tutti i territori dell’Iberia.',
      pt: 'Controle todos os territórios da Ibéria.',
    },
  },
  'forced-pace': {
    name: { en: 'Forced pace', fr: 'Au pas redoublé', it: 'A passo di carica', pt: 'Passo acelerado' },
    text: {
      en: 'Capture {captured} territories from other players this turn.',
      fr: 'Conquérez {captured} territoires adverses pendant ce tour.',
      it: 'Conquista {captured} territori avversari in questo turno.',
      pt: 'Conquiste {captured} territórios adversários neste turno.',
    },
  },
  'fortress-belt': {
    name: {
      en: 'Fortress belt',
      fr: 'Ceinture de forteresses',
      it: 'Cintura di fortezze',
      pt: 'Cintura de fortalezas',
    },
    text: {
      en: 'Hold {fortifications} fortified territories.',
      fr: 'Tenez {fortifications} territoires fortifiés.',
      it: 'Tieni {fortifications} territori fortificati.',
      pt: 'Tenha {fortifications} territórios fortificados.',
    },
  },
  'three-seas': {
    name: { en: 'Open waters', fr: 'Le grand large', it: 'Mare aperto', pt: 'Mar alto' },
    text: {
      en: 'Control {zones} sea zones.',
      fr: 'Contrôlez {zones} zones maritimes.',
      it: 'Controlla {zones} zone marittime.',
      pt: 'Controle {zones} zonas marítimas.',
    },
  },
  breach: {
    name: { en: 'The breach', fr: 'La brèche', it: 'La breccia', pt: 'A brecha' },
    text: {
      en: 'Capture {capturedFortified} fortified territories in combat this turn.',
      fr: 'Conquérez au combat {capturedFortified} territoires fortifiés pendant ce tour.',
      it: 'Conquista in combattimento {capturedFortified} territori fortificati in questo turno.',
      pt: 'Conquiste em combate {capturedFortified} territórios fortificados neste turno.',
    },
  },
  'taken-colours': {
    name: {
      en: 'Taken colours',
      fr: 'Drapeaux pris à l’ennemi',
      it: 'Bandiere conquistate',
      pt: 'Estandartes tomados',
    },
    text: {
      en: 'Capture a general or an admiral, and {captured} territories from other players, this turn.',
      fr: 'Pendant ce tour, capturez un général ou un amiral et conquérez {captured} territoires adverses.',
      it: 'In questo turno, cattura un generale o un ammiraglio e conquista {captured} territori avversari.',
      pt: 'Neste turno, capture um general ou um almirante e conquiste {captured} territórios adversários.',
    },
  },
  'two-fronts': {
    name: {
      en: 'War on every front',
      fr: 'Guerre sur tous les fronts',
      it: 'Guerra su tutti i fronti',
      pt: 'Guerra em todas as frentes',
    },
    text: {
      en: 'Capture {captured} territories this turn, from {capturedFromSeats} different players.',
      fr: 'Pendant ce tour, conquérez {captured} territoires, pris à {capturedFromSeats} adversaires différents.',
      it: 'In questo turno, conquista {captured} territori, tolti a {capturedFromSeats} avversari diversi.',
      pt: 'Neste turno, conquiste {captured} territórios, tomados a {capturedFromSeats} adversários diferentes.',
    },
  },
  'unbroken-square': {
    name: {
      en: 'Unbroken square',
      fr: 'Carré inébranlable',
      it: 'Quadrato incrollabile',
      pt: 'Quadrado inquebrantável',
    },
    text: {
      en: 'Destroy {destroyedDefending} attacking units in a single turn of another player, losing no territory that turn.',
      fr: 'Détruisez {destroyedDefending} unités attaquantes en un seul tour adverse, sans y perdre aucun territoire.',
      it: 'Distruggi {destroyedDefending} unità attaccanti in un solo turno avversario, senza perdervi territori.',
      pt: 'Destrua {destroyedDefending} unidades atacantes num único turno adversário, sem nele perder territórios.',
    },
  },
  'capital-raid': {
    name: { en: 'Crowned heads', fr: 'Têtes couronnées', it: 'Teste coronate', pt: 'Cabeças coroadas' },
    text: {
      en: 'Capture {capturedCapitals} capitals from other players this turn.',
      fr: 'Conquérez {capturedCapitals} capitales adverses pendant ce tour.',
      it: 'Conquista {capturedCapitals} capitali avversarie in questo turno.',
      pt: 'Conquiste {capturedCapitals} capitais adversárias neste turno.',
    },
  },
  'fifteen-flags': {
    name: { en: 'Spreading colours', fr: 'Drapeaux au vent', it: 'Bandiere al vento', pt: 'Bandeiras ao vento' },
    text: {
      en: 'Control {territories} territories.',
      fr: 'Contrôlez {territories} territoires.',
      it: 'Controlla {territories} territori.',
      pt: 'Controle {territories} territórios.',
    },
  },
};
