// Portuguese: the game in words, for those who hear it.
import { plural } from '../counts/pt.js';
import type { SpokenWords } from './en.js';

export const SPOKEN_PT: SpokenWords = {
  intro: 'Risk em palavras. Escreva um número para escolher. No jogo, ? diz o que mais se pode escrever.',
  region: (name, held, of, bonus) => `${name}: ${held} de ${of}, vale ${bonus}`,
  worth: (territories, bonus) => `${plural(territories, 'território', 'territórios')}, vale ${bonus}`,
  nextTo: (places) => `vizinhos: ${places}`,
  yes: 'Sim',
  no: 'Não',
  back: 'Voltar',
  number: (min, max, value) => `Escreva um número de ${min} a ${max}; só Enter é ${value}.`,
  outOf: (text, min, max) => `${text} não está entre ${min} e ${max}.`,
  noItem: (text, most) => `Não há ${text}: a lista vai de 1 a ${most}.`,
  notAsked: 'Agora não lhe é pedido nada.',
  unknown: (text) => `«${text}» não diz nada aqui. Escreva ? para saber o que serve.`,
  noPlace: (text) => `Nenhum lugar tem «${text}» no nome.`,
  cover: 'Prima Enter quando mais ninguém lê nem ouve.',
  again: 'Jogar outra vez à mesma mesa',
  toMenu: 'Voltar ao menu',
  quit: 'Sair',
  step: (round, name, phase) => `${round}, ${name}: ${phase}.`,
  helpTitle: 'O que se pode escrever agora:',
  helpNumber: 'um número: esse item da lista',
  helpEnter: 'só Enter: repete a pergunta',
  helpFind: '/ e parte de um nome: só o que o tem; só /: tudo',
  helpTable: 't e parte de um nome: esses territórios e os seus vizinhos',
  helpNext: 'só Enter: uma ação em frente',
};
