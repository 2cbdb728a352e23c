// Portuguese: what the commands say and refuse.
import { armies, cards, form, plural, type Values } from '../counts/pt.js';
import type { Messages } from '../en.js';

export const SETUP_ERRORS_PT: Messages['setupErrors'] = {
  unknownVariant: (v: Values) => `Não existe a variante «${v['variant']}». Variantes: ${v['known']}.`,
  unknownProfile: (v: Values) =>
    `Não existe o livro de regras «${v['profile']}». Livros de regras (--profile): ${v['known']}.`,
  unknownBoard: (v: Values) => `Não existe o tabuleiro «${v['board']}». Tabuleiros (--board): ${v['known']}.`,
  profileNotForVariant: (v: Values) =>
    `A variante «${v['variant']}» não se joga pelo regulamento «${v['profile']}». Use --profile ${v['known']}.`,
  boardNotForVariant: (v: Values) =>
    `A variante «${v['variant']}» não se joga no tabuleiro «${v['board']}». Use --board ${v['known']}.`,
  seatCount: (v: Values) =>
    v['min'] === v['max']
      ? `${v['variant']} é para ${v['min']} jogadores, não ${v['seats']}.`
      : `${v['variant']} é para ${v['min']} a ${v['max']} jogadores, não ${v['seats']}. Use --players ${v['min']} a ${v['max']}.`,
  rounds: (v: Values) => `--rounds aceita um número inteiro de 1 a 1000, não «${v['rounds']}».`,
  roundsFixed: (v: Values) => `${v['variant']} tem ${v['rounds']} rondas; --rounds não se aplica.`,
  defence: (v: Values) => `A opção de defesa tem de ser «ask» ou «auto» para cada um dos ${v['seats']} lugares.`,
  deal: (v: Values) =>
    `--deal não se usa com ${v['variant']}: aí os territórios são distribuídos de qualquer modo (T-2).`,
  option: () => 'Uma opção do jogo não é conhecida pelas regras.',
  fewerTerritories: (v: Values) =>
    `O tabuleiro «${v['board']}» tem ${v['territories']} territórios, menos do que os ${v['seats']} lugares.`,
  boardFull: (v: Values) =>
    `O tabuleiro «${v['board']}» é pequeno de mais para ${v['seats']} lugares: ${v['armies']} regimentos cada, mas espaço para ${v['room']} durante a preparação.`,
  boardSize: (v: Values) =>
    `A dois é preciso um tabuleiro de ${v['needed']} territórios (T-2); «${v['board']}» tem ${v['territories']}.`,
  fewMissions: (v: Values) =>
    `O tabuleiro «${v['board']}» tem poucas missões de nível ${v['rank']} para ${v['seats']} lugares.`,
  missions: (v: Values) =>
    `As missões secretas são para os jogos clássicos de três a seis jogadores, não para «${v['variant']}». Retire --missions.`,
  fewSecretMissions: (v: Values) =>
    `O tabuleiro «${v['board']}» tem ${v['missions']} missões secretas que um jogador pode receber; são precisas tantas como jogadores (${v['seats']}). Retire --missions, ou junte missões ao tabuleiro.`,
  badPack: (v: Values) => `O tabuleiro deste jogo não se pode jogar (${v['fault']}).`,
};

