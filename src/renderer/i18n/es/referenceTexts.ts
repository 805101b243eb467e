/** The words of the reference and of search, in Spanish. */
import type { Translation } from '../language/catalogue.ts'
import type { referenceTexts as english } from '../en/referenceTexts.ts'

export const referenceTexts: Translation<typeof english> = {
  groups: {
    game: 'La partida', lines: 'Líneas de fuego', attacks: 'Ataques y retroceso', powers: 'Poderes y habilidades',
    pieces: 'Mapas, objetos, bases grandes', around: 'Alrededor de la partida', others: 'Reglas de la casa y otros juegos'
  },
  sections: {
    GEN: 'Rondas y turnos', ACT: 'Acciones y fichas', VAL: 'Valores de combate', ADJ: 'Adyacencia', TER: 'Terreno', MOV: 'Movimiento',
    LOF: 'Qué bloquea y qué obstaculiza', ELV: 'Elevación', SIZ: 'Tamaño',
    ATK: 'Ataques', DMG: 'Daño', KB: 'Retroceso', KBD: 'Dónde se detiene el retroceso', KBX: 'Inmunidad y causas del retroceso',
    speed: 'Poderes de velocidad', attack: 'Poderes de ataque', defense: 'Poderes de defensa', damage: 'Poderes de daño',
    ABL: 'Habilidades de combate', IMT: 'Improved Movement y Targeting', TEAM: 'Habilidades de equipo', OUT: 'Outwit a fondo', COL: 'Colossal Stamina', CMB: 'Qué se combina',
    MAP: 'Reglas de los mapas', TERRAIN: 'Terreno especial, mapa por mapa', OBJ: 'Objetos', MUL: 'Bases grandes',
    ERR: 'Erratas y aclaraciones', NEW: 'Símbolos, comodines, nombres', PRB: 'Probabilidades de los dados', TRN: 'Victoria y torneos',
    CC: 'Clix Campaign', HS: 'Retroceso de HeroScape', D2: 'Ataques de Descent'
  },
  title: 'Reglas',
  contents: 'Contenido', kept: 'Conservado', keptTitle: 'Reglas conservadas y notas', sides: 'Qué muestra esta lista',
  keptNone: 'Aún no hay nada conservado', keptNoneText: 'Pulse “Conservar” en una regla o escriba una nota en ella y aparecerá aquí.',
  share: {
    fileName: 'Linejudge notas.json', export: 'Guardar como archivo', import: 'Abrir un archivo de notas', exportCommand: 'Guardar las notas sobre reglas como archivo',
    title: name => `Notas de “${name}”`, description: 'Nada de esto está aquí todavía. Lo que difiere de sus notas se conserva junto a ellas, salvo que elija otra cosa.',
    status: { new: 'nueva', same: 'igual que la suya', differs: 'distinta de la suya' },
    mine: 'Su nota:', theirs: 'La del archivo:', unknown: 'Una regla que esta versión no tiene',
    choose: rule => `Qué se hace con ${rule}`, choices: { both: 'Conservar ambas', mine: 'Conservar su nota', theirs: 'Tomar la del archivo' },
    take: n => (n === 1 ? 'Tomar 1 nota' : `Tomar ${n} notas`),
    taken: n => (n === 1 ? 'Ahora hay 1 nota más aquí.' : `Ahora hay ${n} notas más aquí.`),
    failed: why => `Las notas están como estaban. ${why}`,
    words: lines => `Vienen también palabras para la búsqueda: ${lines}.`
  },
  words: {
    title: 'Palabras propias para la búsqueda', text: 'Palabras que significan lo mismo en sus mesas. Al escribir una, se encuentran las demás.',
    field: 'Palabras que significan lo mismo', placeholder: 'empujón = knock back', add: 'Añadir estas palabras', remove: line => `Quitar ${line}`,
    problems: {
      one: 'Hacen falta dos palabras, con “=” entre ellas.', many: 'Una línea admite como máximo 20 palabras.', long: 'Una palabra admite como máximo 60 letras.', known: 'Esta línea ya está.'
    }
  }, home: 'Todas las reglas',
  entries: n => (n === 1 ? '1 entrada' : `${n} entradas`),
  filter: 'Buscar en las reglas',
  back: 'Atrás', forward: 'Adelante', toRuling: 'Volver al dictamen', toDesk: 'Volver a la pregunta', toPlace: place => `Volver a ${place}`,
  openHere: 'Abrir en la referencia', earlier: 'La regla anterior', previous: 'Anterior', next: 'Siguiente',
  coverage: {
    engine: 'Linejudge dictamina con ella', definition: 'Una definición o un ejemplo', judge: 'Queda a criterio del juez',
    told: 'Los dictámenes a los que podría afectar lo dicen en “Sin considerar”.'
  },
  through: 'Se refleja en estas reglas:',
  differences: 'En qué difieren las ediciones', notThere: 'No está en esta edición.', inUse: 'en uso ahora', sameText: 'Todas las ediciones dicen lo mismo.',
  ownRows: 'Lo dice una regla propia', ownRow: edition => `${edition}: tiene su propia regla`, ownRowLost: edition => `${edition}: anuncia su propio texto, que se ha perdido`,
  own: 'Importado',
  errata: 'Erratas y aclaraciones', changes: 'Cambia o aclara',
  where: 'Dónde está', whereNone: 'Ningún documento lo dice por sí solo: se deduce de otras reglas.',
  terrain: 'Terreno especial con esta regla', related: 'Vea también',
  recent: 'Lo último leído',
  note: {
    title: 'Notas propias', placeholder: 'Lo que quiera volver a encontrar aquí. Solo en este dispositivo.', mark: 'Conservar', marked: 'Conservada', saving: 'Guardando …',
    failed: 'Aún sin guardar: se intenta de nuevo con la próxima letra.'
  },
  rulings: 'Dictámenes guardados que la citan', noRulings: 'Ningún dictamen guardado la cita todavía.',
  dial: {
    title: 'Los poderes como en el disco', colour: 'Color',
    slots: { speed: 'Velocidad', attack: 'Ataque', defense: 'Defensa', damage: 'Daño' },
    colours: {
      red: 'Rojo', orange: 'Naranja', yellow: 'Amarillo', lime: 'Verde claro', green: 'Verde', turquoise: 'Azul claro', blue: 'Azul',
      purple: 'Morado', pink: 'Rosa', brown: 'Marrón', black: 'Negro', grey: 'Gris'
    },
    place: (colour, slot) => `${colour} en la columna de ${slot.toLowerCase()} del disco`
  },
  none: 'Ninguna regla coincide', noneText: 'Pruebe otra palabra, una abreviatura como KB o TK, o el código de una regla, como LOF-03.',
  search: {
    title: 'Búsqueda y órdenes',
    placeholder: 'Una regla, un poder, un mapa, una figura o lo que quiera hacer',
    kinds: {
      command: 'Hacer', rule: 'Reglas', power: 'Poderes y habilidades', terrain: 'Terreno especial', map: 'Mapas', figure: 'Figuras', ruling: 'Dictámenes guardados', note: 'Sus notas', recent: 'Lo último leído'
    },
    nothing: typed => `No se encontró nada para “${typed}”.`,
    nothingText: 'Revise la ortografía o pruebe con menos palabras. Se conocen abreviaturas como KB, LOF o TK.',
    all: n => `Mostrar los ${n}`,
    hint: 'Las flechas eligen, Enter abre, Esc cierra',
    preparing: 'Aún se están leyendo las figuras …'
  }
}
