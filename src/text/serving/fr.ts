// French: what the operator of a house is told, and what a script gets.
import { plural } from '../counts/fr.js';
import type { ServingWords } from './en.js';

export const SERVING_FR: ServingWords = {
  move: {
    noStore: 'Quelle base de données ? --store postgres://utilisateur:mot-de-passe@hôte/base, ou RISK_NAPOLEON_STORE.',
    player: (name) => `Joueur ${name}`,
    game: (id) => `Partie ${id}`,
    done: (moved, same, refused, target) => `${target} : ${moved} déplacés, ${same} déjà là, ${refused} refusés.`,
    someRefused:
      'Ce qui est nommé ci-dessus n’a pas été déplacé, tout le reste l’a été. Une fois cela réglé, la même commande continue.',
    refused: {
      record: (what, detail) => `${what} : son enregistrement n’est pas une partie selon les règles (${detail}).`,
      other: (what, detail) =>
        `${what} : il y en a là-bas un autre de ce numéro, de ce nom ou de cette clé (${detail}).`,
      newer: (what, _detail) => `${what} : cela a continué là-bas.`,
    },
  },
  serve: {
    listening: (address) => `À l’écoute sur ${address}`,
    hostKey: (fingerprint) => `Clé du serveur : ${fingerprint}`,
    join: (command) => `Pour venir : ${command}`,
    data: (folder) => `Joueurs et parties : ${folder}`,
    storedIn: (database) => `Joueurs et parties : ${database}`,
    web: (url) => `Pour les navigateurs : ${url}`,
    open: 'Seule cette machine peut l’atteindre. Pour d’autres : --host 0.0.0.0 (et --guests, s’ils peuvent venir sans clé).',
    stopping: 'Arrêt : tout le monde est prévenu, les parties attendent.',
    stopped: 'Arrêté.',
    root: 'Ne lancez pas ceci en tant que root : ses droits sont inutiles.',
    portTaken: (port) => `Le port ${port} est pris par un autre programme. Choisissez-en un autre avec --port.`,
    portDenied: (port) => `Le port ${port} est réservé à root. Choisissez-en un à partir de 1024 avec --port.`,
    cannotListen: (address, reason) => `Impossible d’écouter sur ${address} : ${reason}.`,
    faults: {
      inUse: (folder, pid) =>
        `Un serveur utilise déjà ${folder} (processus ${pid}). Arrêtez-le, ou choisissez un autre dossier avec --data.`,
      newer: (path, version) =>
        `${path} a été écrit par une version plus récente de ce programme (format ${version}). Mettez-le à jour.`,
      notAStore: (path, _detail) => `${path} n’est pas le dossier d’un serveur. Choisissez-en un autre avec --data.`,
      unwritable: (folder, reason) => `Impossible d’écrire dans le dossier ${folder} (${reason}).`,
      damaged: (path, reason) => `${path} est abîmé (${reason}). Restaurez-le d’une sauvegarde, ou déplacez-le.`,
    },
    databaseFaults: {
      badUrl: (url, _reason) =>
        `« ${url} » n’est pas l’URL d’une base de données : postgres://utilisateur:mot-de-passe@hôte:port/base.`,
      unreachable: (url, reason) => `La base ${url} ne répond pas (${reason}).`,
      denied: (url, reason) =>
        `La base ${url} permet trop peu à cet utilisateur (${reason}). Il lui faut se connecter, et créer des tables dans un schéma de son search_path.`,
      noDatabase: (url, _reason) => `Cette base n’existe pas : ${url}. Créez-la avec createdb.`,
      tls: (url, reason) =>
        `Pas de connexion sûre à ${url} (${reason}). L’URL dit comment : sslmode=verify-full&sslrootcert=FICHIER, ou sslmode=disable.`,
      newer: (url, reason) =>
        `Les tables de ${url} sont celles d’une version plus récente de ce programme (${reason}). Mettez-le à jour.`,
      notAStore: (url, reason) =>
        `${url} contient les tables d’autre chose (${reason}). Une maison veut une base, ou un schéma, à elle.`,
      readOnly: (url, reason) => `Impossible d’écrire dans ${url} (${reason}) : est-ce un serveur de secours ?`,
      full: (url, reason) => `Le disque de la base ${url} est plein (${reason}). Faites de la place.`,
    },
    hostKeyFaults: {
      readable: (path) =>
        `D’autres peuvent lire la clé du serveur ${path} : elle est peut-être déjà à eux. Supprimez-la (une nouvelle sera faite), ou chmod 600 si vous en êtes sûr.`,
      unreadable: (path) => `La clé du serveur ${path} ne peut pas être lue.`,
      notAKey: (path) => `${path} n’est pas une clé privée.`,
    },
    allowLine: (path, line, text) =>
      `${path}, ligne ${line} : pas une clé publique comme dans authorized_keys : ${text}`,
    allowUnreadable: (path, reason) => `La liste de clés ${path} ne peut pas être lue (${reason}).`,
    badAdmin: (text) => `« ${text} » n’est pas l’empreinte d’une clé (SHA256:…, comme l’affiche ssh-keygen -lf).`,
    noBoards: (folder) => `Le dossier ${folder} n’a pas de plateaux (fichiers .json ou .map).`,
    boardTwice: (file, id) =>
      `Deux plateaux s’appellent ${id} ; l’un est ${file}. Donnez à chacun son identifiant ou son nom.`,
    badOrigin: (text) => `« ${text} » n’est pas l’adresse d’une page : https://risk.example.org, sans rien après.`,
    noPage: (folder) => `Le paquet n’a pas de page dans ${folder}. Dans un clone : npm run build.`,
    badLimit: (text, known) => `« ${text} » n’est pas une limite. Limites, chacune avec un nombre : ${known}.`,
    noServer: (folder) => `Aucun serveur n’utilise ${folder}.`,
  },
  commands: {
    help: [
      'games                     les tables ouvertes ou en cours, et vos parties terminées',
      'new [--variant NOM] [--players N] [--bots N ou LISTE] [--clock 3min] [--private]',
      'join CODE ou NUMÉRO       s’asseoir à une table',
      'watch NUMÉRO              où en est une partie',
      'record NUMÉRO             l’enregistrement d’une partie terminée',
      'verify NUMÉRO             rejouer une partie et vérifier ses dés',
      'stats [NOM]               parties jouées et gagnées',
      'keys [CODE]               vos clés et un code pour une de plus ; avec un code : ajouter cette clé',
      'help                      ceci',
      'Avec --json : des données. Avec un terminal (ssh -t) : rien pour l’écran, words pour des mots.',
    ],
    operatorHelp: [
      'say [TEXTE]               dire quelque chose à tous ; sans texte : le retirer',
      'rename ANCIEN = NOUVEAU   donner un autre nom à un joueur',
      'close NUMÉRO              fermer une table',
      'ban CLÉ, ADRESSE ou NOM   exclure quelqu’un ; unban le laisse revenir, bans en donne la liste',
    ],
    operatorOnly: 'Seul l’opérateur de cette maison peut faire cela.',
    renameHow: 'rename ANCIEN NOM = NOUVEAU NOM',
    renamed: (before, after) =>
      `${before} s’appelle maintenant ${after}. Les parties déjà commencées gardent l’ancien nom dans leur enregistrement.`,
    tooLong: (most) => `Un message à tous a ${most} caractères au plus.`,
    noBans: 'Personne n’est exclu.',
    banWhom: 'ban prend l’empreinte d’une clé (SHA256:…), une adresse, ou le nom de quelqu’un qui a une clé.',
    status: { open: 'ouverte', playing: 'en cours', ended: 'terminée', closed: 'fermée' },
    unknown: (name) => `Il n’y a pas de commande « ${name} ». Essayez : help`,
    badOption: (option, known) => `${option} accepte : ${known}`,
    noGames: 'Il n’y a aucune table.',
    noAccount: 'Connectez-vous d’abord avec un terminal : vous y choisissez un nom.',
    noKey: 'Connectez-vous avec la clé à ajouter.',
    keyAdded: (name) => `Cette clé est maintenant à ${name}.`,
    keyCode: (code) => `Pour ajouter une clé, connectez-vous avec elle avant 15 minutes : keys ${code}`,
    keyFaults: {
      code: 'Ce code est faux, déjà utilisé ou trop vieux.',
      keyTaken: 'Cette clé est à quelqu’un d’autre.',
      tooMany: 'Vous avez trop de clés.',
    },
    unfinished: 'La partie n’est pas finie : son secret n’est pas encore dans l’enregistrement.',
    verified: (n, seal) =>
      `${plural(n, 'action rejouée', 'actions rejouées')}, toutes les empreintes concordent, le sceau ${seal} tient.`,
    differs: 'L’enregistrement ne se rejoue pas comme il le dit.',
    stats: (name, n, won) => `${name} : ${plural(n, 'partie', 'parties')}, dont ${won} gagnées`,
  },
};
