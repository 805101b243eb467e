/** Os textos dos torneios: a lista e a mesa de trabalho; os de suas vistas estão em arquivos próprios. */
import type { Translation } from '../language/shape.ts'
import type { eventTexts as english } from '../en/eventTexts.ts'
import { n } from './counted.ts'
import { eventDoorTexts } from './eventDoorTexts.ts'
import { eventFloorTexts } from './eventFloorTexts.ts'
import { eventPracticeTexts } from './eventPracticeTexts.ts'
import { eventRecordTexts } from './eventRecordTexts.ts'
import { eventRoundsTexts } from './eventRoundsTexts.ts'
import { eventStandingsTexts } from './eventStandingsTexts.ts'

export const eventTexts: Translation<typeof english> = {
  ...eventDoorTexts,
  ...eventRoundsTexts,
  ...eventStandingsTexts,
  ...eventFloorTexts,
  ...eventRecordTexts,
  ...eventPracticeTexts,
  views: {
    door: 'Entrada',
    lists: 'Listas',
    pairings: 'Rodadas',
    results: 'Resultados',
    floor: 'Mesas',
    clock: 'Relógio',
    standings: 'Classificação',
    display: 'Telão',
    paper: 'Papel e arquivos',
    venue: 'Sala',
    penalties: 'Penalidades',
    rulings: 'Decisões',
    cut: 'Corte',
    prizes: 'Prêmios',
    practice: 'Treino',
    log: 'Registro',
    settings: 'Ajustes'
  },
  notWritten: (why) => `Isto não pôde ser salvo, por isso não aconteceu. ${why}`,
  broughtBack: 'Trazido de volta.',
  list: {
    title: 'Torneios',
    make: 'Novo torneio',
    fromFile: 'De um arquivo',
    empty: 'Ainda não há torneios',
    emptyText: 'Conduza um torneio da entrada aos prêmios, sem rede: jogadores, emparceiramentos, relógio, resultados e classificação.',
    remove: (name) => `Apagar: ${name}`,
    removed: (name) => `O torneio "${name}" foi apagado.`,
    notBegun: 'não começou',
    finished: (name) => `terminado, 1.º ${name}`,
    clock: (left, state) => `${left}, ${state}`,
    allIn: 'todos os resultados estão aqui',
    report: 'Relatório'
  },
  files: {
    came: {
      new: (name, facts) => `O torneio "${name}" está aqui, com ${n(facts, 'anotação', 'anotações')}.`,
      longer: (name, facts) => `O torneio "${name}" continua com ${n(facts, 'anotação nova', 'anotações novas')}.`,
      known: (name) => `Tudo do torneio "${name}" já está aqui.`,
      beside: (name) => `O torneio "${name}" já está aqui e seguiu outro caminho: o arquivo entrou ao lado dele.`
    },
    look: 'Ver quais',
    refused: (count) =>
      `${n(count, 'anotação do arquivo não pode ser aceita', 'anotações do arquivo não podem ser aceitas')}. Ficam no seu lugar e não mudam nada.`
  },
  arriving: {
    title: (league, events) =>
      league === null ? (events === 1 ? 'Importar este torneio?' : `Importar torneios (${events})?`) : `Importar a liga "${league}"?`,
    from: (file) => `De ${file}. Nada é guardado até você dizer.`,
    noDate: 'sem data',
    rounds: (count) => n(count, 'rodada', 'rodadas'),
    entries: (count) => n(count, 'anotação', 'anotações'),
    does: {
      new: () => 'Ainda não está neste dispositivo: entra como torneio novo.',
      longer: (more) =>
        `Já está neste dispositivo: ${more === 1 ? '1 anotação é acrescentada' : `${more} anotações são acrescentadas`} a ele.`,
      known: () => 'Já está neste dispositivo com tudo o que o arquivo contém: nada muda.',
      beside: () =>
        'Já está neste dispositivo e lá seguiu outro caminho. O arquivo entra ao lado dele como torneio próprio; o que está aqui fica como está.'
    },
    refused: 'Anotações que não podem ser aceitas: ficam no seu lugar e não mudam nada',
    take: {
      new: () => 'Importar',
      longer: (more) => `Acrescentar ${n(more, 'anotação', 'anotações')}`,
      known: () => 'Abrir',
      beside: () => 'Importar ao lado'
    },
    takeLeague: 'Importar a liga',
    takeSeveral: (count) => `Importar ${n(count, 'torneio', 'torneios')}`
  },
  make: {
    title: 'Novo torneio',
    name: 'Nome',
    asLastTime: (name) => `Como da última vez (${name})`,
    practice: 'Treinar com jogadores inventados',
    practiceHint: 'Um dia que ninguém joga: os jogadores chegam, vencem, perdem e chamam o juiz sozinhos, para treinar e demonstrar.',
    practisers: 'Jogadores inventados',
    practiceSeed: 'Número do dia',
    practiceSeedHint: 'O mesmo número dá de novo o mesmo dia.',
    later: 'Tudo isto pode ser mudado depois.',
    go: 'Para a entrada',
    cancel: 'Cancelar',
    listed: 'A lista de jogadores que foi solta é mostrada na porta, antes que alguém entre.'
  },
  plan: {
    play: 'Jogo',
    plays: { constructed: 'Construído', sealed: 'Selado', 'battle-royale': 'Batalha geral' },
    perSide: 'Jogadores por lado',
    perSides: { 1: 'Um', 2: 'Dois juntos' },
    buildTotal: 'Total de pontos',
    minutes: 'Minutos por rodada',
    rounds: 'Rodadas',
    byPlayers: 'pelos jogadores',
    cut: 'Corte final',
    cuts: (size) => (size === 0 ? 'nenhum' : `os ${size} melhores`),
    more: 'Mais',
    parts: { door: 'Jogadores', rounds: 'Rodadas', results: 'Resultados' },
    checkIn: 'Emparceirar só quem confirmou',
    checkInHint: 'Senão jogam todos os da lista.',
    byeScore: 'Pontos de uma folga',
    keepApart: 'Separar os clubes até a rodada',
    cap: 'Jogadores no máximo',
    noCap: 'sem limite',
    fee: 'Taxa de entrada',
    ruleset: 'Regras',
    anyRuleset: 'como na mesa',
    age: 'Era',
    ages: { any: 'não se pergunta', golden: 'Golden Age', modern: 'Modern Age', unrestricted: 'Sem restrições', restricted: 'Restrito' },
    sets: 'Coleções permitidas, separadas por vírgulas (vazio: todas)'
  },
  desk: {
    back: 'Todos os torneios',
    views: 'Vistas do torneio',
    groups: { before: 'Antes', round: 'Rodada', after: 'Depois', event: 'Torneio' },
    more: 'Mais',
    players: (count) => n(count, 'jogador', 'jogadores'),
    ofPlayers: (here, all) => `${here} de ${n(all, 'jogador', 'jogadores')} aqui`,
    round: (round, of) => `rodada ${round} de ${Math.max(round, of)}`,
    inCut: 'no corte',
    waiting: (count) => `${count} por fazer`,
    unread: (count) =>
      `${n(count, 'anotação deste torneio não pode mais ser lida', 'anotações deste torneio não podem mais ser lidas')}. Falta o que diziam; ficam guardadas como estão.`,
    nextKey: 'Alt + Enter',
    roundOnly: (round) => `rodada ${round}`,
    pausedFor: (time) => `em pausa ${time}`,
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
}
