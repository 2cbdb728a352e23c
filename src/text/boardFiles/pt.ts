// Portuguese: what there is to say about boards from files, by the code of the remark or fault.

import type { Values } from '../counts/pt.js';
import { plural } from '../counts/pt.js';
import type { Messages } from '../en.js';

export const BOARD_FILES_PT: Messages['boardFiles'] = {
  said: (label: string, sentence: string) => `${label}: ${sentence}`,
  line: (line: number) => `linha ${line}`,
  warning: 'Nota',
  refusal: 'Recusado',
  remarks: {
    unsafeName: (v: Values) => `«${v['name']}» tinha caracteres que não se podem mostrar; foram retirados.`,
    longName: (v: Values) => `«${v['name']}» foi cortado a ${v['most']} caracteres.`,
    sameName: (v: Values) => `Um segundo território chama-se «${v['name']}»; recebe um número.`,
    otherCase: (v: Values) => `«${v['name']}» foi lido como «${v['known']}».`,
    twiceJoined: (v: Values) => `${v['territory']} indica duas vezes ${v['neighbour']}; basta uma.`,
    selfJoined: (v: Values) => `${v['territory']} indica-se a si próprio como vizinho; foi ignorado.`,
    oneWay: (v: Values) =>
      `De ${v['territory']} chega-se a ${v['neighbour']}, mas não o contrário: ataques e deslocações num só sentido.`,
    oneWayMended: (v: Values) =>
      `${v['neighbour']} não indica ${v['territory']}; a ligação vale nos dois sentidos. Para sentidos únicos, acrescente warn=no a [Map].`,
    trailingComma: () => 'Uma vírgula a mais no fim foi ignorada.',
    emptyRegion: (v: Values) => `O continente ${v['region']} não tem territórios; foi ignorado.`,
    unknownSection: (v: Values) => `A secção [${v['section']}] é desconhecida; foi ignorada.`,
    badCard: (v: Values) => `Carta ilegível: «${v['text']}». O seu território recebe um símbolo à vez.`,
    badMission: (v: Values) => `Missão ilegível: «${v['text']}». Foi ignorada.`,
    noCards: (v: Values) =>
      `O ficheiro de cartas «${v['file']}» não está ao lado do tabuleiro; os símbolos são dados à vez.`,
    noPicture: (v: Values) =>
      `A imagem «${v['file']}» não está ao lado do tabuleiro; o mapa é desenhado a partir das coordenadas.`,
    badPicture: (v: Values) => `A imagem «${v['file']}» é ilegível; o mapa é desenhado a partir das coordenadas.`,
    pictureTooLarge: (v: Values) =>
      `A imagem «${v['file']}» é grande demais; o mapa é desenhado a partir das coordenadas.`,
    pictureDisagrees: (v: Values) =>
      v['other'] === ''
        ? `A imagem não mostra ${v['territory']}; o mapa é desenhado a partir das coordenadas.`
        : `${v['territory']} e ${v['other']} são uma só área na imagem; o mapa é desenhado a partir das coordenadas.`,
    pictureStray: (v: Values) => `${v['pixels']} píxeis da imagem não são de nenhum território; passam a ser mar.`,
    outside: (v: Values) => `Coordenadas fora da imagem: ${v['count']}. Vale a imagem.`,
    fileTooLarge: (v: Values) => `O ficheiro tem ${v['bytes']} bytes; leem-se no máximo ${v['most']}.`,
    notText: () => 'Isto não é um ficheiro de texto.',
    unknownFormat: () =>
      'Isto não é um pacote nosso nem um tabuleiro de Domination ou Conquest: não se encontrou nenhuma das suas secções.',
    missingSection: (v: Values) => `Falta a secção ${v['section']}. Acrescente-a.`,
    shortLine: (v: Values) => `Falta alguma coisa aqui. Escreva: ${v['wanted']}`,
    badNumber: (v: Values) => `Um número falta ou está errado aqui. Escreva: ${v['wanted']}`,
    badBonus: (v: Values) => `O bónus «${v['bonus']}» tem de ser um número inteiro de 0 a ${v['most']}.`,
    wrongId: (v: Values) =>
      `O número «${v['id']}» devia ser ${v['wanted']}: os territórios são numerados a partir de 1, por ordem.`,
    noName: () => 'Falta um nome aqui.',
    twiceNamed: (v: Values) => `O nome «${v['name']}» aparece duas vezes. Dê a cada um o seu.`,
    unknownRegion: (v: Values) => `Não existe o continente «${v['region']}». Acrescente-o ou corrija o nome.`,
    unknownNeighbour: (v: Values) =>
      `Não existe o território «${v['neighbour']}» entre os ${v['count']}. Corrija o vizinho ou retire-o.`,
    noJoins: () => 'Nenhum território tem vizinhos. Indique os vizinhos de cada um.',
    fewTerritories: (v: Values) => `O tabuleiro tem ${v['count']} territórios; precisa de pelo menos 2.`,
    manyTerritories: (v: Values) => `O tabuleiro tem ${v['count']} territórios; jogam-se no máximo ${v['most']}.`,
  },
  faults: {
    notUtf8: () => 'O texto não está em UTF-8. Grave-o em UTF-8.',
    notJson: (v: Values) =>
      `A partir da linha ${v['line']}, coluna ${v['column']} deixa de ser JSON: procure aí uma vírgula, umas aspas ou um parêntese a faltar ou a mais.`,
    notAPack: (v: Values) =>
      `${v['where']} está errado: ${v['found']}${v['wanted'] === '' ? '' : `, esperado ${v['wanted']}`}. Ver docs/PACK.md.`,
    missing: (v: Values) => `Falta ${v['where']}. Ver docs/PACK.md.`,
    newerPack: (v: Values) =>
      `Este pacote tem o formato ${v['found']}; este programa lê o ${v['known']}. Use uma versão mais recente.`,
    packTooLarge: (v: Values) => `O ficheiro tem ${v['bytes']} bytes; leem-se no máximo ${v['most']}.`,
    noPlace: (v: Values) =>
      `Não há imagem de base e não é dado um lugar para ${v['territory']}. Acrescente-o em «places».`,
  },
  commands: {
    listed: (name: string, territories: number, regions: number, plays: string) =>
      `${name}  ${plural(territories, 'território', 'territórios')}, ${plural(regions, 'região', 'regiões')}${plays}`,
    napoleon: ', Risk Napoleão',
    house: 'Da casa:',
    own: (folder: string) => `Os seus, em ${folder}:`,
    none: (folder: string) => `Ainda nenhum seu. Ponha ficheiros em ${folder}.`,
    broken: (file: string) => `${file}  não se pode jogar; ver: boards check`,
    joins: (land: number, sea: number, oneWay: number) =>
      `Fronteiras: ${land} por terra, ${sea} por mar, das quais ${oneWay} num só sentido.`,
    good: (name: string, territories: number, regions: number) =>
      `${name} pode ser jogado: ${plural(territories, 'território', 'territórios')}, ${plural(regions, 'região', 'regiões')}.`,
    noBoard: (name: string, folder: string) =>
      `Não existe o tabuleiro «${name}»: nem ficheiro com esse nome, nem em ${folder}, nem da casa. Ver: boards list`,
    noMapInside: (folder: string) => `A pasta ${folder} não tem um tabuleiro: é preciso um ficheiro .map ou .json.`,
    exists: (file: string) => `${file} já existe. Escolha outro nome ou apague-o primeiro.`,
    cannotRead: (file: string, reason: string) => `Não se pode ler o tabuleiro ${file}: ${reason}`,
    wrote: (file: string) => `Escrito: ${file}`,
    watching: (file: string) => `${file} é seguido e redesenhado a cada gravação. Ctrl-C para terminar.`,
  },
};
