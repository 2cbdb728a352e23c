// French: what the commands say and refuse.
import { armies, cards, form, plural, type Values } from '../counts/fr.js';
import type { Messages } from '../en.js';

export const SETUP_ERRORS_FR: Messages['setupErrors'] = {
  unknownVariant: (v: Values) => `Il n’y a pas de variante « ${v['variant']} ». Variantes : ${v['known']}.`,
  unknownProfile: (v: Values) =>
    `Il n’y a pas de livret de règles « ${v['profile']} ». Livrets (--profile) : ${v['known']}.`,
  unknownBoard: (v: Values) => `Il n’y a pas de plateau « ${v['board']} ». Plateaux (--board) : ${v['known']}.`,
  profileNotForVariant: (v: Values) =>
    `La variante « ${v['variant']} » ne se joue pas selon le règlement « ${v['profile']} ». Utilisez --profile ${v['known']}.`,
  boardNotForVariant: (v: Values) =>
    `La variante « ${v['variant']} » ne se joue pas sur le plateau « ${v['board']} ». Utilisez --board ${v['known']}.`,
  seatCount: (v: Values) =>
    v['min'] === v['max']
      ? `${v['variant']} se joue à ${v['min']}, pas à ${v['seats']}.`
      : `${v['variant']} se joue de ${v['min']} à ${v['max']} joueurs, pas à ${v['seats']}. Utilisez --players ${v['min']} à ${v['max']}.`,
  rounds: (v: Values) => `--rounds attend un nombre entier de 1 à 1000, pas « ${v['rounds']} ».`,
  roundsFixed: (v: Values) => `${v['variant']} compte ${v['rounds']} manches ; --rounds ne s’y applique pas.`,
  defence: (v: Values) => `L’option de défense doit être « ask » ou « auto » pour chacune des ${v['seats']} places.`,
  deal: (v: Values) =>
    `--deal ne va pas avec ${v['variant']} : les territoires y sont distribués de toute façon (T-2).`,
  option: () => 'Une option de la partie est inconnue des règles.',
  fewerTerritories: (v: Values) =>
    `Le plateau « ${v['board']} » a ${v['territories']} territoires, moins que les ${v['seats']} places.`,
  boardFull: (v: Values) =>
    `Le plateau « ${v['board']} » est trop petit pour ${v['seats']} places : ${v['armies']} régiments chacune, mais place pour ${v['room']} pendant la préparation.`,
  boardSize: (v: Values) =>
    `À deux, il faut un plateau de ${v['needed']} territoires (T-2) ; « ${v['board']} » en a ${v['territories']}.`,
  fewMissions: (v: Values) =>
    `Le plateau « ${v['board']} » a trop peu de missions de rang ${v['rank']} pour ${v['seats']} places.`,
  missions: (v: Values) =>
    `Les missions secrètes sont pour les jeux classiques de trois à six joueurs, pas pour « ${v['variant']} ». Retirez --missions.`,
  fewSecretMissions: (v: Values) =>
    `Le plateau « ${v['board']} » a ${v['missions']} missions secrètes qu’un joueur peut recevoir ; il en faut autant que de joueurs (${v['seats']}). Retirez --missions, ou ajoutez-en au plateau.`,
  badPack: (v: Values) => `Le plateau de cette partie ne peut pas être joué (${v['fault']}).`,
};

