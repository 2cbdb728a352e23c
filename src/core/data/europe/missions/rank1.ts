// Names and conditions of the missions of rank 1. `{key}` stands for that number of the mission's condition.
import type { MissionNames } from '../../../types.js';

export const RANK_1: MissionNames = {
  'seven-courts': {
    name: { en: 'Friends at court', fr: 'Des amis à la cour', it: 'Amici a corte', pt: 'Amigos na corte' },
    text: {
      en: 'Control territories in {regionsTouched} different empires.',
      fr: 'Contrôlez des territoires dans {regionsTouched} empires différents.',
      it: 'Controlla territori in {regionsTouched} imperi diversi.',
      pt: 'Controle territórios em {regionsTouched} impérios diferentes.',
    },
  },
  raiders: {
    name: { en: 'Raiders', fr: 'Maraudeurs', it: 'Predoni', pt: 'Salteadores' },
    text: {
      en: 'Capture {captured} territories from other players this turn.',
      fr: 'Conquérez {captured} territoires adverses pendant ce tour.',
      it: 'Conquista {captured} territori avversari in questo turno.',
      pt: 'Conquiste {captured} territórios adversários neste turno.',
    },
  },
  'first-broadside': {
    name: { en: 'First broadside', fr: 'Première bordée', it: 'Prima bordata', pt: 'Primeira bordada' },
    text: {
      en: 'Win a naval battle in your own turn.',
      fr: 'Remportez une bataille navale pendant votre tour.',
      it: 'Vinci una battaglia navale nel tuo turno.',
      pt: 'Vença uma batalha naval no seu turno.',
    },
  },
  'twin-bastions': {
    name: { en: 'Twin bastions', fr: 'Bastions jumeaux', it: 'Bastioni gemelli', pt: 'Bastiões gémeos' },
    text: {
      en: 'Hold {fortifications} fortified territories and have {generals} generals on the board.',
      fr: 'Tenez {fortifications} territoires fortifiés et ayez {generals} généraux sur le plateau.',
      it: 'Tieni {fortifications} territori fortificati e {generals} generali sul tabellone.',
      pt: 'Tenha {fortifications} territórios fortificados e {generals} generais no tabuleiro.',
    },
  },
  'war-council': {
    name: { en: 'War council', fr: 'Conseil de guerre', it: 'Consiglio di guerra', pt: 'Conselho de guerra' },
    text: {
      en: 'Have {generals} generals on the board.',
      fr: 'Ayez {generals} généraux sur le plateau.',
      it: 'Tieni {generals} generali sul tabellone.',
      pt: 'Tenha {generals} generais no tabuleiro.',
    },
  },
  'flag-officer': {
    name: { en: 'Flag officer', fr: 'Pavillon amiral', it: 'Nave ammiraglia', pt: 'Navio-almirante' },
    text: {
      en: 'Have an admiral and {ships} ships on the board.',
      fr: 'Ayez un amiral et {ships} navires sur le plateau.',
      it: 'Tieni un ammiraglio e {ships} navi sul tabellone.',
      pt: 'Tenha um almirante e {ships} navios no tabuleiro.',
    },
  },
  'massed-ranks': {
    name: { en: 'Massed ranks', fr: 'Rangs serrés', it: 'Ranghi serrati', pt: 'Fileiras cerradas' },
    text: {
      en: 'Have {stack} regiments on one territory.',
      fr: 'Ayez {stack} régiments sur un même territoire.',
      it: 'Tieni {stack} reggimenti su uno stesso territorio.',
      pt: 'Tenha {stack} regimentos num mesmo território.',
    },
  },
  beachhead: {
    name: { en: 'Beachhead', fr: 'Tête de pont', it: 'Testa di sbarco', pt: 'Testa de ponte' },
    text: {
      en: 'Capture a territory by naval landing.',
      fr: 'Conquérez un territoire par débarquement.',
      it: 'Conquista un territorio con uno sbarco.',
      pt: 'Conquiste um território por desembarque.',
    },
  },
  'two-seas': {
    name: { en: 'Sea legs', fr: 'Le pied marin', it: 'Piede marino', pt: 'Lobos do mar' },
    text: {
      en: 'Control {zones} sea zones.',
      fr: 'Contrôlez {zones} zones maritimes.',
      it: 'Controlla {zones} zone marittime.',
      pt: 'Controle {zones} zonas marítimas.',
    },
  },
  'stubborn-defence': {
    name: { en: 'Stubborn defence', fr: 'Défense acharnée', it: 'Difesa ostinata', pt: 'Defesa obstinada' },
    text: {
      en: 'Destroy {destroyedDefending} attacking units in a single turn of another player.',
      fr: 'Détruisez {destroyedDefending} unités attaquantes en un seul tour adverse.',
      it: 'Distruggi {destroyedDefending} unità attaccanti in un solo turno avversario.',
      pt: 'Destrua {destroyedDefending} unidades atacantes num único turno adversário.',
    },
  },
  'through-the-plague': {
    name: { en: 'Through the plague', fr: 'À travers la peste', it: 'Attraverso la peste', pt: 'Através da peste' },
    text: {
      en: 'Capture a territory where an epidemic rages.',
      fr: 'Conquérez un territoire où sévit une épidémie.',
      it: 'Conquista un territorio in cui infuria un’epidemia.',
      pt: 'Conquiste um território onde grassa uma epidemia.',
    },
  },
  'dozen-flags': {
    name: { en: 'Flags on the map', fr: 'Drapeaux sur la carte', it: 'Bandiere sulla mappa', pt: 'Bandeiras no mapa' },
    text: {
      en: 'Control {territories} territories.',
      fr: 'Contrôlez {territories} territoires.',
      it: 'Controlla {territories} territori.',
      pt: 'Controle {territories} territórios.',
    },
  },
};
