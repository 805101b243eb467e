/** The words of "what if", in Spanish. */
import type { Translation } from '../language/catalogue.ts'
import type { variantTexts as english } from '../en/variantTexts.ts'

export const variantTexts: Translation<typeof english> = {
  title: 'Versiones de esta posición',
  first: 'Tal como está',
  letter: letter => `Y si ${letter}`,
  add: 'Y si …',
  addHint: 'Conserva la posición tal como está y prueba un cambio en una copia.',
  full: most => `Ya hay ${most} versiones. Quite primero una.`,
  added: 'Esto es una copia: cámbiela como quiera. La posición tal como está se conserva.',
  compare: 'Lado a lado',
  back: 'Volver a la mesa',
  show: name => `Poner en la mesa: ${name}`,
  rename: name => `Cambiar el nombre: ${name}`,
  name: 'Nombre',
  keep: 'Conservar el nombre',
  remove: name => `Quitar: ${name}`,
  removed: name => `Versión quitada: ${name}.`,
  onTable: 'En la mesa',
  same: 'No hay nada distinto de la posición tal como está.',
  differences: 'Qué es distinto',
  more: n => (n === 1 ? 'y una cosa más' : `y ${n} cosas más`),
  noQuestion: 'Aún sin pregunta',
  difference: {
    ruleset: name => `Reglas en uso: ${name}.`,
    ask: title => `Se pregunta: ${title}.`,
    added: (name, square) => (square ? `${name} está ahí, en ${square}.` : `${name} está ahí.`),
    gone: name => `${name} ya no está.`,
    moved: (name, square) => `${name} está en ${square}.`,
    changed: (name, fields) => `${name}, cambios en: ${fields.join(', ')}.`,
    countered: (name, powers) => `${name}, contrarrestado: ${powers.join(', ')}.`,
    map: name => `Otro mapa: ${name}.`,
    squares: squares => `Otro terreno en ${squares.join(', ')}.`,
    walls: 'Las paredes son distintas.',
    objects: 'Los objetos o marcadores son distintos.',
    more: 'Hay algo más de la posición que es distinto.'
  },
  fields: {
    name: 'nombre', side: 'bando', size: 'tamaño', speed: 'velocidad', attack: 'ataque', defense: 'defensa', damage: 'daño', range: 'alcance', bolts: 'rayos',
    powers: 'poderes', canUse: 'lo que puede usar', specialPowers: 'poderes especiales', traits: 'rasgos', abilities: 'habilidades de combate',
    teamAbilities: 'habilidades de equipo', tokens: 'fichas de acción', points: 'puntos', holding: 'lo que lleva', acted: 'si ha actuado',
    click: 'clic', dial: 'disco', flight: 'altura', spotted: 'si está descubierta'
  }
}
