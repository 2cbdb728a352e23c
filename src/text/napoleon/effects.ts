// Names and texts of the effects that territory cards can be played for.
import type { Words } from '../types.js';

export const EFFECT_WORDS: Readonly<Record<string, { readonly name: Words; readonly text: Words }>> = {
  levy: {
    name: { en: 'Levy', fr: 'Levée en masse', it: 'Leva in massa', pt: 'Recrutamento' },
    text: {
      en: 'Add 3 regiments to your reinforcements.',
      fr: 'Ajoutez 3 régiments à vos renforts.',
      it: 'Aggiungi 3 reggimenti ai tuoi rinforzi.',
      pt: 'Acrescente 3 regimentos aos seus reforços.',
    },
  },
  arsenal: {
    name: { en: 'Arsenal', fr: 'Arsenal', it: 'Arsenale', pt: 'Arsenal' },
    text: {
      en: 'Build one fortification free of charge (the usual limits hold).',
      fr: 'Construisez gratuitement une fortification (dans les limites habituelles).',
      it: 'Costruisci gratis una fortificazione (valgono i limiti consueti).',
      pt: 'Construa uma fortificação gratuitamente (com os limites habituais).',
    },
  },
  shipyard: {
    name: { en: 'Shipyard', fr: 'Chantier naval', it: 'Cantiere navale', pt: 'Estaleiro' },
    text: {
      en: 'Put 2 ships free of charge into one zone that touches a territory you control.',
      fr: 'Placez gratuitement 2 navires dans une zone maritime touchant un territoire que vous contrôlez.',
      it: 'Metti gratis 2 navi in una zona marittima a contatto con un territorio che controlli.',
      pt: 'Coloque gratuitamente 2 navios numa zona marítima em contacto com um território que controla.',
    },
  },
  commission: {
    name: { en: 'Commission', fr: 'Brevet d’officier', it: 'Brevetto da ufficiale', pt: 'Patente de oficial' },
    text: {
      en: 'Place one general or admiral free of charge (the usual limits hold).',
      fr: 'Placez gratuitement un général ou un amiral (dans les limites habituelles).',
      it: 'Metti in gioco gratis un generale o un ammiraglio (valgono i limiti consueti).',
      pt: 'Coloque gratuitamente um general ou um almirante (com os limites habituais).',
    },
  },
  physician: {
    name: { en: 'Physician', fr: 'Médecin', it: 'Medico', pt: 'Médico' },
    text: {
      en: 'Remove one epidemic from a territory you control; the token goes back to the box.',
      fr: 'Retirez une épidémie d’un territoire que vous contrôlez ; le jeton retourne dans la boîte.',
      it: 'Togli un’epidemia da un territorio che controlli; il segnalino torna nella scatola.',
      pt: 'Retire uma epidemia de um território que controla; a ficha volta à caixa.',
    },
  },
  'grand-battery': {
    name: { en: 'Grand battery', fr: 'Grande batterie', it: 'Grande batteria', pt: 'Grande bateria' },
    text: {
      en: 'Before the roll, on land: the defender loses 2 regiments, never the last. Not a roll: no officer is captured.',
      fr: 'Avant le jet, sur terre : le défenseur perd 2 régiments, jamais le dernier. Ce n’est pas un jet de dés : aucun officier n’est capturé.',
      it: 'Prima del lancio, a terra: il difensore perde 2 reggimenti, mai l’ultimo. Non è un lancio: nessun ufficiale è catturato.',
      pt: 'Antes do lançamento, em terra: o defensor perde 2 regimentos, nunca o último. Não é um lançamento: nenhum oficial é capturado.',
    },
  },
  'cavalry-charge': {
    name: {
      en: 'Cavalry charge',
      fr: 'Charge de cavalerie',
      it: 'Carica di cavalleria',
      pt: 'Carga de cavalaria',
    },
    text: {
      en: 'Before the roll, on land: +1 on your highest die for every roll from this territory this turn.',
      fr: 'Avant le jet, sur terre : +1 à votre dé le plus élevé à chaque jet depuis ce territoire pendant ce tour.',
      it: 'Prima del lancio, a terra: +1 al tuo dado più alto a ogni lancio da questo territorio in questo turno.',
      pt: 'Antes do lançamento, em terra: +1 no seu dado mais alto em cada lançamento a partir deste território neste turno.',
    },
  },
  sappers: {
    name: { en: 'Sappers', fr: 'Sapeurs', it: 'Zappatori', pt: 'Sapadores' },
    text: {
      en: 'Before the roll, on land: the fortification gives no bonus for the rest of this attack, and the defender rolls at most 1 die in this roll.',
      fr: 'Avant le jet, sur terre : la fortification ne donne plus de bonus durant cette attaque et le défenseur lance au plus 1 dé à ce jet.',
      it: 'Prima del lancio, a terra: la fortificazione non dà più bonus in questo attacco e il difensore tira al massimo 1 dado in questo lancio.',
      pt: 'Antes do lançamento, em terra: a fortificação deixa de dar bónus neste ataque e o defensor lança no máximo 1 dado desta vez.',
    },
  },
  spy: {
    name: { en: 'Spy', fr: 'Espion', it: 'Spia', pt: 'Espião' },
    text: {
      en: "In your combat phase, between attacks: look once at one player's territory cards and unaccomplished missions.",
      fr: 'En phase de combat, entre deux attaques : regardez une fois les cartes Territoire et les missions non accomplies d’un joueur.',
      it: 'Nella tua fase di battaglia, tra due attacchi: guarda una volta le carte Territorio e le missioni non compiute di un giocatore.',
      pt: 'Na sua fase de combate, entre ataques: veja uma vez as cartas de Território e as missões por cumprir de um jogador.',
    },
  },
  ambush: {
    name: { en: 'Ambush', fr: 'Embuscade', it: 'Imboscata', pt: 'Emboscada' },
    text: {
      en: 'Before the roll, on land or at sea, when you defend: +1 on your highest die for every roll of this attack (at sea: from this zone on this zone).',
      fr: 'Avant le jet, sur terre ou en mer, en défense : +1 à votre dé le plus élevé à chaque jet de cette attaque (en mer : de cette zone sur cette zone).',
      it: 'Prima del lancio, a terra o in mare, in difesa: +1 al tuo dado più alto a ogni lancio di questo attacco (in mare: da questa zona su questa zona).',
      pt: 'Antes do lançamento, em terra ou no mar, ao defender: +1 no seu dado mais alto em cada lançamento deste ataque (no mar: desta zona a esta zona).',
    },
  },
  'scorched-earth': {
    name: { en: 'Scorched earth', fr: 'Terre brûlée', it: 'Terra bruciata', pt: 'Terra queimada' },
    text: {
      en: 'After the capture move into a territory you have just lost in combat: 2 of the regiments that moved in are destroyed, never the last. Not if you are out.',
      fr: 'Après l’entrée dans un territoire que vous venez de perdre au combat : 2 des régiments entrés sont détruits, jamais le dernier. Pas si vous êtes éliminé.',
      it: 'Dopo l’ingresso in un territorio che hai appena perso in combattimento: 2 dei reggimenti entrati sono distrutti, mai l’ultimo. Non vale se sei eliminato.',
      pt: 'Após a entrada num território que acaba de perder em combate: 2 dos regimentos que entraram são destruídos, nunca o último. Não vale se foi eliminado.',
    },
  },
  'general-winter': {
    name: { en: 'General Winter', fr: 'Général Hiver', it: 'Generale Inverno', pt: 'General Inverno' },
    text: {
      en: 'Before the roll, defending on land: no roll is made, this attack is over; that player cannot attack or enter here again this turn. The epidemic toll is lost.',
      fr: 'Avant le jet, en défense sur terre : pas de jet, l’attaque est finie ; ce joueur ne peut plus attaquer ni entrer ici ce tour. Tribut aux épidémies perdu.',
      it: 'Prima del lancio, in difesa a terra: niente lancio, l’attacco è finito; quel giocatore non può più attaccare né entrare qui nel turno. Tributo alle epidemie perso.',
      pt: 'Antes do lançamento, ao defender em terra: não se lança, o ataque acaba; esse jogador não volta a atacar nem a entrar aqui no turno. Tributo às epidemias perdido.',
    },
  },
  'orderly-retreat': {
    name: {
      en: 'Orderly retreat',
      fr: 'Retraite en bon ordre',
      it: 'Ritirata ordinata',
      pt: 'Retirada ordenada',
    },
    text: {
      en: 'Before the roll, defending on land: all units go to an adjacent territory of yours; the attacker must enter and captures. The fortification stays if no roll was made here this turn.',
      fr: 'Avant le jet, en défense sur terre : vos unités vont toutes dans un de vos territoires adjacents ; l’attaquant doit entrer et conquiert. La fortification reste si aucun jet n’a eu lieu ici ce tour.',
      it: 'Prima del lancio, in difesa a terra: tutte le unità vanno in un tuo territorio confinante; l’attaccante deve entrare e conquista. La fortificazione resta se qui non si è lanciato nel turno.',
      pt: 'Antes do lançamento, ao defender em terra: todas as unidades vão para um território seu vizinho; o atacante tem de entrar e conquista. A fortificação fica se aqui não se lançou no turno.',
    },
  },
  'old-guard': {
    name: { en: 'Old Guard', fr: 'Vieille Garde', it: 'Vecchia Guardia', pt: 'Velha Guarda' },
    text: {
      en: 'After the roll: roll any of your own dice again, once.',
      fr: 'Après le jet : relancez une fois ceux de vos dés que vous voulez.',
      it: 'Dopo il lancio: rilancia una volta quelli dei tuoi dadi che vuoi.',
      pt: 'Depois do lançamento: lance de novo, uma vez, os seus dados que quiser.',
    },
  },
  rally: {
    name: { en: 'Rally', fr: 'Ralliement', it: 'Adunata', pt: 'Reagrupamento' },
    text: {
      en: 'After the roll: you lose one unit fewer in this roll.',
      fr: 'Après le jet : vous perdez une unité de moins à ce jet.',
      it: 'Dopo il lancio: perdi un’unità in meno in questo lancio.',
      pt: 'Depois do lançamento: perde menos uma unidade neste lançamento.',
    },
  },
  'fog-of-war': {
    name: { en: 'Fog of war', fr: 'Brouillard de guerre', it: 'Nebbia di guerra', pt: 'Névoa da guerra' },
    text: {
      en: 'Before the roll: no bonus of any kind counts for either side for the rest of this attack.',
      fr: 'Avant le jet : aucun bonus, quel qu’il soit, ne compte plus pour personne durant cette attaque.',
      it: 'Prima del lancio: nessun bonus di alcun tipo conta più per nessuno in questo attacco.',
      pt: 'Antes do lançamento: nenhum bónus, seja qual for, conta para nenhum dos lados no resto deste ataque.',
    },
  },
  'forced-march': {
    name: { en: 'Forced march', fr: 'Marche forcée', it: 'Marcia forzata', pt: 'Marcha forçada' },
    text: {
      en: 'One more land manoeuvre.',
      fr: 'Une manœuvre terrestre de plus.',
      it: 'Una manovra terrestre in più.',
      pt: 'Mais uma manobra terrestre.',
    },
  },
  'fair-winds': {
    name: { en: 'Fair winds', fr: 'Vents favorables', it: 'Venti favorevoli', pt: 'Ventos favoráveis' },
    text: {
      en: 'One more naval manoeuvre, or one more land manoeuvre between two territories of yours that touch one connected group of zones you control.',
      fr: 'Une manœuvre navale de plus, ou une terrestre de plus entre deux de vos territoires touchant un même groupe relié de zones que vous contrôlez.',
      it: 'Una manovra navale in più, o una terrestre in più tra due tuoi territori a contatto con uno stesso gruppo di zone collegate che controlli.',
      pt: 'Mais uma manobra naval, ou mais uma terrestre entre dois territórios seus em contacto com um mesmo grupo de zonas ligadas que controla.',
    },
  },
  'war-chest': {
    name: { en: 'War chest', fr: 'Trésor de guerre', it: 'Cassa di guerra', pt: 'Tesouro de guerra' },
    text: {
      en: 'Traded in a set: 4 regiments more. Not playable otherwise.',
      fr: 'Échangée dans une combinaison : 4 régiments de plus. Ne se joue pas autrement.',
      it: 'Scambiata in una combinazione: 4 reggimenti in più. Non si gioca altrimenti.',
      pt: 'Trocada num conjunto: mais 4 regimentos. Não se joga de outro modo.',
    },
  },
  contagion: {
    name: { en: 'Contagion', fr: 'Contagion', it: 'Contagio', pt: 'Contágio' },
    text: {
      en: 'In phase 2, 3 or 4 of your turn, between two steps: move one epidemic to any other territory with a regiment; it kills 1 regiment there at once.',
      fr: 'En phase 2, 3 ou 4 de votre tour, entre deux étapes : déplacez une épidémie vers tout autre territoire ayant un régiment ; elle y tue aussitôt 1 régiment.',
      it: 'Nella fase 2, 3 o 4 del tuo turno, tra due passi: sposta un’epidemia su qualsiasi altro territorio con un reggimento; vi uccide subito 1 reggimento.',
      pt: 'Na fase 2, 3 ou 4 do seu turno, entre dois passos: mova uma epidemia para qualquer outro território com um regimento; mata aí logo 1 regimento.',
    },
  },
};
