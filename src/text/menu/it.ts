// Italian: the questions of a new game.
import type { Messages } from '../en.js';

export const MENU_IT: Messages['menu'] = {
  title: 'Risk nel terminale',
  main: 'Che cosa vuoi fare?',
  resume: (what: string) => `Continua: ${what}`,
  newGame: 'Nuova partita',
  demo: 'Guarda giocare i bot',
  quit: 'Esci',
  variant: 'Quale gioco?',
  players: 'Quanti giocatori?',
  playersItem: (n: number, each: string) => `${n} giocatori, ${each} ciascuno`,
  persons: 'Chi gioca?',
  personsItem: (persons: number, bots: number) =>
    persons === 0
      ? 'solo bot'
      : persons === 1
        ? `tu contro ${bots} bot`
        : bots === 0
          ? `${persons} persone a questa tastiera`
          : `${persons} persone a questa tastiera e ${bots} bot`,
  start: 'Come si comincia?',
  startItems: {
    bots: 'Distribuisci i territori e piazza tutto',
    quick: 'Distribuisci i territori e piazza tutto per me',
    deal: 'Distribuisci i territori, il resto lo piazzo io',
    claim: 'I territori si occupano a turno, come da regole',
    placeForMe: 'Piazza tutto per me',
    placeMyself: 'Piazzo tutto io, come da regole',
  },
  variants: {
    napoleon: 'Risk Napoleon: navi, generali, missioni',
    classic: 'Risk classico, in tutto il mondo',
    'napoleon-basic': 'Regole classiche nell’Europa napoleonica',
    'two-player': 'In due, con armate neutrali',
  },
  variantHints: {
    napoleon: 'il gioco completo: cinque giri per i punti vittoria, da 3 a 6 giocatori',
    classic: '42 territori, 6 continenti, da 2 a 6 giocatori',
    'napoleon-basic': '48 territori, 11 imperi, da 3 a 6 giocatori, più armate',
    'two-player': 'Europa napoleonica, quattro colori neutrali; rispondi per quelli che il rivale attacca',
  },
  profile: 'Con quale regolamento?',
  profiles: { en: 'Inglese', pt: 'Portoghese', fr: 'Francese', it: 'Italiano' },
  profileHints: {
    en: 'regole del 1993: un’armata resta, spostamento nel territorio accanto, carta prima di spostare',
    pt: 'nuovo lancio per il primo turno, combinazioni 4 6 8 10 poi +5, spostamento tra territori collegati',
    fr: 'dadi fissati dalle armate, spostamento solo verso le conquiste, carte prese scambiabili subito',
    it: 'tanti dadi quante armate, spostamento ovunque, carta alla fine del turno',
  },
  keys: '↑↓ scegli   Invio conferma   Esc indietro   q esci',
  mainKeys: '↑↓ scegli   Invio conferma   q esci',
  savedGame: (variant: string, names: string, when: string, age: string) => `${variant}, ${names}, ${when}, ${age}`,
};
