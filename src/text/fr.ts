// French. Places stand without articles, as on a board.
import type { Messages } from './en.js';
import { LOBBY_FR } from './lobby/fr.js';
import { SPOKEN_FR } from './spoken/fr.js';
import { VIEWER_FR } from './viewer/fr.js';

/** French counts none as one. */
const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const armies = (n: number): string => plural(n, 'armée', 'armées');
const regiments = (n: number): string => plural(n, 'régiment', 'régiments');
const cards = (n: number): string => plural(n, 'carte', 'cartes');
const dice = (n: number): string => plural(n, 'dé', 'dés');
/** `de Ney`, `d’Augereau`. */
const of = (name: string): string => (/^[aeiouàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
type Values = Readonly<Record<string, string | number>>;

export const FR: Messages = {
  language: 'Français',
  armies,
  cards,
  list: (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`,

  symbols: { infantry: 'infanterie', cavalry: 'cavalerie', artillery: 'artillerie', joker: 'joker' },
  drivers: { person: 'humain', simple: 'bot', novice: 'bot débutant', random: 'bot aléatoire' },

  setupErrors: {
    unknownVariant: (v: Values) => `Il n’y a pas de variante « ${v['variant']} ». Variantes : ${v['known']}.`,
    unknownProfile: (v: Values) =>
      `Il n’y a pas de livret de règles « ${v['profile']} ». Livrets (--profile) : ${v['known']}.`,
    unknownBoard: (v: Values) => `Il n’y a pas de plateau « ${v['board']} ». Plateaux (--board) : ${v['known']}.`,
    unsupported: (v: Values) =>
      `La variante « ${v['variant']} » ne se joue pas encore. Variantes jouables : ${v['playable']}.`,
    boardNotForVariant: (v: Values) =>
      `La variante « ${v['variant']} » ne se joue pas sur le plateau « ${v['board']} ». Utilisez --board ${v['known']}.`,
    seatCount: (v: Values) =>
      v['min'] === v['max']
        ? `${v['variant']} se joue à ${v['min']}, pas à ${v['seats']}.`
        : `${v['variant']} se joue de ${v['min']} à ${v['max']}, pas à ${v['seats']}. Utilisez --players ${v['min']} à ${v['max']}.`,
    rounds: (v: Values) => `--rounds attend un nombre entier de 1 à 1000, pas « ${v['rounds']} ».`,
    roundsFixed: (v: Values) => `${v['variant']} compte ${v['rounds']} manches ; --rounds ne s’y applique pas.`,
    defence: (v: Values) => `L’option de défense doit être « ask » ou « auto » pour chacune des ${v['seats']} places.`,
    deal: (v: Values) =>
      `--deal ne va pas avec ${v['variant']} : les territoires y sont distribués de toute façon (T-2).`,
    option: () => 'Une option de la partie est inconnue des règles.',
    board: (v: Values) => `Le plateau est défectueux : ${v['what']}.`,
  },

  cli: {
    description: 'Risk pour le terminal : plein écran, à graine, rejouable.',
    notATerminal:
      'Le jeu a besoin d’un terminal. Sans terminal, utilisez « risk-napoleon demo » (journal en texte) ou « risk-napoleon simulate ».',
    unofficial: 'Non officiel. Risk est une marque de Hasbro ; aucun lien avec Hasbro.',
    tooManyNames: (names: number, seats: number) =>
      `Il y a ${plural(names, 'nom', 'noms')} pour ${plural(seats, 'place', 'places')}.`,
    badBots: (text: string, known: string) =>
      `--bots attend le nombre de places tenues par des bots, ou une liste de ${known} séparés par des virgules ; pas « ${text} ».`,
    tooManyBots: (bots: number, seats: number) =>
      `Il y a ${plural(bots, 'bot', 'bots')} pour ${plural(seats, 'place', 'places')}.`,
    badNumber: (option: string, text: string, min: number, max: number) =>
      `${option} attend un nombre entier de ${min} à ${max}, pas « ${text} ».`,
    badChoice: (option: string, text: string, known: string) =>
      `${option} attend l’un de : ${known} ; pas « ${text} ».`,
    badSeed: (most: number) => `--seed attend de 1 à ${most} caractères imprimables.`,
    unknownLanguage: (text: string, known: string) =>
      `Il n’y a pas de langue « ${text} ». Langues (--lang) : ${known}.`,
    rulesParts: 'Ce qui peut être affiché : risk-napoleon rules PART',
    rulesHint: (profiles: string) =>
      `Avec --profile (${profiles}), le texte dit comment ce livret le joue ; un numéro comme C-ATT-2 affiche cette seule règle.`,
    unknownRules: (text: string, known: string) =>
      `Les règles n’ont pas de partie « ${text} ». Parties : ${known} ; ou le numéro d’une règle, comme C-ATT-2.`,
    simulated: (games: number, players: number, variant: string) =>
      `${plural(games, 'partie', 'parties')} de ${variant} à ${players} joueurs`,
    winsOf: (seat: number, driver: string, wins: number, share: string) =>
      `  place ${seat} (${driver})  ${plural(wins, 'victoire', 'victoires')}  ${share}`,
    roundsLine: (mean: string, median: number, max: number) =>
      `  manches : moyenne ${mean}, médiane ${median}, maximum ${max}`,
    oddsLine: (attackers: number, defenders: number) =>
      `${armies(attackers)} contre ${armies(defenders)}, jusqu’au bout, le plus de dés des deux côtés :`,
    oddsAttackers: 'A (armées du territoire attaquant)',
    oddsDefenders: 'D (armées du territoire défenseur)',
    oddsWin: (percent: string) => `  prend le territoire   ${percent}`,
    oddsLosses: (attacker: string, defender: string) =>
      `  pertes attendues      attaquant ${attacker}, défenseur ${defender}`,
    verified: (actions: number, hash: string) =>
      `Les ${actions} actions rejouées donnent les mêmes empreintes. État final ${hash}.`,
    badSize: (text: string, columns: number, rows: number) =>
      `--size attend colonnes et lignes comme 100x30, jusqu’à ${columns}x${rows}, pas « ${text} ».`,
    badSeat: (text: string, seats: number) =>
      `--seat attend le numéro d’une place de 1 à ${seats}, son nom, « spectator » ou « all », pas « ${text} ».`,
    tooFar: (path: string, actions: number) => `--to : la partie de ${path} a ${plural(actions, 'action', 'actions')}.`,
    notWith: (one: string, other: string) => `${one} ne va pas avec ${other}.`,
    wrote: (path: string) => `Écrit : ${path}`,
    screenIs: (columns: number, rows: number) =>
      `L’écran était de ${columns} x ${rows}, ce terminal est plus petit. Agrandissez-le, ou faites une image avec --svg FILE.`,
    screenUnknown: 'Ce que le rapport dit de l’écran ne convient pas à la partie ; sa première vue est affichée.',
    difference: {
      recorded: (line: number, what: string, hash: string) =>
        `la ligne ${line} dit : ${what} L’état qui suit serait ${hash}.`,
      recordedUndo: (line: number, count: number, hash: string) =>
        `la ligne ${line} dit : ${plural(count, 'action annulée', 'actions annulées')} à la fin. L’état qui suit serait ${hash}.`,
      replayed: (hash: string) => `  rejouée, elle mène à l’état ${hash} :`,
      nothing: 'rien ne change sur le plateau',
      territory: (name: string, before: string, after: string) => `${name} : ${before} -> ${after}`,
      place: (owner: string, n: number) => `${owner} ${armies(n)}`,
      unclaimed: 'libre',
      cards: (name: string, before: number, after: number) => `${name} : ${cards(before)} -> ${after}`,
      turn: (round: number, name: string, step: string) => `puis manche ${round}, ${name} › ${step}`,
      only: 'Les lignes suivantes concordent avec ce qui est rejoué : seule son empreinte a été changée.',
      more: (n: number) =>
        n < 2 ? `Des lignes suivantes, ${n} diffère aussi.` : `Des lignes suivantes, ${n} diffèrent aussi.`,
      position: (line: string) => `  position : ${line}`,
    },
    noGames: (folder: string) =>
      `Il n’y a pas de partie inachevée dans ${folder}. Commencez-en une avec « risk-napoleon ».`,
    games: 'Parties inachevées, les plus récentes d’abord. Pour continuer : « risk-napoleon resume NUMBER ».',
    noSuchGame: (text: string, most: number) =>
      `Il n’y a pas de partie « ${text} ». Donnez un numéro de 1 à ${most} ou un fichier.`,
    noGamesAtAll: (folder: string) => `Il n’y a pas de partie dans ${folder}.`,
    allGames:
      'Parties, les plus récentes d’abord. Les numéros servent à « resume », « replay », « report », « games export » et « games delete ».',
    gameWon: (variant: string, names: string, winners: string, age: string) =>
      `${variant}, ${names}, ${winners === '' ? 'terminée' : `gagnée par ${winners}`}, ${age}`,
    gameUnreadable: (sentence: string) => `injouable : ${sentence}`,
    beingPlayed: (label: string) => `${label}, en cours de jeu`,
    deleteGame: (label: string, path: string) => `Supprimer ${path} ?\n  ${label}\nTapez « yes » pour la supprimer : `,
    notInFolder: (text: string, folder: string) => `« ${text} » n’est aucune des parties de ${folder}.`,
    beingPlayedReason: 'elle est en cours de jeu',
    notDeleted: 'Non supprimée.',
    deleteNeedsYes: 'Sans terminal où poser la question, « games delete » demande --yes.',
    deleted: (path: string) => `Supprimée : ${path}`,
    cannotDelete: (path: string, reason: string) => `Impossible de supprimer ${path} (${reason}).`,
    exported: (path: string) => `Copiée dans ${path}`,
    notOverRecord: (path: string) => `${path} est la partie elle-même. Choisissez un autre fichier.`,
    cannotExport: (path: string, reason: string) => `Impossible d’écrire ${path} (${reason}).`,
    gameOver: (path: string) => `La partie de ${path} est terminée. Pour la revoir : « risk-napoleon replay ${path} ».`,
    inUse: (path: string, pid: number) =>
      `La partie de ${path} est jouée par un autre processus (pid ${pid}). Quittez-la d’abord là-bas : on ne peut la continuer à deux endroits.`,
    inUseElsewhere: (path: string, lock: string) =>
      `La partie de ${path} est jouée ailleurs. Quittez-la d’abord là-bas ; si personne ne la joue, supprimez ${lock}.`,
    changedMeanwhile: (path: string) => `La partie de ${path} a avancé pendant la lecture. Réessayez.`,
    writeFailed: (path: string, reason: string) =>
      `Impossible d’écrire ${path} (${reason}). La partie est sauve jusqu’à la dernière ligne complète.`,
    cannotCreate: (path: string, reason: string) =>
      `Impossible de créer ${path} (${reason}). Choisissez un autre endroit avec --record FILE.`,
    cannotPrint: (reason: string) => `Impossible d’écrire la sortie (${reason}).`,
    resumeWith: (command: string) => `La partie est sauvegardée. Pour continuer :  ${command}`,
    replayWith: (command: string) => `Pour la revoir :  ${command}`,
    seedWas: (seed: string) => `Graine : ${seed}`,
    ago: (seconds: number): string =>
      seconds < 90
        ? 'à l’instant'
        : seconds < 5400
          ? `il y a ${plural(Math.round(seconds / 60), 'minute', 'minutes')}`
          : seconds < 129_600
            ? `il y a ${plural(Math.round(seconds / 3600), 'heure', 'heures')}`
            : `il y a ${plural(Math.round(seconds / 86_400), 'jour', 'jours')}`,
    unexpected: (message: string) =>
      `Il s’est produit une erreur qui ne devrait pas arriver : ${message}. (--debug montre où.)`,
  },

  report: {
    what: 'Une partie et l’écran où elle a été vue, à joindre à un ticket. Écrivez ce qui ne va pas au-dessus de cette ligne.',
    secret: 'Attention : il contient toutes les cartes, les noms et les dés à venir.',
    replayWith: 'Pour voir le même écran :',
    platform: 'plateforme',
    terminal: 'terminal',
    colours: (depth: 0 | 4 | 8 | 24): string =>
      ({ 0: 'sans couleurs', 4: '16 couleurs', 8: '256 couleurs', 24: 'couleurs vraies' })[depth],
    locale: 'langue du système',
    written: 'écrit',
    error: 'Dernière erreur',
    screen: 'Écran',
    record: 'Faits et enregistrement',
    seat: (n: number) => `Place ${n}`,
    done: (path: string) => `Rapport écrit : ${path}`,
    inFolder: (name: string) => `Rapport, avec vos parties : ${name}`,
    elsewhere: 'Écrit ; l’endroit sera indiqué quand vous quitterez.',
    failed: (reason: string) => `Le rapport n’a pas pu être écrit (${reason}).`,
    crashed: (path: string) => `Un rapport en a été écrit. Merci de le joindre à un ticket : ${path}`,
    noRecord: (folder: string) => `Il n’y a pas de partie dans ${folder} à rapporter. Indiquez un enregistrement.`,
  },

  recordFaults: {
    unreadable: (path: string, reason: string) => `Impossible de lire ${path} : ${reason}.`,
    tooLarge: (path: string, bytes: number) =>
      `${path} est trop grand pour un enregistrement (${plural(bytes, 'octet', 'octets')}).`,
    empty: (path: string) => `${path} est vide : rien n’a été enregistré.`,
    notARecord: (path: string, line: number) => `${path} n’est pas un enregistrement de risk-napoleon (ligne ${line}).`,
    otherFormat: (path: string, line: number, found: number, known: number) =>
      `${path}, ligne ${line} : écrit au format ${found}, que ce programme ne lit pas (il lit ${known}).`,
    newer: (path: string, line: number, found: number, known: number) =>
      `${path}, ligne ${line} : écrit par un programme plus récent (format ${found} ; celui-ci lit ${known}). Mettez risk-napoleon à jour.`,
    setup: (path: string, line: number, sentence: string) => `${path}, ligne ${line} : ${sentence}`,
    damaged: (path: string, line: number, what: string) =>
      `${path} est endommagé à la ligne ${line} : ${what}. Rien n’a été modifié.`,
    rulesVersion: (path: string, line: number, found: number, known: number) =>
      `${path}, ligne ${line} : la partie suit la version ${found} des règles ; ce programme joue la version ${known}. Utilisez le programme qui l’a écrite.`,
    otherBoard: (path: string, line: number) =>
      `${path}, ligne ${line} : la partie a été jouée sur un plateau qui diffère de celui de ce programme.`,
    rejected: (path: string, line: number, rule: string) =>
      `${path}, ligne ${line} : l’action n’est pas permise (${rule}).`,
    undo: (path: string, line: number) => `${path}, ligne ${line} : ces actions ne peuvent être annulées (D-4).`,
    number: (path: string, line: number, found: number, known: number) =>
      `${path}, ligne ${line} : action ${found} au lieu de ${known}.`,
    hash: (path: string, line: number, found: string, known: string) =>
      `${path}, ligne ${line} : première différence. État enregistré ${found}, rejoué ${known}.`,
    end: (path: string, line: number, found: string, known: string) =>
      `${path}, ligne ${line} : l’état final diffère. Enregistré ${found}, rejoué ${known}.`,
    outcome: (path: string, line: number, found: string, known: string) =>
      `${path}, ligne ${line} : l’issue de la partie diffère. Enregistrée ${found}, rejouée ${known}.`,
    truncated: (path: string) => `La dernière ligne de ${path} était coupée ; la partie reprend à la ligne précédente.`,
  },

  log: {
    rolledForFirst: (rolls: string) => `Jet pour la première place : ${rolls}.`,
    placesFirst: (name: string) => `${name} place en premier.`,
    beginsFirst: (name: string) => `${name} a le premier tour.`,
    claims: (name: string, territory: string) => `${name} occupe ${territory}.`,
    dealt: 'Les territoires sont distribués.',
    places: (name: string, n: number, territory: string) => `${name} : ${n} sur ${territory}.`,
    cardArmies: (name: string, n: number, territory: string) =>
      `${name} ajoute ${n} sur ${territory}, que montre la combinaison.`,
    turn: (name: string, round: number) => `Manche ${round} : tour ${of(name)}.`,
    reinforced: (name: string, total: number, territories: number, regions: string) =>
      `${name} reçoit ${armies(total)} : ${plural(territories, 'territoire', 'territoires')}${regions === '' ? '' : `, ${regions}`}.`,
    traded: (name: string, shown: string, value: number) => `${name} échange ${shown} contre ${armies(value)}.`,
    rolled: (name: string, to: string, attack: string, defence: string, attackerLost: number, defenderLost: number) =>
      `${name} sur ${to} : ${attack} contre ${defence}, pertes ${attackerLost} : ${defenderLost}.`,
    captured: (name: string, territory: string, loser: string) => `${name} prend ${territory} à ${loser}.`,
    movedIn: (n: number, territory: string) => `Entrée dans ${territory} : ${n}.`,
    fortified: (name: string, n: number, from: string, to: string) => `${name} déplace ${n} ${of(from)} vers ${to}.`,
    eliminated: (name: string, by: string) => `${by} élimine ${name}.`,
    handTaken: (name: string, n: number, loser: string) => `${name} prend ${cards(n)} à ${loser}.`,
    drewCard: (name: string) => `${name} pioche une carte.`,
    drewThis: (card: string) => `Vous piochez ${card}.`,
    noCardLeft: (name: string) => `Il ne reste plus de carte pour ${name}.`,
    toll: (name: string, n: number, territory: string) =>
      `${name} perd ${n} sur ${territory}, tribut à l’épidémie d’en face.`,
    plague: (name: string, n: number, territory: string) => `L’épidémie sur ${territory} : ${name} perd ${n}.`,
    cardLoss: (name: string, n: number, territory: string) => `${name} perd ${n} sur ${territory}.`,
    builds: (name: string, what: string, place: string) => `${name} : ${what}, ${place}.`,
    shipsLost: (name: string, n: number, zone: string) => `${name} perd ${plural(n, 'navire', 'navires')}, ${zone}.`,
    fortLost: (territory: string) => `La fortification ${of(territory)} est détruite.`,
    moves: (name: string, what: string, from: string, to: string) => `${name} : ${what}, ${from} vers ${to}.`,
    enters: (name: string, territory: string) => `${name} entre dans ${territory}, qui n’est à personne.`,
    officersCaptured: (name: string, what: string, owner: string) => `${name} capture ${what} ${of(owner)}.`,
    officersReturned: (owner: string, what: string) => `${owner} : ${what} de retour dans la réserve.`,
    ransomed: (name: string, captor: string, territory: string) =>
      `${name} rachète un général à ${captor} ; il se trouve sur ${territory}.`,
    scored: (name: string, points: number, source: string) =>
      `${name} : ${points > 0 ? '+' : ''}${points} PV, ${source}.`,
    epidemicPlaced: (territory: string) => `Une épidémie éclate : ${territory}.`,
    epidemicGone: (territory: string) => `L’épidémie quitte ${territory}.`,
    emptied: (territory: string) => `${territory} n’est plus à personne.`,
    accomplished: (name: string, mission: string, points: number) => `${name} accomplit « ${mission} » : ${points} PV.`,
    lastingLost: (name: string, mission: string) => `${name} perd le bonus durable de « ${mission} ».`,
    revealed: (name: string, missions: string) => `${name} devait encore accomplir : ${missions}.`,
    played: (name: string, effect: string) => `${name} joue ${effect}.`,
    spied: (name: string, target: string) => `${name} regarde les cartes et les missions ${of(target)}.`,
    spiedThis: (target: string, cards: string, missions: string) => `${target} a ${cards} ; missions : ${missions}.`,
    attackStopped: (from: string, to: string) => `Fin de l’attaque ${of(from)} sur ${to}.`,
    eliminatedByNobody: (name: string) => `${name} n’a plus de régiment et quitte le jeu.`,
    reactions: (name: string, how: string) => `Réactions demandées à ${name} : ${how}.`,
    shuffled: 'La défausse est mélangée et forme une nouvelle pioche.',
    resignedToBot: (name: string) => `${name} abandonne ; un bot continue.`,
    resignedToNeutral: (name: string) => `${name} abandonne ; ses armées deviennent neutres.`,
    defenceAsk: (name: string) => `${name} choisira ses dés de défense.`,
    defenceAuto: (name: string) => `${name} défend avec le plus de dés, sans question.`,
    won: (names: string) => `${names} gagne la partie.`,
    shared: (names: string) => `${names} partagent la victoire.`,
    tookBack: 'Action annulée.',
  },

  keys: {
    choose: 'choisir',
    number: 'nombre',
    go: 'valider',
    back: 'retour',
    page: 'page',
    ends: 'début, fin',
    map: 'plateau',
    find: 'chercher',
    undo: 'annuler',
    auto: 'placer le reste pour moi',
    repeat: 'attaquer encore',
    stop: 'arrêter l’attaque',
    pause: 'pause',
    speed: 'vitesse',
    table: 'tableau',
    players: 'joueurs',
    cards: 'cartes',
    log: 'journal',
    report: 'écrire un rapport',
    missions: 'missions',
    quiet: 'plus de question ce tour',
    quietBattle: 'pas dans ce combat',
    reactions: 'réactions',
    odds: 'chances',
    regions: 'régions',
    defence: 'défense',
    resign: 'abandonner',
    quit: 'quitter',
    help: 'aide',
    rematch: 'rejouer',
    repaint: 'redessiner',
  },

  prompt: {
    claim: 'Quel territoire occuper ?',
    placeOne: 'Où placer une armée ?',
    place: 'Quel territoire renforcer ?',
    placeOwn: 'Où placer vos armées ?',
    placeNeutral: (name: string) => `Où placer des armées ${of(name)} ?`,
    toPlace: (n: number) => `${armies(n)} à placer`,
    thenNeutrals: (n: number) => `puis ${n} pour les neutres`,
    inland: 'à l’intérieur',
    facing: (n: number) => `face à ${n}`,
    keeps: (n: string) => `garde ${n}`,
    targets: (n: number) => plural(n, 'cible', 'cibles'),
    best: 'meilleure :',
    attackFrom: 'Depuis quel territoire attaquer ?',
    attackWhich: 'Quel territoire attaquer ?',
    endAttack: 'Cesser d’attaquer',
    cardEarned: 'Vous avez conquis un territoire : une carte sera à vous quand vous cesserez.',
    noCardYet: 'Conquérez un territoire pour gagner une carte.',
    against: 'contre',
    rollOnce: (n: number) => `Lancer une fois ${dice(n)}`,
    untilDecided: 'Lancer jusqu’à la décision',
    untilRemain: 'Lancer jusqu’à un nombre d’armées restantes',
    fortifyFrom: 'Déplacer des armées depuis quel territoire ? Cela finit votre tour.',
    fortifyTo: 'Vers quel territoire ?',
    skipFortify: 'Finir le tour sans déplacement',
    fortifyHint: 'Un seul déplacement, d’un territoire à un seul autre ; une armée reste.',
    mustTrade: (n: number) => `Vous avez ${cards(n)} : échangez une combinaison.`,
    mayTrade: (n: number) => `Vous avez ${cards(n)}. Échanger une combinaison contre des armées ?`,
    keepCards: 'Garder les cartes',
    tradeFinal: 'Un échange montre les cartes et ne peut pas être annulé.',
    cardBonus: (territory: string) => `et 2 sur ${territory}`,
    defend: (territory: string, n: number) => `avec combien de dés défendre ${territory} (${armies(n)}) ?`,
    defendWith: (n: number) => `Défendre avec ${dice(n)}`,
    attackedBy: (name: string, from: string, n: number, thrown: number) =>
      `${name} attaque depuis ${from} (${armies(n)}) avec ${dice(thrown)}.`,
    howManyPlace: (territory: string) => `Combien d’armées sur ${territory} ?`,
    howManyMoveIn: (territory: string) => `${territory} est à vous. Combien d’armées y entrent ?`,
    howManyFortify: (territory: string) => `Combien d’armées vont vers ${territory} ?`,
    howManyRemain: (territory: string) => `S’arrêter quand il reste combien d’armées sur ${territory} ?`,
    thenHolds: (territory: string, n: number) => `${territory} en aura ${n}.`,
    thenHoldBoth: (from: string, n: number, to: string, k: number) => `${from} en garde ${n}, ${to} en aura ${k}.`,
    stopsAt: (territory: string, n: number) => `L’attaque cesse quand ${territory} n’en a plus que ${n}.`,
  },

  screen: {
    title: 'Risk',
    round: (n: number) => `manche ${n}`,
    roundOf: (n: number, rounds: number) => `manche ${n} sur ${rounds}`,
    setup: 'préparation',
    tooSmall: (columns: number, rows: number) =>
      `Risk demande ${columns} x ${rows}. Agrandissez la fenêtre (q : quitter).`,
    phases: {
      thinking: 'réflexion',
      claimMission: 'missions',
      deploy: 'officiers',
      muster: 'renforts',
      gift: 'rançon',
      combat: 'combat',
      react: 'réaction',
      advance: 'entrée',
      manoeuvre: 'manœuvre',
      lastSeat: 'dernier en jeu',
      claim: 'occupation',
      place: 'placement',
      trade: 'échange',
      attack: 'attaque',
      defend: 'défense',
      moveIn: 'entrée',
      fortify: 'déplacement',
    },
    thinks: (name: string) => `${name} réfléchit …`,
    paused: 'En pause. Espace : continuer.',
    speeds: { slow: 'lente', normal: 'normale', fast: 'rapide', instant: 'immédiate' },
    speed: (name: string) => `Vitesse : ${name}`,
    recap: (territories: string) => `Entre-temps vous avez perdu ${territories}.`,
    filter: 'Chercher : ',
    nothingFound: 'Aucun nom ne contient cela ici. Esc efface.',
    range: (min: number, max: number) => `${min} à ${max}`,
    confirmQuit: 'Quitter ? La partie est sauvegardée.  Enter : quitter   Esc : continuer',
    confirmQuitUnsaved: 'Quitter ?  Enter : quitter   Esc : continuer',
    confirmPlaced: 'Tout est placé ?  Enter : oui   u : annuler   Esc : revoir',
    confirmEpidemic: 'L’épidémie va vider un de vos territoires. Finir ?  Enter : oui   Esc : revoir',
    confirmResign: 'Abandonner ?  Enter : abandonner   Esc : continuer',
    confirmEndAttack: 'Cesser sans conquête, donc sans carte ?  Enter : cesser   Esc : attaquer',
    cover: (name: string) => `${name}, prenez le clavier.`,
    coverHint: 'Ce que vous seul pouvez voir va s’afficher. Entrée quand personne ne regarde.',
    cannotUndo: 'Rien à annuler : dés, cartes piochées et cartes montrées sont définitifs.',
    defenceIs: (mode: string) => `Vos dés de défense : ${mode}`,
    defenceModes: { ask: 'on vous demande', auto: 'le plus possible, sans demander' },
    noMap: 'À cette étape il n’y a rien à choisir sur le plateau.',
    stopped: 'L’attaque continue à la main.',
    over: 'La partie est terminée.',
    overHint: 'Enter : retour au menu   l : journal   p : joueurs   q : quitter',
    columns: {
      territory: 'territoire',
      owner: 'à qui',
      armies: 'armées',
      territories: 'territoires',
      regions: 'régions',
      cards: 'cartes',
      next: 'renforts',
      luck: 'dés',
      short: ['terr', 'armées', 'renf', 'cart.'],
      shortNapoleon: ['PV', 'armées', 'renf', 'cart.'],
    },
    panes: {
      missions: 'Missions',
      table: 'Territoires',
      players: 'Joueurs',
      cards: 'Vos cartes',
      log: 'Journal',
      odds: 'Chances',
      help: 'Aide',
    },
    out: 'éliminé',
    neutral: 'neutre',
    neutralName: (n: number, count: number) => (count === 1 ? 'Neutre' : `Neutre ${n}`),
    none: '–',
    nextSet: (value: number) => `La prochaine combinaison, de quiconque, vaut ${armies(value)}.`,
    noCards: 'Vous n’avez pas de carte. Un territoire conquis à votre tour en rapporte une.',
    otherCards: 'Seul le joueur interrogé peut voir ses cartes, au moment où on l’interroge.',
    deck: (n: number, discards: number) => `Pioche ${n}, défausse ${discards}.`,
    luckNote: 'Dés : moyenne obtenue, et écart à 3,5 que le hasard seul produit souvent.',
    oddsNone: 'Les chances s’affichent pendant le choix d’une attaque.',
    seed: (seed: string) => `Graine ${seed}. Tous les dés en viennent : annuler ou recharger n’y change rien.`,
    helpKeys: 'Touches utiles maintenant',
    helpStep: 'Cette étape',
    helpRule: (rule: string) => `(règle ${rule})`,
  },

  napoleon: {
    vp: (n: number) => `${n} PV`,
    regiments,
    ships: (n: number) => plural(n, 'navire', 'navires'),
    generals: (n: number) => plural(n, 'général', 'généraux'),
    admirals: (n: number) => plural(n, 'amiral', 'amiraux'),
    fortification: 'fortification',
    epidemics: (n: number) => (n === 1 ? 'épidémie' : `${n} épidémies`),
    sources: { missions: 'missions', officers: 'officiers', fifthRound: '5e manche', empires: 'empires' },
    reactionModes: { each: 'à chaque jet', decisive: 'quand c’est décisif', off: 'jamais' },
    rank: (n: number) => `rang ${n}`,
    when: {
      start: 'au début de votre tour',
      end: 'à la fin de votre tour',
      'at-once': 'pendant votre tour, aussitôt',
      'other-turn': 'pendant un tour adverse',
      'other-turn-end': 'à la fin d’un tour adverse',
    },
    play: {
      infantry: 'vos renforts',
      red: 'votre combat',
      blue: 'combat d’un autre',
      'red-blue': 'tout combat',
      arrow: 'votre manœuvre',
      star: 'selon son texte',
    },
    progress: {
      territories: 'territoires',
      zones: 'zones',
      regions: 'empires',
      region: 'de ses territoires',
      route: 'de ses zones',
      garrison: 'garnisons',
      regionsTouched: 'empires touchés',
      fortifications: 'fortifications',
      generals: 'généraux',
      admirals: 'amiraux',
      ships: 'navires',
      stack: 'sur un territoire',
      stackGenerals: 'généraux avec',
      captured: 'conquis',
      capturedCapitals: 'capitales',
      capturedByLanding: 'par débarquement',
      capturedWithEpidemic: 'malgré l’épidémie',
      capturedFortified: 'fortifiés',
      capturedFromSeats: 'adversaires',
      capturedFromLeader: 'pris au premier',
      officersCaptured: 'officiers',
      navalWins: 'batailles navales',
      eliminated: 'joueurs éliminés',
      regionsWonThisTurn: 'empires gagnés',
      destroyedDefending: 'unités détruites',
      lostTerritories: 'rien perdu',
    },
    claimTitle: 'Vous avez rempli une mission. L’annoncer ?',
    endClaim: 'Ne rien annoncer de plus maintenant',
    deploy: { general: 'Où se tient votre général ?', fortification: 'Où construire votre fortification ?' },
    musterTitle: (pool: number) => `Renforts : ${regiments(pool)} à dépenser, 1 par achat.`,
    musterDone: 'Tous les régiments sont placés. Des cartes peuvent encore se jouer.',
    groups: {
      place: 'Placer des régiments',
      ship: 'Construire des navires',
      general: 'Nommer un général',
      admiral: 'Nommer un amiral',
      fortification: 'Construire une fortification',
      ransom: 'Racheter un général captif',
      trade: 'Échanger une combinaison de cartes',
      march: 'Déplacer des régiments par terre',
      marchSea: 'Embarquer des régiments entre vos côtes (vents favorables)',
      cruise: 'Déplacer des navires dans vos zones',
      leadGeneral: 'Déplacer un général, avec ou sans régiments',
      leadAdmiral: 'Déplacer un amiral, avec ou sans navires',
      endMuster: 'Finir les renforts',
      endCombat: 'Finir la phase de combat',
      endManoeuvre: 'Finir les manœuvres',
      noReaction: 'Ne rien jouer',
      playOn: 'Jouer mes derniers tours pour des points de victoire',
      endGame: 'Finir la partie maintenant',
    },
    whyNot: {
      generals: 'trois en jeu ou captifs : maximum',
      admirals: 'deux en jeu ou captifs : maximum',
      admiralsNoShip: 'aucun navire à vous pour le porter',
      ships: 'aucune zone ne touche vos territoires',
      shipsOut: 'il n’en reste plus dans la boîte',
      forts: 'partout une déjà, ou une épidémie',
      fortsOut: 'il n’en reste plus dans la boîte',
      ransom: 'si aucun des vôtres n’est en jeu',
      sets: 'vos cartes ne forment pas de trio',
      march: 'rien à déplacer',
      cruise: 'rien à déplacer',
      lead: 'aucune destination',
      done: 'fait',
    },
    notes: {
      places: (n: number) => `sur ${plural(n, 'territoire', 'territoires')}`,
      eachInZones: (n: number) => `1 chacun, dans ${plural(n, 'zone', 'zones')}`,
      eachOn: (n: number) => `1 chacun, sur ${plural(n, 'territoire', 'territoires')}`,
      heldBy: (names: string) => `1 chacun, captif de ${names}`,
      sets: (n: number) => plural(n, 'combinaison', 'combinaisons'),
      left: (n: number) => `reste ${n}`,
      poolLeft: (n: number) => `Reste à dépenser : ${regiments(n)}.`,
    },
    howMany: {
      regiments: (place: string) => `Combien de régiments : ${place} ?`,
      ships: (zone: string) => `Combien de navires : ${zone} ?`,
      march: (from: string, to: string) => `Régiments, ${from} vers ${to} : combien ?`,
      cruise: (from: string, to: string) => `Navires, ${from} vers ${to} : combien ?`,
      withGeneral: (from: string, to: string) => `Régiments avec lui, ${from} vers ${to} ?`,
      withAdmiral: (from: string, to: string) => `Navires avec lui, ${from} vers ${to} ?`,
      generals: (place: string) => `Combien de généraux suivent : ${place} ?`,
      admirals: (zone: string) => `Combien d’amiraux suivent : ${zone} ?`,
    },
    tookPart: 'Ceux qui ont pris part suivent.',
    lossesNow: (attacker: number, defender: number) => `pertes ${attacker} : ${defender} en l’état`,
    dice,
    bonusHint: 'Les +1 vont aux dés les plus hauts : officiers, fortification, cartes.',
    seaFirst: 'Après la première attaque terrestre, vos navires n’agissent plus ce tour.',
    noneFits: 'aucune de vos cartes ne convient ici',
    rolling: 'Les dés roulent jusqu’à la décision. Une touche arrête.',
    warnEmpire: (empires: string) => `Vous perdez le contrôle : ${empires}.`,
    seas: 'Zones maritimes',
    holds: (what: string, owner: string) => `détient ${what} de ${owner}`,
    legend: (general: string, fort: string, epidemic: string) =>
      `${general} général   ${fort} fortification   ${epidemic} épidémie   (sur la carte, le dernier présent)`,
    legendSea: (example: string) => `${example}   navires d’un joueur dans une zone, * par amiral`,
    cards: { now: 'jouable maintenant', when: (phase: string) => `se joue : ${phase}`, trade: 'échange seulement' },
    byRound: 'Points après chaque manche',
    final: 'Résultat final',
    overHint: 'Entrée : menu   Esc : carte   m : score   p : joueurs   l : journal   q : fin',
    quietBattleNow: 'On ne vous demandera plus de réactions dans cette bataille.',
    playCard: (effect: string) => `Jouer ${effect}`,
    defend: (place: string) => `combien de dés pour défendre ${place} ?`,
    combatTitle: 'Attaquer depuis où ? D’abord la mer, puis la terre.',
    combatLand: 'Attaquer depuis où ? Les actions navales sont finies.',
    forcedTitle: 'Deux flottes dans une même zone doivent se battre.',
    targetTitle: (place: string) => `Depuis ${place}, vers où ?`,
    manoeuvreTitle: 'Manœuvres, dans n’importe quel ordre, toutes facultatives.',
    advanceTitle: (to: string) => `${to} est à vous. Combien y entrent ?`,
    giftTitle: 'Votre captif est racheté : un régiment de plus, où ?',
    lastTitle: 'Il ne reste que vous.',
    reactTitle: {
      beforeRoll: (name: string, from: string, to: string) => `${name} attaque ${to} depuis ${from}. Une carte ?`,
      afterRoll: (_name: string, from: string, to: string) => `${from} contre ${to} : dés jetés. Une carte ?`,
      afterCapture: (name: string, _from: string, to: string) => `${name} a pris ${to}. Jouer une carte ?`,
    },
    choosePlace: 'Où ?',
    chooseFrom: 'Depuis où ?',
    chooseTo: 'Vers où ?',
    chooseSeat: 'Quel joueur ?',
    chooseOfficer: 'Quel officier ?',
    chooseSet: 'Quelle combinaison ?',
    chooseDice: 'Quels dés relancer ?',
    reroll: (shown: string) => `Relancer : ${shown}`,
    enter: 'libre',
    via: (zones: string) => `par ${zones}`,
    toll: (n: number) => `tribut ${n}`,
    untilDecided: (leaders: string) =>
      leaders === '' ? 'Lancer jusqu’à la décision' : `Lancer jusqu’à la décision, avec ${leaders}`,
    once: (n: number, leaders: string) => `Lancer une fois ${dice(n)}${leaders === '' ? '' : `, avec ${leaders}`}`,
    onceWith: (effect: string) => `Jouer ${effect} et lancer`,
    warnEmpty: (territories: string) => `Une épidémie va vider ${territories}.`,
    setValues: 'Trio : inf. 4, cav. 6, art. 8 ; un de chaque 10.',
    noMissions: 'Vous n’avez pas de mission.',
    ownMissions: 'Les vôtres',
    doneMissions: 'Accomplies',
    hidden: (n: number) => plural(n, 'cachée', 'cachées'),
    score: 'Points de victoire',
    quietNow: 'On ne vous demandera plus de réactions pendant ce tour.',
    reactionsAre: (how: string) => `On vous demande vos réactions : ${how}`,
    lasting: 'durable',
    columns: { vp: 'PV', ships: 'flotte', missions: 'missions' },
  },

  help: {
    claimMission: 'Une mission remplie rapporte ses points une seule fois ; une autre du même rang la remplace.',
    deploy:
      'Les officiers donnent +1 aux dés et déplacent des unités ; une fortification aide à défendre et apporte un régiment par tour.',
    muster:
      'Un régiment achète un navire, un officier ou une fortification ; le reste se place. À la fin, il ne doit rien rester.',
    gift: 'Qui rend un captif reçoit aussitôt un régiment.',
    combat:
      'D’abord les combats navals, puis la terre. Des navires dans des zones à vous portent l’attaque à travers trois zones au plus. Les officiers commandent.',
    react:
      'Une carte se joue avant un jet, après, ou après une conquête ; une seule par jet. On peut aussi ne rien jouer.',
    advance: 'Au moins autant d’unités que de dés lancés entrent ; les officiers qui ont participé suivent.',
    manoeuvre: 'Une manœuvre par terre, une par mer, et une pour chaque officier ; une unité reste sur place.',
    lastSeat: 'Tous les autres sont éliminés. Les points de vos derniers tours comptent encore.',
    claim: 'Chacun à son tour occupe un territoire avec une armée, jusqu’à ce qu’il n’en reste plus de libre.',
    place: 'Vos armées vont sur vos territoires. Toutes doivent être placées avant d’attaquer.',
    trade:
      'Trois symboles identiques, un de chaque, ou deux cartes et un joker font une combinaison. Elles valent de plus en plus d’armées.',
    attack:
      'Attaquez depuis un territoire d’au moins deux armées vers un territoire voisin, aussi souvent que vous voulez.',
    defend: 'Deux dés gagnent plus souvent ; un seul ne risque qu’une armée. Les égalités sont pour vous.',
    moveIn: 'Au moins autant d’armées que de dés lancés entrent ; une au moins reste en arrière.',
    fortify: 'Un déplacement d’armées entre deux de vos territoires finit le tour.',
    wait: 'Les autres jouent. Vous pouvez tout regarder en attendant.',
  },

  menu: {
    title: 'Risk dans le terminal',
    main: 'Que voulez-vous faire ?',
    resume: (what: string) => `Continuer : ${what}`,
    newGame: 'Nouvelle partie',
    demo: 'Regarder jouer des bots',
    quit: 'Quitter',
    variant: 'Quel jeu ?',
    players: 'Combien de joueurs ?',
    playersItem: (n: number, each: number) => `${n} joueurs, ${armies(each)} chacun`,
    persons: 'Qui joue ?',
    personsItem: (persons: number, bots: number) =>
      persons === 0
        ? 'seulement des bots'
        : persons === 1
          ? `vous contre ${plural(bots, 'bot', 'bots')}`
          : bots === 0
            ? `${persons} personnes à ce clavier`
            : `${persons} personnes à ce clavier et ${plural(bots, 'bot', 'bots')}`,
    start: 'Comment commencer ?',
    startItems: {
      quick: 'Distribuer les territoires et placer les armées pour moi',
      deal: 'Distribuer les territoires, je place les armées',
      claim: 'Occuper les territoires chacun son tour, comme dans les règles',
      placeForMe: 'Placer les armées pour moi',
      placeMyself: 'Je place les armées, comme dans les règles',
    },
    variants: {
      napoleon: 'Risk Napoléon : navires, généraux, missions',
      classic: 'Risk classique, dans le monde entier',
      'napoleon-basic': 'Règles classiques dans l’Europe napoléonienne',
      'two-player': 'À deux, avec des armées neutres',
    },
    variantHints: {
      napoleon: 'le jeu complet : cinq manches pour des points de victoire, de 3 à 6 joueurs',
      classic: '42 territoires, 6 continents, de 2 à 6 joueurs',
      'napoleon-basic': '48 territoires, 11 empires, de 3 à 6 joueurs, plus d’armées',
      'two-player': 'Europe napoléonienne, quatre couleurs neutres ; vous répondez pour celles qu’on attaque',
    },
    profile: 'Selon quel livret de règles ?',
    profiles: { en: 'Anglais', pt: 'Portugais', fr: 'Français', it: 'Italien' },
    profileHints: {
      en: 'règles de 1993 : une armée reste, déplacement chez le voisin, carte avant le déplacement',
      pt: 'premier tour par nouveau jet, combinaisons 4 6 8 10 puis +5, déplacement par territoires reliés',
      fr: 'dés fixés par les armées, déplacement vers les seules conquêtes, cartes prises échangeables aussitôt',
      it: 'autant de dés que d’armées, déplacement n’importe où, carte à la fin du tour',
    },
    keys: '↑↓ choisir   Enter valider   Esc retour   q quitter',
    savedGame: (variant: string, names: string, round: number, age: string) =>
      `${variant}, ${names}, manche ${round}, ${age}`,
  },
  lobby: LOBBY_FR,
  viewer: VIEWER_FR,
  spoken: SPOKEN_FR,
};