export const CLI_FR: Messages['cli'] = {
  description: 'Risk pour le terminal : en plein écran, avec graine, rejouable.',
  notATerminal:
    'Le jeu a besoin d’un terminal. Sans terminal, utilisez « risk-napoleon demo » (journal en texte) ou « risk-napoleon simulate ».',
  unofficial: 'Non officiel. Risk est une marque de Hasbro ; aucun lien avec Hasbro.',
  tooManyNames: (names: number, seats: number) =>
    `Il y a ${plural(names, 'nom', 'noms')} pour ${plural(seats, 'place', 'places')}.`,
  badBots: (text: string, known: string) =>
    `--bots attend le nombre de places tenues par des bots, ou une liste de ${known} séparés par des virgules ; pas « ${text} ».`,
  tooManyBots: (bots: number, seats: number) =>
    `Il y a ${plural(bots, 'bot', 'bots')} pour ${plural(seats, 'place', 'places')}.`,
  badNumber: (option: string, text: string, min: number, max: number) =>
    `${option} attend un nombre entier de ${min} à ${max}, pas « ${text} ».`,
  badChoice: (option: string, text: string, known: string) => `${option} attend l’un de : ${known} ; pas « ${text} ».`,
  wordsNeedSealed: '--words va avec --dice sealed.',
  sealedHasNoSeed: '--seed et --dice sealed s’excluent : des dés scellés n’ont pas de graine.',
  tooManyWords: (words: number, persons: number) =>
    `${words} mots pour ${persons} personnes : un mot au plus par personne.`,
  longWord: (most: number) => `Un mot pour les dés a ${most} colonnes au plus.`,
  badSeed: (most: number) => `--seed attend de 1 à ${most} caractères imprimables.`,
  unknownLanguage: (text: string, known: string) => `Il n’y a pas de langue « ${text} ». Langues (--lang) : ${known}.`,
  rulesFile: 'RULEBOOK.fr.md',
  rulesParts: 'Ce qui peut être affiché : risk-napoleon rules PARTIE',
  rulesHint: (profiles: string) =>
    `Avec --profile (${profiles}), le texte dit ce que prévoit ce livret ; un numéro comme C-ATT-2 n’affiche que cette règle.`,
  unknownRules: (text: string, known: string) =>
    `Le livret n’a pas de partie « ${text} ». Parties : ${known} ; ou le numéro d’une règle, comme C-ATT-2.`,
  simulated: (games: number, players: number, variant: string) =>
    `${plural(games, 'partie', 'parties')} de ${variant} à ${players} joueurs`,
  winsOf: (seat: number, driver: string, wins: number, share: string) =>
    `  place ${seat} (${driver})  ${plural(wins, 'victoire', 'victoires')}  ${share}`,
  roundsLine: (mean: string, median: number, max: number) =>
    `  manches : moyenne ${mean}, médiane ${median}, maximum ${max}`,
  unfinished: (n: number) => `  inachevées : ${n}`,
  /** Why the system refuses, by its code. */
  reasons: {
    ENOENT: 'ce fichier ou son dossier n’existe pas',
    EACCES: 'lecture ou écriture interdite',
    EEXIST: 'il existe déjà',
    ENOSPC: 'le disque est plein',
    EISDIR: 'c’est un dossier',
    ENOTDIR: 'une partie du chemin n’est pas un dossier',
    EROFS: 'son disque est en lecture seule',
    ELOOP: 'des liens tournent en rond',
    ENOTFILE: 'ce n’est pas un fichier ordinaire',
    EFBIG: 'il est trop grand',
    EDQUOT: 'votre part du disque est pleine (quota)',
    ESTALE: 'il n’est plus sur le disque du réseau',
    EIO: 'son disque ne répond pas',
    EPERM: 'ce n’est pas permis',
    ENAMETOOLONG: 'le nom est trop long',
    EBUSY: 'un autre programme s’en sert',
    ENXIO: 'personne ne lit à l’autre bout',
    ENOHOME: 'il n’y a pas de dossier personnel',
  },
  oddsStay: '  Une armée doit rester : seule, elle ne peut rien attaquer.',
  sameName: (name: string) => `Deux places s’appellent ${name}. Donnez à chacune son nom avec --names.`,
  onlyNapoleon: (option: string) =>
    `${option} est une option de Risk Napoléon. Retirez-la, ou prenez --variant napoleon.`,
  noCommand: (word: string) => `Il n’y a pas de commande ${word}. Voir risk-napoleon help.`,
  oddsLine: (attackers: number, defenders: number) =>
    `${armies(attackers)} contre ${armies(defenders)}, jusqu’au bout, avec le plus de dés des deux côtés :`,
  oddsAttackers: 'A (armées du territoire attaquant)',
  oddsDefenders: 'D (armées du territoire défenseur)',
  oddsWin: (percent: string) => `  prend le territoire   ${percent}`,
  oddsLosses: (attacker: string, defender: string) =>
    `  pertes attendues      attaquant ${attacker}, défenseur ${defender}`,
  verified: (actions: number, hash: string) =>
    `${plural(actions, 'action rejouée', 'actions rejouées')}, avec les mêmes empreintes. État final ${hash}.`,
  sealHolds: (seal: string) =>
    `Le sceau tient : ${seal} est le SHA-256 du secret, et tous les dés viennent de lui et des mots.`,
  badSize: (text: string, columns: number, rows: number) =>
    `--size attend colonnes et lignes comme 100x30, jusqu’à ${columns}x${rows}, pas « ${text} ».`,
  badSeat: (text: string, seats: number) =>
    `--seat attend le numéro d’une place de 1 à ${seats}, son nom, « spectator » ou « all », pas « ${text} ».`,
  tooFar: (path: string, actions: number) => `--to : la partie de ${path} a ${plural(actions, 'action', 'actions')}.`,
  wrote: (path: string) => `Écrit : ${path}`,
  screenIs: (columns: number, rows: number) =>
    `L’écran était de ${columns} x ${rows}, ce terminal est plus petit. Agrandissez-le, ou faites une image avec --svg FICHIER.`,
  screenUnknown: 'Ce que le rapport dit de l’écran ne convient pas à la partie ; sa première vue est affichée.',
  difference: {
    recorded: (line: number, what: string, hash: string) =>
      `la ligne ${line} dit : ${what} L’état qui suit serait ${hash}.`,
    recordedUndo: (line: number, count: number, hash: string) =>
      `la ligne ${line} dit : ${form(count, 'dernière action annulée', `${count} dernières actions annulées`)}. L’état qui suit serait ${hash}.`,
    replayed: (hash: string) => `  rejouée, elle mène à l’état ${hash} :`,
    nothing: 'rien ne change sur le plateau',
    territory: (name: string, before: string, after: string) => `${name} : ${before} -> ${after}`,
    place: (owner: string, n: number) => `${owner} ${armies(n)}`,
    unclaimed: 'libre',
    cards: (name: string, before: number, after: number) => `${name} : ${cards(before)} -> ${after}`,
    turn: (round: number, name: string, step: string) => `puis manche ${round}, ${name} › ${step}`,
    only: 'Les lignes suivantes concordent avec ce qui est rejoué : seule son empreinte a été changée.',
    more: (n: number) => `Des lignes suivantes, ${n} ${form(n, 'diffère', 'diffèrent')} aussi.`,
    position: (line: string) => `  position : ${line}`,
  },
  noGames: (folder: string) =>
    `Il n’y a pas de partie inachevée dans ${folder}. Commencez-en une avec « risk-napoleon ».`,
  games: 'Parties inachevées, les plus récentes d’abord. Pour continuer : « risk-napoleon resume NUMÉRO ».',
  noSuchGame: (text: string, most: number) =>
    `Il n’y a pas de partie « ${text} ». Donnez un numéro de 1 à ${most} ou un fichier.`,
  noGamesAtAll: (folder: string) => `Il n’y a pas de partie dans ${folder}.`,
  allGames:
    'Parties, les plus récentes d’abord. Les numéros servent à « resume », « replay », « report », « games export » et « games delete ».',
  gameWon: (variant: string, names: string, winners: string, age: string) =>
    `${variant}, ${names}, ${winners === '' ? 'terminée' : `gagnée par ${winners}`}, ${age}`,
  gameUnreadable: (sentence: string) => `injouable : ${sentence}`,
  beingPlayed: (label: string) => `${label}, en cours de jeu`,
  deleteGame: (label: string, path: string) => `Supprimer ${path} ?\n  ${label}\nTapez « oui » pour la supprimer : `,
  yes: 'oui',
  notInFolder: (text: string, folder: string) => `« ${text} » n’est aucune des parties de ${folder}.`,
  beingPlayedReason: 'elle est en cours de jeu',
  notDeleted: 'Non supprimée.',
  deleteNeedsYes: 'Sans terminal où poser la question, « games delete » demande --yes.',
  deleted: (path: string) => `Supprimée : ${path}`,
  cannotDelete: (path: string, reason: string) => `Impossible de supprimer ${path} (${reason}).`,
  exported: (path: string) => `Copiée dans ${path}`,
  notOverRecord: (path: string) => `${path} est la partie elle-même. Choisissez un autre fichier.`,
  cannotExport: (path: string, reason: string) => `Impossible d’écrire ${path} (${reason}).`,
  gameOver: (path: string, command: string) => `La partie de ${path} est terminée. Pour la revoir :  ${command}`,
  noHome:
    'Il n’y a pas de dossier personnel où garder les parties : indiquez HOME, ou un dossier dans RISK_NAPOLEON_STATE.',
  notOver: (path: string) =>
    `${path} existe déjà et c’est autre chose. Choisissez un autre fichier, ou ajoutez --force.`,
  plainCharacters: 'Le système n’est pas en UTF-8 : signes simples seulement (les autres avec --no-ascii).',
  inUse: (path: string, pid: number) =>
    `La partie de ${path} est jouée par un autre processus (pid ${pid}). Quittez-la d’abord là-bas : on ne peut la continuer à deux endroits.`,
  inUseElsewhere: (path: string, lock: string) =>
    `La partie de ${path} est jouée ailleurs. Quittez-la d’abord là-bas ; si personne ne la joue, supprimez ${lock}.`,
  changedMeanwhile: (path: string) => `La partie de ${path} a avancé pendant la lecture. Réessayez.`,
  writeFailed: (path: string, reason: string) =>
    `Impossible d’écrire ${path} (${reason}). La partie est sauve jusqu’à la dernière ligne complète.`,
  cannotCreate: (path: string, reason: string) =>
    `Impossible de créer ${path} (${reason}). Choisissez un autre endroit avec --record FICHIER.`,
  cannotPrint: (reason: string) => `Impossible d’écrire la sortie (${reason}).`,
  resumeWith: (command: string) => `La partie est sauvegardée. Pour continuer :  ${command}`,
  replayWith: (command: string) => `Pour la revoir :  ${command}`,
  seedWas: (seed: string) => `Graine : ${seed}`,
  sealWas: (seal: string) => `Sceau des dés : ${seal}`,
  ago: (seconds: number): string =>
    seconds < 90
      ? 'à l’instant'
      : seconds < 5400
        ? `il y a ${plural(Math.round(seconds / 60), 'minute', 'minutes')}`
        : seconds < 129_600
          ? `il y a ${plural(Math.round(seconds / 3600), 'heure', 'heures')}`
          : `il y a ${plural(Math.round(seconds / 86_400), 'jour', 'jours')}`,
  unexpected: (message: string) =>
    `Il s’est produit une erreur qui ne devrait pas arriver : ${message}. (--debug montre où.)`,
};