export const CLI_PT: Messages['cli'] = {
  description: 'Risk para o terminal: ecrã inteiro, com semente, repetível.',
  notATerminal:
    'O jogo precisa de um terminal. Sem ele, use «risk-napoleon demo» para um registo em texto ou «risk-napoleon simulate».',
  unofficial: 'Não oficial. Risk é uma marca da Hasbro; sem qualquer ligação à Hasbro.',
  tooManyNames: (names: number, seats: number) =>
    `Há ${plural(names, 'nome', 'nomes')} para ${plural(seats, 'lugar', 'lugares')}.`,
  badBots: (text: string, known: string) =>
    `--bots aceita o número de lugares jogados por bots, ou uma lista de ${known} separados por vírgulas; não «${text}».`,
  tooManyBots: (bots: number, seats: number) =>
    `Há ${plural(bots, 'bot', 'bots')} para ${plural(seats, 'lugar', 'lugares')}.`,
  badNumber: (option: string, text: string, min: number, max: number) =>
    `${option} aceita um número inteiro de ${min} a ${max}, não «${text}».`,
  badChoice: (option: string, text: string, known: string) => `${option} aceita um destes: ${known}; não «${text}».`,
  wordsNeedSealed: '--words vai com --dice sealed.',
  sealedHasNoSeed: '--seed e --dice sealed excluem-se: os dados selados não têm semente.',
  tooManyWords: (words: number, persons: number) =>
    `${words} palavras para ${persons} pessoas: no máximo uma palavra por pessoa.`,
  longWord: (most: number) => `Uma palavra para os dados tem no máximo ${most} colunas.`,
  badSeed: (most: number) => `--seed aceita de 1 a ${most} caracteres imprimíveis.`,
  unknownLanguage: (text: string, known: string) => `Não existe o idioma «${text}». Idiomas (--lang): ${known}.`,
  rulesFile: 'RULEBOOK.pt.md',
  rulesParts: 'O que se pode imprimir: risk-napoleon rules PARTE',
  rulesHint: (profiles: string) =>
    `Com --profile (${profiles}) diz como se joga por esse livro de regras; um número como C-ATT-2 imprime só essa regra.`,
  unknownRules: (text: string, known: string) =>
    `O livro de regras não tem a parte «${text}». Partes: ${known}; ou o número de uma regra, como C-ATT-2.`,
  simulated: (games: number, players: number, variant: string) =>
    `${plural(games, 'jogo', 'jogos')} de ${variant} com ${players} jogadores`,
  winsOf: (seat: number, driver: string, wins: number, share: string) =>
    `  lugar ${seat} (${driver})  ${plural(wins, 'vitória', 'vitórias')}  ${share}`,
  roundsLine: (mean: string, median: number, max: number) =>
    `  rondas: média ${mean}, mediana ${median}, máximo ${max}`,
  unfinished: (n: number) => `  por acabar: ${n}`,
  /** Why the system refuses, by its code. */
  reasons: {
    ENOENT: 'o ficheiro ou a pasta não existe',
    EACCES: 'não se pode ler ou escrever',
    EEXIST: 'já existe',
    ENOSPC: 'o disco está cheio',
    EISDIR: 'é uma pasta',
    ENOTDIR: 'uma parte do caminho não é pasta',
    EROFS: 'o disco é só de leitura',
    ELOOP: 'as ligações andam em círculo',
    ENOTFILE: 'não é um ficheiro normal',
    EFBIG: 'é demasiado grande',
    EDQUOT: 'a sua parte do disco está cheia (quota)',
    ESTALE: 'já não está no disco da rede',
    EIO: 'o disco não responde',
    EPERM: 'não é permitido',
    ENAMETOOLONG: 'o nome é demasiado longo',
    EBUSY: 'outro programa está a usá-lo',
    ENXIO: 'ninguém lê do outro lado',
    ENOHOME: 'não há uma pasta pessoal',
  },
  oddsStay: '  Um exército tem de ficar: sozinho não pode atacar.',
  sameName: (name: string) => `Dois lugares chamam-se ${name}. Dê a cada um o seu nome com --names.`,
  onlyNapoleon: (option: string) => `${option} é do Risk Napoleão. Retire-a, ou use --variant napoleon.`,
  noCommand: (word: string) => `Não há o comando ${word}. Veja risk-napoleon help.`,
  oddsLine: (attackers: number, defenders: number) =>
    `${armies(attackers)} contra ${armies(defenders)}, até ao fim, com o máximo de dados dos dois lados:`,
  oddsAttackers: 'A (exércitos do território atacante)',
  oddsDefenders: 'D (exércitos do território defensor)',
  oddsWin: (percent: string) => `  toma o território     ${percent}`,
  oddsLosses: (attacker: string, defender: string) =>
    `  perdas esperadas      atacante ${attacker}, defensor ${defender}`,
  verified: (actions: number, hash: string) =>
    `${plural(actions, 'ação repetida', 'ações repetidas')}, com as mesmas impressões. Estado final ${hash}.`,
  sealHolds: (seal: string) =>
    `O selo confirma-se: ${seal} é o SHA-256 do segredo, e todos os dados vêm dele e das palavras.`,
  badSize: (text: string, columns: number, rows: number) =>
    `--size aceita colunas e linhas como 100x30, até ${columns}x${rows}, não «${text}».`,
  badSeat: (text: string, seats: number) =>
    `--seat aceita o número de um lugar de 1 a ${seats}, o seu nome, «spectator» ou «all», não «${text}».`,
  tooFar: (path: string, actions: number) => `--to: o jogo em ${path} tem ${plural(actions, 'ação', 'ações')}.`,
  wrote: (path: string) => `Escrito: ${path}`,
  screenIs: (columns: number, rows: number) =>
    `O ecrã era de ${columns} x ${rows}, este terminal é mais pequeno. Aumente-o ou faça uma imagem com --svg FICHEIRO.`,
  screenUnknown: 'O que o relatório diz do ecrã não condiz com o jogo; mostra-se a sua primeira vista.',
  difference: {
    recorded: (line: number, what: string, hash: string) =>
      `a linha ${line} diz: ${what} O estado a seguir seria ${hash}.`,
    recordedUndo: (line: number, count: number, hash: string) =>
      `a linha ${line} diz: ${form(count, 'anulada a última ação', `anuladas as últimas ${count} ações`)}. O estado a seguir seria ${hash}.`,
    replayed: (hash: string) => `  repetida, leva ao estado ${hash}:`,
    nothing: 'nada muda no tabuleiro',
    territory: (name: string, before: string, after: string) => `${name}: ${before} -> ${after}`,
    place: (owner: string, n: number) => `${owner} ${armies(n)}`,
    unclaimed: 'livre',
    cards: (name: string, before: number, after: number) => `${name}: ${cards(before)} -> ${after}`,
    turn: (round: number, name: string, step: string) => `depois ronda ${round}, ${name} › ${step}`,
    only: 'As linhas seguintes concordam com a repetição: só a sua impressão foi alterada.',
    more: (n: number) => `Das linhas seguintes, ${n} também ${form(n, 'difere', 'diferem')}.`,
    position: (line: string) => `  posição: ${line}`,
  },
  noGames: (folder: string) => `Não há jogos por acabar em ${folder}. Comece um com «risk-napoleon».`,
  games: 'Jogos por acabar, do mais recente ao mais antigo. Continue com «risk-napoleon resume NÚMERO».',
  noSuchGame: (text: string, most: number) =>
    `Não existe o jogo «${text}». Indique um número de 1 a ${most} ou um ficheiro.`,
  noGamesAtAll: (folder: string) => `Não há jogos em ${folder}.`,
  allGames:
    'Jogos, do mais recente ao mais antigo. Os números servem para «resume», «replay», «report», «games export» e «games delete».',
  gameWon: (variant: string, names: string, winners: string, age: string) =>
    `${variant}, ${names}, ${winners === '' ? 'terminado' : `ganho por ${winners}`}, ${age}`,
  gameUnreadable: (sentence: string) => `não se pode jogar: ${sentence}`,
  beingPlayed: (label: string) => `${label}, a ser jogado agora`,
  deleteGame: (label: string, path: string) => `Apagar ${path}?\n  ${label}\nEscreva «sim» para o apagar: `,
  yes: 'sim',
  notInFolder: (text: string, folder: string) => `«${text}» não é nenhum dos jogos em ${folder}.`,
  beingPlayedReason: 'está a ser jogado',
  notDeleted: 'Não foi apagado.',
  deleteNeedsYes: 'Sem um terminal onde perguntar, «games delete» precisa de --yes.',
  deleted: (path: string) => `Apagado: ${path}`,
  cannotDelete: (path: string, reason: string) => `Não é possível apagar ${path} (${reason}).`,
  exported: (path: string) => `Copiado para ${path}`,
  notOverRecord: (path: string) => `${path} é o próprio jogo. Escolha outro ficheiro.`,
  cannotExport: (path: string, reason: string) => `Não é possível escrever ${path} (${reason}).`,
  gameOver: (path: string, command: string) => `O jogo em ${path} terminou. Reveja-o com:  ${command}`,
  noHome: 'Não há uma pasta pessoal para guardar os jogos: indique HOME, ou uma pasta em RISK_NAPOLEON_STATE.',
  notOver: (path: string) => `${path} já existe e é outra coisa. Escolha outro ficheiro, ou junte --force.`,
  plainCharacters: 'O sistema não está em UTF-8: só sinais simples (os outros com --no-ascii).',
  inUse: (path: string, pid: number) =>
    `O jogo em ${path} está a ser jogado por outro processo (pid ${pid}). Saia primeiro de lá: não se pode continuar em dois sítios.`,
  inUseElsewhere: (path: string, lock: string) =>
    `O jogo em ${path} está a ser jogado noutro lado. Saia primeiro de lá; se ninguém o joga, apague ${lock}.`,
  changedMeanwhile: (path: string) => `O jogo em ${path} avançou durante a leitura. Tente de novo.`,
  writeFailed: (path: string, reason: string) =>
    `Não é possível escrever ${path} (${reason}). O jogo está a salvo até à última linha completa.`,
  cannotCreate: (path: string, reason: string) =>
    `Não é possível criar ${path} (${reason}). Escolha outro sítio com --record FICHEIRO.`,
  cannotPrint: (reason: string) => `Não é possível escrever a saída (${reason}).`,
  resumeWith: (command: string) => `O jogo está guardado. Continue com:  ${command}`,
  replayWith: (command: string) => `Reveja-o com:  ${command}`,
  seedWas: (seed: string) => `Semente: ${seed}`,
  sealWas: (seal: string) => `Selo dos dados: ${seal}`,
  ago: (seconds: number): string =>
    seconds < 90
      ? 'agora mesmo'
      : seconds < 5400
        ? `há ${plural(Math.round(seconds / 60), 'minuto', 'minutos')}`
        : seconds < 129_600
          ? `há ${plural(Math.round(seconds / 3600), 'hora', 'horas')}`
          : `há ${plural(Math.round(seconds / 86_400), 'dia', 'dias')}`,
  unexpected: (message: string) => `Aconteceu algo que não devia: ${message}. (--debug mostra onde.)`,
};
