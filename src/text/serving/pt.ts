// Portuguese: what the operator of a house is told, and what a script gets.
import { plural } from '../counts/pt.js';
import type { ServingWords } from './en.js';

export const SERVING_PT: ServingWords = {
  move: {
    noStore: 'Que base de dados? --store postgres://utilizador:palavra-passe@máquina/base, ou RISK_NAPOLEON_STORE.',
    player: (name) => `Jogador ${name}`,
    game: (id) => `Jogo ${id}`,
    done: (moved, same, refused, target) =>
      `${target}: ${moved} movidos, ${same} já lá estavam, ${refused} não movidos.`,
    someRefused: 'O que está nomeado acima não foi movido; tudo o resto foi. Resolvido isso, o mesmo comando continua.',
    refused: {
      record: (what, detail) => `${what}: o registo não é um jogo segundo as regras (${detail}).`,
      other: (what, detail) => `${what}: lá já existe outro com este número, nome ou chave (${detail}).`,
      newer: (what, _detail) => `${what}: lá já se avançou.`,
    },
  },
  serve: {
    listening: (address) => `À escuta em ${address}`,
    hostKey: (fingerprint) => `Chave do servidor: ${fingerprint}`,
    join: (command) => `Para entrar: ${command}`,
    data: (folder) => `Jogadores e jogos: ${folder}`,
    storedIn: (database) => `Jogadores e jogos: ${database}`,
    web: (url) => `Para navegadores: ${url}`,
    open: 'Só esta máquina lhe chega. Para outros: --host 0.0.0.0 (e --guests, se puderem vir sem chave).',
    stopping: 'A parar: todos são avisados, os jogos esperam.',
    stopped: 'Parado.',
    root: 'Não o execute como root: não precisa desses direitos.',
    portTaken: (port) => `A porta ${port} está ocupada por outro programa. Escolha outra com --port.`,
    portDenied: (port) => `A porta ${port} é só para root. Escolha uma a partir de 1024 com --port.`,
    cannotListen: (address, reason) => `Não é possível escutar em ${address}: ${reason}.`,
    faults: {
      inUse: (folder, pid) =>
        `Um servidor já usa ${folder} (processo ${pid}). Pare-o, ou escolha outra pasta com --data.`,
      newer: (path, version) =>
        `${path} foi escrito por uma versão mais recente deste programa (formato ${version}). Atualize-o.`,
      notAStore: (path, _detail) => `${path} não é a pasta de um servidor. Escolha outra com --data.`,
      unwritable: (folder, reason) => `Não é possível escrever na pasta ${folder} (${reason}).`,
      damaged: (path, reason) => `${path} está danificado (${reason}). Reponha-o de uma cópia, ou mova-o.`,
    },
    databaseFaults: {
      badUrl: (url, _reason) =>
        `«${url}» não é o URL de uma base de dados: postgres://utilizador:palavra-passe@máquina:porta/base.`,
      unreachable: (url, reason) => `A base ${url} não responde (${reason}).`,
      denied: (url, reason) =>
        `A base ${url} permite pouco a este utilizador (${reason}). Precisa de entrar, e de criar tabelas num esquema do seu search_path.`,
      noDatabase: (url, _reason) => `Esta base não existe: ${url}. Crie-a com createdb.`,
      tls: (url, reason) =>
        `Sem ligação segura a ${url} (${reason}). O URL diz como: sslmode=verify-full&sslrootcert=FICHEIRO, ou sslmode=disable.`,
      newer: (url, reason) =>
        `As tabelas de ${url} são de uma versão mais recente deste programa (${reason}). Atualize-o.`,
      notAStore: (url, reason) =>
        `${url} tem tabelas de outra coisa (${reason}). Uma casa quer uma base, ou um esquema, só seu.`,
      readOnly: (url, reason) => `Não se pode escrever em ${url} (${reason}): é um servidor de reserva?`,
      full: (url, reason) => `O disco da base de dados ${url} está cheio (${reason}). Arranje espaço.`,
    },
    hostKeyFaults: {
      readable: (path) =>
        `Outros podem ler a chave do servidor ${path}: talvez já seja deles. Apague-a (faz-se uma nova), ou chmod 600 se sabe o que faz.`,
      unreadable: (path) => `A chave do servidor ${path} não se consegue ler.`,
      notAKey: (path) => `${path} não é uma chave privada.`,
    },
    allowLine: (path, line, text) => `${path}, linha ${line}: não é uma chave pública como em authorized_keys: ${text}`,
    allowUnreadable: (path, reason) => `A lista de chaves ${path} não se consegue ler (${reason}).`,
    badAdmin: (text) => `“${text}” não é a impressão de uma chave (SHA256:…, como a mostra ssh-keygen -lf).`,
    noBoards: (folder) => `A pasta ${folder} não tem tabuleiros (ficheiros .json ou .map).`,
    boardTwice: (file, id) =>
      `Dois tabuleiros chamam-se ${id}; um é ${file}. Dê a cada um o seu identificador ou nome.`,
    badOrigin: (text) => `«${text}» não é o endereço de uma página: https://risk.example.org, sem nada depois.`,
    noPage: (folder) => `O pacote não tem página em ${folder}. Num clone: npm run build.`,
    badLimit: (text, known) => `“${text}” não é um limite. Limites, cada um com um número: ${known}.`,
    noServer: (folder) => `Nenhum servidor usa ${folder}.`,
  },
  commands: {
    help: [
      'games                     as mesas abertas ou em curso, e os seus jogos terminados',
      'new [--variant NOME] [--players N] [--bots N ou LISTA] [--clock 3min] [--private]',
      'join CÓDIGO ou NÚMERO     sentar-se a uma mesa',
      'watch NÚMERO              como está um jogo',
      'record NÚMERO             o registo de um jogo terminado',
      'verify NÚMERO             jogar de novo um jogo e verificar os dados',
      'stats [NOME]              jogos jogados e ganhos',
      'keys [CÓDIGO]             as suas chaves e um código para mais uma; com um código: juntar esta chave',
      'help                      isto',
      'Com --json: dados. Com um terminal (ssh -t): nada para o ecrã, words para palavras.',
    ],
    operatorHelp: [
      'say [TEXTO]               dizer algo a todos; sem texto: retirá-lo',
      'rename ANTIGO = NOVO      dar outro nome a um jogador',
      'close NÚMERO              fechar uma mesa',
      'ban CHAVE, ENDEREÇO ou NOME  excluir alguém; unban deixa-o voltar, bans mostra a lista',
    ],
    operatorOnly: 'Só o operador desta casa pode fazer isso.',
    renameHow: 'rename NOME ANTIGO = NOME NOVO',
    renamed: (before, after) =>
      `${before} chama-se agora ${after}. Os jogos já começados guardam o nome antigo no registo.`,
    tooLong: (most) => `Uma mensagem a todos tem no máximo ${most} caracteres.`,
    noBans: 'Ninguém está excluído.',
    banWhom:
      'ban pede a impressão digital de uma chave (SHA256:…), um endereço, ou o nome de alguém que tem uma chave.',
    status: { open: 'aberta', playing: 'em curso', ended: 'terminada', closed: 'fechada' },
    unknown: (name) => `Não há nenhum comando “${name}”. Experimente: help`,
    badOption: (option, known) => `${option} aceita: ${known}`,
    noGames: 'Não há nenhuma mesa.',
    noAccount: 'Entre primeiro com um terminal: lá escolhe um nome.',
    noKey: 'Entre com a chave que quer juntar.',
    keyAdded: (name) => `Esta chave é agora de ${name}.`,
    keyCode: (code) => `Para juntar outra chave, entre com ela dentro de 15 minutos: keys ${code}`,
    keyFaults: {
      code: 'Esse código está errado, usado ou velho demais.',
      keyTaken: 'Essa chave é de outra pessoa.',
      tooMany: 'Tem demasiadas chaves.',
    },
    unfinished: 'O jogo não acabou: o seu segredo ainda não está no registo.',
    verified: (n, seal) =>
      `${plural(n, 'ação jogada de novo', 'ações jogadas de novo')}, todas as impressões coincidem, o selo ${seal} confirma-se.`,
    differs: 'O registo não se joga como diz.',
    stats: (name, n, won) => `${name}: ${plural(n, 'jogo', 'jogos')}, ${won} ganhos`,
  },
};
