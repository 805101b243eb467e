/** The words of setting up a position, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { setupTexts as english } from '../en/setupTexts.ts'

export const setupTexts: Translation<typeof english> = {
  title: 'Montar',
  choose: 'Escolha o que pôr no tabuleiro.',
  beside: { title: 'Condições, objetos, forças', step: 'Mudar: condições, objetos, forças' },
  brushes: {
    figure: 'Figura',
    wall: 'Parede',
    hindering: 'Difícil',
    blocking: 'Bloqueador',
    water: 'Água',
    elevated: 'Elevado',
    special: 'Especial',
    starting: 'Início',
    indoor: 'Interno',
    clear: 'Limpar'
  },
  brushNotes: {
    figure: 'Figura rápida',
    wall: 'Parede',
    hindering: 'Terreno difícil',
    blocking: 'Terreno bloqueador',
    water: 'Terreno de água',
    elevated: 'Terreno elevado',
    special: 'Terreno especial',
    starting: 'Área inicial',
    indoor: 'Interno ou externo',
    clear: 'Limpar tudo'
  },
  edges: { walls: 'Parede', barriers: 'Campo de força', stairs: 'Escada' },
  edge: 'O que pôr entre duas casas',
  level: 'Nível',
  ground: 'Solo',
  specialRule: 'Sua regra',
  side: 'Lado',
  sideAuto: 'Vermelho, depois azul',
  size: 'Tamanho',
  inOrOut: 'Interno ou externo',
  indoor: 'Interno',
  outdoor: 'Externo',
  end: 'Largar o pincel',
  inHand: (name) => `Na mão: ${name}`,
  putDown: (name) => `Largar ${name}`,
  show: 'Montar: figuras e terreno',
  hide: 'Ocultar os pincéis',
  newTable: 'Nova mesa',
  newTableNote: 'Um mapa vazio na hora. O que está na mesa volta com Desfazer.',
  standsOn: (level: number) => (level === 1 ? 'Nível do solo' : `Nível ${level}`),
  mirror: (swap: string, from: string, to: string, verdict: string) => `${swap}. De ${from} a ${to}: ${verdict}`,
  changedMap: (name: string) => `${name} (mudado aqui)`,
  empty: {
    title: 'Uma mesa vazia',
    text: 'Toque nas casas para pôr figuras, ou digite: + Merrow B4.',
    sizes: 'Tamanho do mapa',
    size: (columns: number, rows: number) => `${columns} × ${rows}`,
    lastMaps: 'Últimos mapas usados'
  },
  hints: {
    figure: (name: string, side: string) => `Toque na casa em que ${name} (${side}) fica.`,
    walls: 'Toque em uma borda para pôr uma parede, ou arraste ao longo das bordas. Tocar de novo a retira.',
    barriers: 'Toque em uma borda para pôr um campo de força, ou arraste ao longo das bordas. Tocar de novo o retira.',
    stairs: 'Toque na borda por onde a escada passa. Tocar de novo a retira.',
    terrain: (name: string) => `Toque nas casas ou arraste sobre elas: ${name}. Tocar de novo retira.`,
    elevated: (level: number) => `Toque nas casas que ficam no nível ${level}, ou arraste sobre elas.`,
    ground: 'Toque nas casas que ficam no solo, ou arraste sobre elas.',
    clear: 'Toque no que deve sair, ou arraste sobre ele. Perto de uma borda, sai a parede.',
    awaitsSide: 'Agora uma tecla de seta: a parede fica desse lado da casa.',
    carrying: (name: string, square: string) => `Solte: ${name} fica em ${square}.`,
    carryingNowhere: (name: string) => `Arraste ${name} até sua casa.`
  },
  steps: {
    newTable: 'Nova mesa',
    brush: (name: string) => `Desenhar: ${name}`
  },
  notices: {
    newTable: 'Uma mesa nova e vazia.'
  }
}
