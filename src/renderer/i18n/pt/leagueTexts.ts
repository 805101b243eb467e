/** Todos os textos das ligas, em português. */
import type { Translation } from '../language/shape.ts'
import type { leagueTexts as english } from '../en/leagueTexts.ts'
import { n } from './counted.ts'

export const leagueTexts: Translation<typeof english> = {
  title: 'Ligas',
  explain: 'Vários torneios contados juntos, como uma noite por semana.',
  make: 'Nova liga',
  named: (when) => `Liga ${when}`,
  about: (events) => n(events, 'torneio', 'torneios'),
  back: 'Todos os torneios',
  name: 'Nome',
  remove: (name) => `Excluir a liga: ${name}`,
  removed: (name) => `A liga "${name}" foi excluída. Os torneios ficam.`,
  file: 'Salvar como arquivo',
  csv: 'Salvar como CSV',
  publicNames: {
    names: 'O CSV e o papel têm nomes completos, menores como números.',
    number: 'O CSV e o papel têm números, porque um dos torneios mostra números.'
  },
  names: {
    with: 'O arquivo tem todos os nomes, também os de menores; em CSV e no papel menores são números.',
    adults: 'Menores são números, o mesmo em cada torneio.',
    without: 'Todos são números, o mesmo em cada torneio. O que alguém escreveu com outras palavras fica.'
  },
  came: (name, events) => `A liga "${name}" está aqui, com ${n(events, 'torneio', 'torneios')}.`,
  known: (name) => `Tudo da liga "${name}" já está aqui.`,
  events: 'Torneios',
  noEvents: 'Ainda não há torneios neste aparelho.',
  counts: (name) => `Conta: ${name}`,
  missing: (names) => `Não estão neste aparelho: ${names}. Traga os arquivos deles.`,
  open: (count) => (count === 1 ? 'falta 1 resultado' : `faltam ${count} resultados`),
  rule: 'Como conta',
  rules: { places: 'Por lugar', wins: 'Por vitórias', attendance: 'Por presença', own: 'Pontos próprios' },
  inDetail: 'Pontos em detalhe',
  places: 'Pontos por lugar, o primeiro na frente',
  shared: 'Quem divide um lugar',
  sharing: { split: 'tem a média', same: 'tem tudo' },
  win: 'Uma partida ganha',
  bye: 'Uma folga',
  score: 'Um ponto do torneio',
  attended: 'Presença',
  best: 'Só os melhores torneios de cada jogador',
  allCount: 'todos',
  wrong: 'Números a partir de 0, ou frações como 1/2, separados por vírgulas.',
  standings: 'Classificação',
  nobody: 'Marque um torneio: seus jogadores aparecem aqui.',
  rank: '#',
  player: 'Jogador',
  points: 'Pontos',
  total: 'De todos',
  firsts: 'Torneios ganhos',
  wins: 'Partidas ganhas',
  night: (number) => `${number}`,
  result: (event, place, wins, points) => `${event}: lugar ${place}, ${n(wins, 'partida ganha', 'partidas ganhas')}: ${points}`,
  leftOut: 'não conta',
  same: 'É a mesma pessoa que',
  apart: 'Duas pessoas de novo',
  together: (names) => `Contados como uma pessoa: ${names}`
}
