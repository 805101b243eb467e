/** The words of the board as text, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { boardTextTexts as english } from '../en/boardTextTexts.ts'

export const boardTextTexts: Translation<typeof english> = {
  title: 'El tablero como texto',
  open: 'Leer el tablero como texto',
  intro: 'La posición en palabras, tal como está en el tablero.',
  map: (name, columns, rows) => `${name}: ${columns} columnas, ${rows} filas. A1 está arriba a la izquierda.`,
  plainMap: 'Mapa',
  figures: (n) => (n === 1 ? 'Una figura' : `${n} figuras`),
  nobody: 'No hay nadie en la mesa.',
  figure: (name, side, place) => `${name}, ${side}, ${place}.`,
  on: (squares) => `en ${squares}`,
  nowhere: 'en ninguna casilla',
  size: (size) => `Tamaño: ${size}.`,
  click: (n) => `En el clic ${n}.`,
  tokens: (n) => (n === 1 ? 'Una ficha de acción.' : `${n} fichas de acción.`),
  countered: (powers) => `Contrarrestado: ${powers}.`,
  asker: 'Pregunta.',
  target: 'Objetivo.',
  terrain: 'Terreno',
  kind: (name, squares) => `${name}: ${squares}.`,
  level: (n, squares) => `Elevación, nivel ${n}: ${squares}.`,
  none: 'Todo es terreno despejado a nivel del suelo.',
  walls: (edges) => `Paredes entre: ${edges}.`,
  edge: (a, b) => `${a} y ${b}`,
  object: (name, square) => `${name} en ${square}.`,
  ruling: 'Dictamen',
  copy: 'Copiar como texto',
  copied: 'La posición está copiada como texto.',
  square: (name, parts) => `${name}: ${parts}.`
}
