/** The words of the board as text, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { boardTextTexts as english } from '../en/boardTextTexts.ts'

export const boardTextTexts: Translation<typeof english> = {
  title: 'O tabuleiro em texto',
  open: 'Ler o tabuleiro em texto',
  intro: 'A posição em palavras, como está no tabuleiro.',
  map: (name: string, columns: number, rows: number) => `${name}: ${columns} colunas, ${rows} linhas. A1 fica no canto superior esquerdo.`,
  plainMap: 'Mapa',
  figures: (n: number) => (n === 1 ? 'Uma figura' : `${n} figuras`),
  nobody: 'Ninguém está na mesa.',
  figure: (name: string, side: string, place: string) => `${name}, ${side}, ${place}.`,
  on: (squares: string) => `em ${squares}`,
  nowhere: 'em nenhuma casa',
  size: (size: string) => `Tamanho: ${size}.`,
  click: (n: number) => `No clique ${n}.`,
  tokens: (n: number) => (n === 1 ? 'Um marcador de ação.' : `${n} marcadores de ação.`),
  countered: (powers: string) => `Anulado: ${powers}.`,
  asker: 'Pergunta.',
  target: 'Alvo.',
  terrain: 'Terreno',
  kind: (name: string, squares: string) => `${name}: ${squares}.`,
  level: (n: number, squares: string) => `Nível de elevação ${n}: ${squares}.`,
  none: 'Tudo é terreno livre no solo.',
  walls: (edges: string) => `Paredes entre: ${edges}.`,
  edge: (a: string, b: string) => `${a} e ${b}`,
  object: (name: string, square: string) => `${name} em ${square}.`,
  ruling: 'Decisão',
  copy: 'Copiar como texto',
  copied: 'A posição foi copiada como texto.',
  square: (name: string, parts: string) => `${name}: ${parts}.`
}
