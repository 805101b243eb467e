/** Every text of the desk, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { noBoardTexts as english } from '../en/noBoardTexts.ts'

export const noBoardTexts: Translation<typeof english> = {
  title: 'Balcão',
  open: 'Balcão: combinações, chances, eventos',
  description: 'Perguntas que não precisam de tabuleiro.',
  kind: 'O que se pergunta',
  ruleset: 'Regras',
  kinds: {
    combo: 'Estes poderes podem ser usados juntos?',
    odds: 'Chances dos dados',
    'best-outwit': 'O que anular com Outwit, quem atacar',
    winner: 'Quem venceu?',
    'victory-points': 'Pontos de vitória',
    'action-total': 'Ações por turno',
    'alter-ego': 'Pode se tornar essa figura?'
  },
  titles: {
    combo: (action: string, powers: string) => `${action} com ${powers}`,
    odds: (needed: number) => `Chances de ${needed} ou mais`,
    'best-outwit': (names: string) => `O que anular com Outwit: ${names}`,
    winner: (names: string) => `Quem venceu: ${names}`,
    'victory-points': 'Pontos de vitória',
    'action-total': (total: number) => `Ações com ${total} pontos`,
    'alter-ego': (from: string, to: string) => `${from} se torna ${to}`
  },
  action: 'Dentro de uma ação de',
  powers: 'usados junto com',
  actions: {
    close: 'uma ação de combate corpo a corpo',
    ranged: 'uma ação de combate à distância',
    move: 'uma ação de movimento',
    power: 'uma ação de poder'
  },
  needed: 'Necessário em dois dados',
  neededOf: (name: string) => `${name}: necessário`,
  opposing: 'Um oponente pode rolar acertos de novo (Probability Control)',
  own: 'O atacante pode rolar erros de novo',
  superSenses: 'O alvo tem Super Senses',
  shapeChange: 'O alvo tem Shape Change',
  otherwise: 'Necessário contra o outro alvo',
  otherSenses: 'O outro alvo tem Super Senses',
  noOther: 'mais ninguém',
  target: (n: number) => `Alvo ${n}`,
  name: 'Nome',
  addTarget: 'Adicionar um alvo',
  removeTarget: (name: string) => `Retirar ${name}`,
  has: { probabilityControl: 'Probability Control', superSenses: 'Super Senses', shapeChange: 'Shape Change' },
  player: (n: number) => `Jogador ${n}`,
  points: 'Pontos de vitória',
  left: 'Figuras restantes',
  addPlayer: 'Adicionar um jogador',
  timeCalled: 'O tempo foi encerrado',
  figure: (n: number) => `Figura ${n}`,
  cost: 'Pontos',
  defeated: 'Derrotada',
  addFigure: 'Adicionar uma figura',
  buildTotal: 'Total de pontos',
  from: 'A figura',
  to: 'se torna',
  format: 'Formato',
  formats: { sealed: 'Sealed', constructed: 'Constructed' },
  opened: 'Abertas nos boosters',
  openedHint: 'nomes, separados por vírgulas',
  incomplete: 'Ainda não é uma pergunta completa',
  verdicts: {
    winner: 'Venceu',
    'roll-off': 'Rolagem de desempate',
    open: 'O jogo continua',
    odds: '',
    legal: 'Sim',
    illegal: 'Não',
    value: ''
  },
  hit: 'Acertar',
  doubles: 'Acertar com dupla',
  plan: (counter: string | null, target: string) =>
    counter === null ? `Não anular nada, atacar ${target}` : `Anular ${counter}, atacar ${target}`,
  saveRuling: 'Salvar decisão',
  saveFile: 'Salvar em arquivo',
  step: 'Uma pergunta para o balcão'
}
