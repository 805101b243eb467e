/** The words of setting up a position, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { setupTexts as english } from '../en/setupTexts.ts'

export const setupTexts: Translation<typeof english> = {
  title: 'Preparar',
  choose: 'Elija qué poner en el tablero.',
  beside: { title: 'Condiciones, objetos, fuerzas', step: 'Cambiar: condiciones, objetos, fuerzas' },
  brushes: {
    figure: 'Figura',
    wall: 'Pared',
    hindering: 'Obstaculizador',
    blocking: 'Bloqueante',
    water: 'Agua',
    elevated: 'Elevado',
    special: 'Especial',
    starting: 'Inicio',
    indoor: 'Interior',
    clear: 'Borrar'
  },
  brushNotes: {
    figure: 'Figura rápida',
    wall: 'Pared',
    hindering: 'Terreno obstaculizador',
    blocking: 'Terreno bloqueante',
    water: 'Terreno de agua',
    elevated: 'Terreno elevado',
    special: 'Terreno especial',
    starting: 'Área inicial',
    indoor: 'Interior o exterior',
    clear: 'Borrar todo'
  },
  edges: { walls: 'Pared', barriers: 'Campo de fuerza', stairs: 'Escaleras' },
  edge: 'Qué poner entre dos casillas',
  level: 'Nivel',
  ground: 'Suelo',
  specialRule: 'Su regla',
  side: 'Bando',
  sideAuto: 'Rojo y luego azul',
  size: 'Tamaño',
  inOrOut: 'Interior o exterior',
  indoor: 'Interior',
  outdoor: 'Exterior',
  end: 'Soltar el pincel',
  inHand: (name) => `En la mano: ${name}`,
  putDown: (name) => `Soltar ${name}`,
  show: 'Preparar: figuras y terreno',
  hide: 'Ocultar los pinceles',
  newTable: 'Mesa nueva',
  newTableNote: 'Un mapa vacío al instante. Lo que hay en la mesa se recupera con Deshacer.',
  standsOn: (level) => (level === 1 ? 'Nivel del suelo' : `Nivel ${level}`),
  mirror: (swap, from, to, verdict) => `${swap}. De ${from} a ${to}: ${verdict}`,
  changedMap: (name) => `${name} (cambiado aquí)`,
  empty: {
    title: 'Una mesa vacía',
    text: 'Toque casillas para poner figuras o escriba: + Merrow B4.',
    sizes: 'Tamaño del mapa',
    size: (columns, rows) => `${columns} × ${rows}`,
    lastMaps: 'Últimos mapas usados'
  },
  hints: {
    figure: (name, side) => `Toque la casilla donde va ${name} (${side}).`,
    walls: 'Toque un lado para poner una pared o arrastre por los lados. Otra vez la quita.',
    barriers: 'Toque un lado para poner un campo de fuerza o arrastre por los lados. Otra vez lo quita.',
    stairs: 'Toque el lado que cruzan las escaleras. Otra vez las quita.',
    terrain: (name) => `Toque o arrastre por casillas: ${name}. Otra vez lo quita.`,
    elevated: (level) => `Toque o arrastre por las casillas del nivel ${level}.`,
    ground: 'Toque o arrastre por las casillas del suelo.',
    clear: 'Toque o arrastre por lo que debe desaparecer. Cerca de un lado se quita su pared.',
    awaitsSide: 'Ahora una flecha: la pared va en ese lado de la casilla.',
    carrying: (name, square) => `Suelte: ${name} queda en ${square}.`,
    carryingNowhere: (name) => `Arrastre ${name} a su casilla.`
  },
  steps: {
    newTable: 'Mesa nueva',
    brush: (name) => `Dibujar: ${name}`
  },
  notices: {
    newTable: 'Una mesa nueva y vacía.'
  }
}
