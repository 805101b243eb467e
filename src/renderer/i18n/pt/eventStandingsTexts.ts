/** O que se diz da classificação, suas somas, o corte e os prêmios. */
import type { Translation } from '../language/shape.ts'
import type { eventStandingsTexts as english } from '../en/eventStandingsTexts.ts'
import { n } from './counted.ts'

export const eventStandingsTexts: Translation<typeof english> = {
  standings: {
    after: 'Como em',
    now: 'Agora',
    afterRound: (round) => `Depois da rodada ${round}`,
    open: (count) => n(count, 'mesa aberta', 'mesas abertas'),
    decimalMark: ',',
    rank: 'N.º',
    player: 'Jogador',
    record: 'V–D',
    score: 'Pontos',
    rate: 'Taxa dos adversários',
    opponentsScore: 'Pontos dos adversários',
    byes: (count) => n(count, 'folga', 'folgas'),
    dropped: 'saiu',
    tied: (names) => `Ainda empatados: ${names}. Role os dados e escolha a ordem.`,
    rollOff: 'Salvar a ordem',
    parted: 'O desempate está salvo.'
  },
  sums: {
    score: (score) => `Pontos: ${score}`,
    match: (round, against, won, score) => `Rodada ${round}: ${won ? 'venceu' : 'perdeu de'} ${against}, ${score}`,
    pod: (round, place, score) => `Rodada ${round}: lugar ${place} de um grupo, ${score}`,
    bye: (round, score) => `Rodada ${round}: folga, ${score}`,
    missed: (rounds) => `Rodadas não jogadas: ${n(rounds, 'derrota', 'derrotas')}`,
    penalty: (round, score, infraction) => `Rodada ${round}: penalidade ${score} (${infraction})`,
    rate: (fraction, percent) => `Taxa dos adversários: ${fraction} = ${percent}`,
    opponentRate: (name, won, played) => `${name}: ${won} de ${played}`,
    floored: 'o mínimo que conta',
    opponentsScore: (mean) => `Pontos dos adversários: média ${mean}`
  },
  cut: {
    size: 'Quantos seguem',
    make: (size) => `Corte para os ${size} melhores`,
    open: (count) => `${n(count, 'resultado falta', 'resultados faltam')} antes do corte.`,
    seeds: 'Seguiriam jogando',
    tie: (names) => `${names} estão empatados na linha. Um desempate na classificação os separa.`,
    made: (size) => `Os ${size} melhores seguem.`,
    round: (left) => (left === 1 ? 'Final' : left === 2 ? 'Semifinais' : `Rodada de ${left * 2}`),
    unknown: 'ainda não se sabe',
    enter: 'Resultado',
    left: (name) => `${name} saiu.`,
    next: (next) => `Fazer o corte de novo com ${next}`,
    cutAgain: (next) => `O corte foi feito de novo, com ${next}.`,
    walkOver: (name) => `${name} passa sem jogar`,
    walkedOver: (name) => `${name} passa sem jogar a partida.`,
    winner: (name) => `${name} venceu o torneio.`,
    seed: (seed) => `${seed}.`,
    tooFew: 'Há jogadores de menos para isso.'
  },
  prizes: {
    title: 'Prêmios',
    hint: 'Escreva o que cada lugar recebe, uma linha por lugar: primeiro o primeiro. Marque quando for entregue.',
    plan: 'Prêmios por lugar',
    example: 'Caixa de boosters\nBooster\nBooster',
    save: 'Salvar a lista',
    saved: 'A lista de prêmios está salva.',
    give: (name, prize) => `${name}: ${prize} entregue`,
    given: 'entregue',
    other: 'Outro prêmio',
    player: 'Jogador',
    prize: 'Prêmio',
    add: 'Entregar'
  }
}
