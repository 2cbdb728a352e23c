// Names and conditions of the missions. `{key}` stands for that number of the mission's condition.
import type { Words } from '../types.js';

export const MISSION_WORDS: Readonly<Record<string, { readonly name: Words; readonly text: Words }>> = {
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
      en: 'Capture {captured} territories of other seats this turn.',
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
      en: 'Control {zones} maritime zones.',
      fr: 'Contrôlez {zones} zones maritimes.',
      it: 'Controlla {zones} zone marittime.',
      pt: 'Controle {zones} zonas marítimas.',
    },
  },
  'stubborn-defence': {
    name: { en: 'Stubborn defence', fr: 'Défense acharnée', it: 'Difesa ostinata', pt: 'Defesa obstinada' },
    text: {
      en: 'Destroy {destroyedDefending} attacking units within one turn of another seat.',
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
      en: 'Capture {captured} territories of other seats this turn.',
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
      en: 'Control {zones} maritime zones.',
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
      en: 'Capture a general or an admiral, and {captured} territories of other seats, this turn.',
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
      en: 'Capture {captured} territories this turn, from {capturedFromSeats} different seats.',
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
      en: 'Destroy {destroyedDefending} attacking units within one turn of another seat and lose no territory in it.',
      fr: 'Détruisez {destroyedDefending} unités attaquantes en un seul tour adverse, sans y perdre aucun territoire.',
      it: 'Distruggi {destroyedDefending} unità attaccanti in un solo turno avversario, senza perdervi territori.',
      pt: 'Destrua {destroyedDefending} unidades atacantes num único turno adversário, sem nele perder territórios.',
    },
  },
  'capital-raid': {
    name: { en: 'Crowned heads', fr: 'Têtes couronnées', it: 'Teste coronate', pt: 'Cabeças coroadas' },
    text: {
      en: 'Capture {capturedCapitals} capitals of other seats this turn.',
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
      en: 'Control {zones} maritime zones.',
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
      en: 'Capture {captured} territories of other seats this turn.',
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
      en: 'Capture {capturedFromLeader} territories this turn from one seat that had the most VP of all other seats when your turn began (ties count).',
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
      en: 'Eliminate a seat.',
      fr: 'Éliminez un joueur.',
      it: 'Elimina un giocatore.',
      pt: 'Elimine um jogador.',
    },
  },
  'master-of-the-seas': {
    name: { en: 'Master of the seas', fr: 'Maître des mers', it: 'Padrone dei mari', pt: 'Senhor dos mares' },
    text: {
      en: 'Control {zones} maritime zones.',
      fr: 'Contrôlez {zones} zones maritimes.',
      it: 'Controlla {zones} zone marittime.',
      pt: 'Controle {zones} zonas marítimas.',
    },
  },
  whirlwind: {
    name: { en: 'Whirlwind', fr: 'Tourbillon', it: 'Turbine', pt: 'Turbilhão' },
    text: {
      en: 'Capture {captured} territories of other seats this turn.',
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
      en: 'Capture {capturedCapitals} capitals of other seats this turn.',
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
