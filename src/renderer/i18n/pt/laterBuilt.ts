/** Texts of screens that are opened later that need more than places and choices, in Portuguese: lists, signs, letters. */
import type { laterBuilt as english } from '../en/laterBuilt.ts'
import type { Translation } from '../language/shape.ts'
import { n } from './counted.ts'

const apart = (spread: number): string =>
  spread < 4
    ? n(spread, 'par com uma vitória de diferença', 'pares com uma vitória de diferença')
    : `diferenças de vitórias ao quadrado: ${spread}`
const of = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

export const laterBuilt: Translation<typeof english> = {
  eventTexts: {
    door: {
      counts: (all, here, waiting, unpaid) =>
        [
          `${all} na lista`,
          `${here} jogam`,
          ...(waiting > 0 ? [`${waiting} em espera`] : []),
          ...(unpaid > 0 ? [`${unpaid} sem pagar`] : [])
        ].join(' · ')
    },
    lists: {
      trouble: (rejected, wrong, missing) =>
        `Listas de time: ${[
          ...(rejected.length > 0 ? [`${n(rejected.length, 'recusada', 'recusadas')} (${rejected.join(', ')})`] : []),
          ...(wrong > 0 ? [`${wrong} com um problema`] : []),
          ...(missing > 0 ? [`${n(missing, 'falta', 'faltam')}`] : [])
        ].join(', ')}.`
    },
    listing: {
      result: (fresh, known, twice, left) =>
        [
          n(fresh, 'novo', 'novos'),
          ...(known > 0 ? [n(known, 'já está aqui', 'já estão aqui')] : []),
          ...(twice > 0 ? [n(twice, 'está duas vezes na lista', 'estão duas vezes na lista')] : []),
          ...(left > 0 ? [n(left, 'deixado fora', 'deixados fora')] : [])
        ].join(', ')
    },
    clock: {
      called: (call) => {
        const minutes = /^(\d+) minutes$/.exec(call)?.[1]
        return minutes !== undefined ? `Faltam ${minutes} minutos.` : call === 'start' ? 'A rodada começa.' : 'Acabou o tempo.'
      }
    },
    practice: {
      note: (table, said, verdict) => `Juiz em treino${table > 0 ? `, mesa ${table}` : ''}: disse ${said}; a decisão é ${verdict}.`
    },
    settings: {
      rounds: (players, rounds) =>
        players < 2 ? `${n(players, 'jogador', 'jogadores')}.` : `${players} jogadores: ${rounds} rodadas deixam um invicto.`
    },
    facts: {
      match: (match) => `partida ${match.replace('cut-', '')} do corte`,
      round: (round, pairs, hand, swaps) =>
        `Rodada ${round} publicada: ${n(pairs, 'par', 'pares')}${swaps.length > 0 ? `, trocados à mão: ${swaps.join('; ')}` : hand ? ', mudada à mão' : ''}`,
      rePair: (round, tables, swaps) =>
        `Rodada ${round}: ${swaps.length > 0 ? `trocados à mão: ${swaps.join('; ')} (mesas ${tables})` : `outros pares nas mesas ${tables}`}`,
      printed: (paper, round) => `Entregue: ${paper}${round > 0 ? `, rodada ${round}` : ''}`,
      pod: (place, names, swaps) => `Grupo, ${place}: ${names}${swaps.length > 0 ? `, trocados à mão: ${swaps.join('; ')}` : ''}`
    },
    pairings: {
      byHand: (swaps) => `Trocados à mão: ${swaps.join('; ')}. Este é o custo.`,
      proven: (proven, all) =>
        proven >= all
          ? 'O melhor emparceiramento possível.'
          : proven === all - 1
            ? 'O melhor possível, exceto a ordem dentro dos grupos.'
            : `O melhor possível pelos primeiros ${proven} de ${all} critérios.`,
      cost: (cost, bye, round) =>
        [
          cost.rematches === 0 ? (round > 1 ? 'Sem repetição' : 'Por sorteio') : n(cost.rematches, 'repetição', 'repetições'),
          ...(bye === null
            ? []
            : [
                cost.secondByes > 0
                  ? `folga para ${bye}, que já teve uma`
                  : `folga para ${bye} (${n(cost.byeWins, 'vitória', 'vitórias')}, ${cost.byePoints} pontos)`
              ]),
          ...(cost.spread > 0 ? [apart(cost.spread)] : round > 1 ? ['todos os pares têm as mesmas vitórias'] : []),
          ...(cost.clubs > 0 ? [n(cost.clubs, 'par do mesmo clube', 'pares do mesmo clube')] : [])
        ].join(' · ') + '.',
      without: (next) => {
        if (next === null) return 'nenhuma rodada é possível sem este par'
        const { criterion, was, would, proven } = next
        if (criterion === null) return 'uma rodada sem este par seria igualmente boa'
        const more = would - was
        const worse = {
          rematches: n(more, 'repetição a mais', 'repetições a mais'),
          secondByes: 'uma segunda folga para alguém',
          byeWins: `a folga para alguém com ${n(would, 'vitória', 'vitórias')}`,
          spread: `${apart(would)} em vez de ${was}`,
          clubs: n(more, 'par do mesmo clube a mais', 'pares do mesmo clube a mais'),
          byePoints: `a folga para alguém com ${would} pontos`,
          order: 'pares mais distantes em pontos'
        }[criterion]
        return `sem este par: ${proven ? '' : 'no máximo '}${worse}`
      },
      because: {
        'same-wins': (facts) => `os dois têm ${n(Number(facts.wins), 'vitória', 'vitórias')}`,
        'down-one-win': (facts) => `uma vitória de diferença (${facts.winsA} e ${facts.winsB})`,
        'down-more-wins': (facts) => `várias vitórias de diferença (${facts.winsA} e ${facts.winsB})`,
        'neighbours-by-points': (facts) => `vizinhos por pontos (${facts.scoreA} e ${facts.scoreB})`,
        'rematch-unavoidable': (facts) => `já se enfrentaram ${n(Number(facts.times), 'vez', 'vezes')}`,
        'fixed-table': (facts, name) => `${name(String(facts.player))} senta-se sempre na mesa ${facts.table}`,
        'same-club': (facts) => `os dois são de ${facts.club}`,
        'bye-lowest': (facts, name) =>
          `${name(String(facts.player))} está em último (${n(Number(facts.wins), 'vitória', 'vitórias')}, ${facts.score} pontos)`,
        'map-again': (facts, _name) => `alguém aqui já jogou em ${facts.map}`,
        'table-again': (facts, _name) => `alguém aqui já esteve na mesa ${facts.table}`,
        'bye-second-unavoidable': (facts, name) => `${name(String(facts.player))} já teve uma folga`
      }
    },
    correction: {
      pairsUntold: (rounds) =>
        `${rounds.length === 1 ? 'Rodada' : 'Rodadas'} ${rounds.join(', ')}: mudada à mão ou sorteada noutro lugar, por isso desses pares não se pode dizer.`
    },
    cut: {
      round: (left) => (left === 1 ? 'Final' : left === 2 ? 'Semifinais' : `Rodada de ${left * 2}`)
    },
    arriving: {
      does: {
        new: () => 'Ainda não está neste dispositivo: entra como torneio novo.',
        known: () => 'Já está neste dispositivo com tudo o que o arquivo contém: nada muda.',
        beside: () =>
          'Já está neste dispositivo e lá seguiu outro caminho. O arquivo entra ao lado dele como torneio próprio; o que está aqui fica como está.'
      },
      take: {
        new: () => 'Importar',
        known: () => 'Abrir',
        beside: () => 'Importar ao lado'
      }
    },
    desk: {
      round: (round, of) => `rodada ${round} de ${Math.max(round, of)}`,
      next: (step) => {
        switch (step.do) {
          case 'register':
            return 'Acrescentar jogadores'
          case 'check-in':
            return 'Confirmar jogadores'
          case 'pair':
            return `Emparceirar a rodada ${step.round}`
          case 'start-clock':
            return 'Iniciar o relógio'
          case 'resume':
            return 'Retomar o relógio'
          case 'results':
            return `Anotar resultados (${step.open})`
          case 'cut':
            return 'Fazer o corte'
          case 'bracket':
            return 'Para a eliminatória'
          case 'finish':
            return 'Classificação final'
        }
      }
    }
  },
  figuresTexts: {
    unread: (filters) => `Ainda não se entende: ${filters.join(' ')}`,
    onClicks: (clicks) => (/[–,]/.test(clicks) ? `cliques ${clicks}` : `clique ${clicks}`),
    slotOf: (column) => `Poder especial de ${column.toLowerCase()}`,
    coverage: {
      shares: (ruled, partly, left) =>
        partly + left === 0
          ? 'Todos os efeitos com suporte'
          : `${ruled}% dos efeitos com suporte, ${partly}% em parte, ${left}% não considerado`
    },
    alike: (sets) => `Uma figura com este nome ou número também está em ${sets.join(', ')}.`,
    here: (click, column) => `Clique ${click}, ${column.toLowerCase()}`,
    typedWord: (word, names) => `${word}… ${names.join(', ')}`,
    powerHere: (column) => `Poder de ${column.toLowerCase()} a partir deste clique`
  },
  mapRoomTexts: {
    pins: {
      list: (places, more) => (more > 0 ? `${places} e mais ${more}` : places)
    },
    sides: {
      distance: (least, median) =>
        least === null
          ? 'Não há caminho até o outro lado.'
          : `${of(least, 'casa', 'casas')} até o outro lado${median === null || median === String(least) ? '' : `, ${median} até a do meio de suas casas`}.`
    },
    hidden: (names) => `Ocultas: ${names.join(', ')}`
  },
  venueTexts: {
    gates: {
      by: (what, roles) => `${what}: ${roles.join(' ou ')}.`
    },
    hosting: {
      devices: {
        standBy: (rows, all) => (rows >= all ? 'reserva, tem tudo' : `reserva, tem ${rows} de ${all}`)
      }
    }
  }
}
