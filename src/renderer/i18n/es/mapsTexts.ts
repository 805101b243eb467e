/** The texts of maps of other programs, on their way in and out, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { mapsTexts as english } from '../en/mapsTexts.ts'

export const mapsTexts: Translation<typeof english> = {
  program: (name: string) => `Un mapa de ${name}`,
  notes: {
    'size-rounded': 'Su tamaño {found} no es entero y se redondeó.',
    'off-grid-wall': 'Quedan fuera {count} trozos de muro que no siguen la cuadrícula.',
    'wall-too-short': 'Quedan fuera {count} trozos de muro sobre menos de medio borde.',
    'outside-map': 'Quedan fuera {count} trozos fuera del mapa.',
    'stairs-apart': 'Quedan fuera {count} escaleras que no unen casillas vecinas.',
    'objects-skipped': 'Quedan fuera {count} objetos.',
    'not-held:lights': 'Se guardan {count} luces para la vuelta.',
    'no-terrain-in-format': 'El archivo solo conoce muros y puertas: terreno, niveles y zonas de salida quedan por dibujar.',
    'picture-refused': 'Su imagen no se tomó.',
    'picture-elsewhere': 'Su imagen es otro archivo: {file}',
    'picture-missing': 'No hay ninguna imagen dentro.',
    'picture-size': 'Su imagen tiene {found} píxeles; según la cuadrícula serían {expected}.',
    'unmapped-tiles': 'Quedan despejadas {count} casillas cuyas losetas no dicen qué son ({tiles}).',
    'unmapped-values': 'Quedan despejadas {count} casillas cuyos valores no tienen nombre ({tiles}).',
    'unknown-terrain': 'Quedan despejadas {count} casillas de “{name}”, que no es un terreno.',
    'wall-half': 'Quedan fuera {count} muros que solo detienen la vista o el movimiento.',
    'layer-skipped': 'Queda fuera la capa “{name}”.',
    'kept-for-the-way-back': 'Se guardan {count} capas y campos para la vuelta.',
    'changed-elsewhere': 'Otro programa cambió este mapa después de que Linejudge lo escribiera; vale el cambio.'
  },
  fileKind: 'Tipo de archivo',
  fileKinds: { pack: 'Paquete de Linejudge', uvtt: 'Universal VTT', tmj: 'Tiled', text: 'Texto' },
  nothingLost: 'Va todo el mapa.',
  lostTitle: 'Lo que no va o no se ve',
  save: 'Guardar',
  lost: {
    'not-seen:terrain': '{count} casillas de terreno: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:levels': '{count} casillas sobre el suelo: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:indoor': '{count} casillas interiores: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:barriers': '{count} barreras: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:stairs': '{count} escaleras: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:starting': '{count} casillas de salida: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:labels': '{count} rótulos: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:rules': '{count} reglas del mapa: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:special-rules': '{count} reglas de terreno especial: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-seen:pins': '{count} preguntas fijadas: otros programas no las ven, Linejudge las vuelve a leer.',
    'not-held:special-rules': '{count} reglas de terreno especial; solo van sus nombres.',
    'not-held:pins': '{count} preguntas fijadas.',
    'not-held:words': '{count} de descripción, juegos, datos del mapa y recuentos.',
    'not-held:foreign': '{count} de lo que otros programas dejaron en el mapa.',
    'not-held:picture': 'La imagen.',
    'picture-not-here': 'La imagen: no está en este dispositivo.',
    'foreign-other-size': 'Capas del archivo del que vino el mapa: ahora tiene otro tamaño.'
  }
}
