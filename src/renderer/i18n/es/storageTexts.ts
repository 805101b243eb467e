/** What the storage says when something is wrong with the data on this device, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { storageTexts as english } from '../en/storageTexts.ts'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const storageTexts: Translation<typeof english> = {
  errors: {
    quota:
      'El disco, o el espacio que el navegador da a Linejudge, está lleno: no se guardó nada de este cambio. Libere espacio e intente de nuevo.',
    abort:
      'El navegador interrumpió el guardado, como ocurre cuando el disco está casi lleno: no se guardó nada de este cambio. Intente de nuevo o guarde en un archivo.',
    closed:
      'La base de datos se ha cerrado: no se guardó nada de este cambio. Guarde una copia de todo en un archivo y no cierre esta ventana hasta tenerla.',
    silent: 'La base de datos no respondió a tiempo.',
    unavailable: 'No se pudo abrir la base de datos, así que por ahora no se puede guardar nada en este dispositivo.',
    notOpened: (said) =>
      `No se pudieron abrir los datos guardados, así que por ahora no se puede guardar nada en este dispositivo. El sistema dice: ${said}`,
    newerVersion:
      'Los datos de este dispositivo los escribió una versión más nueva de Linejudge. No se tocan, y no se puede guardar nada hasta que se actualice Linejudge.',
    readOnly:
      'El sistema no deja que Linejudge escriba en su carpeta: no se guardó nada de este cambio. Permita escribir en la carpeta e intente de nuevo, o guarde en un archivo.',
    elsewhere:
      'Linejudge está abierto en otra ventana, y solo esa puede guardar: no se guardó nada de este cambio. Cierre la otra ventana y esta tomará su lugar.',
    dead: 'La parte de Linejudge que escribe en el disco se ha detenido: no se guardó nada de este cambio. Intente de nuevo. Si no ayuda, guarde una copia de todo en un archivo antes de cerrar esta ventana.',
    unknown: 'El cambio no se pudo guardar, y no se guardó nada de él.',
    unknownSaid: (said) => `El cambio no se pudo guardar, y no se guardó nada de él. El sistema dice: ${said}`
  },
  deleted:
    'Se están borrando los datos de este sitio, en los ajustes del navegador o en sus herramientas. Esta ventana ya no puede guardar y quizá tenga la última copia: no la cierre hasta haber guardado una copia de todo en un archivo.',
  otherWindow:
    'Otra ventana ha abierto una versión más nueva de Linejudge con los mismos datos. Esta ventana ya no puede guardar. Si muestra algo que la otra no muestra, guarde una copia en un archivo antes de cerrarla.',
  blocked: 'Los datos guardados deben pasar a la nueva versión, pero otra ventana de Linejudge aún los usa. Cierre las otras ventanas.',
  closedByBrowser:
    'El navegador ha cerrado la base de datos, como hace cuando el disco está lleno. Esta ventana ya no puede guardar y quizá tenga la última copia: no la cierre hasta haber guardado una copia de todo en un archivo.',
  closedGoesOn:
    'El motor del navegador ha cerrado su base de datos, como hace cuando el disco está lleno. Todo se sigue guardando en el diario y pasará a la base de datos en el próximo inicio.',
  dataLost: (said) =>
    `El navegador encontró dañado su almacén y desechó lo que Linejudge había guardado en este dispositivo (${said}). ` +
    'Los paquetes iniciales están de nuevo en su lugar. Los dictámenes guardados y los mapas propios solo pueden volver de sus archivos.',
  noBackup: (said) => `Los datos guardados pasaron a la nueva versión, pero no se pudo hacer antes la copia de seguridad. ${said}`,
  elsewhere:
    'Linejudge ya está abierto en otra ventana, y solo esa guarda. Aquí puede mirar y preguntar. Nada de lo que cambie aquí se guarda hasta que se cierre la otra ventana.',
  tookOver: 'La otra ventana se ha cerrado: ahora guarda esta.',
  noJournal:
    'Este navegador no tiene almacén de archivos para páginas web, así que Linejudge guarda sus datos solo en la base de datos del navegador, sin su diario. Guarde lo importante en archivos.',
  journalFailed: (said) =>
    `No se pudo abrir el diario que protege sus datos de los cierres inesperados (${said}). Linejudge sigue solo con la base de datos del navegador. Guarde lo importante en archivos.`,
  indexBehind:
    'La base de datos del navegador no acepta cambios en este momento. Todo se guarda en el diario y pasará después a la base de datos.',
  restored: {
    behind: (n, at) =>
      `Linejudge se interrumpió mientras guardaba. ${n === 1 ? 'Se ha recuperado del diario el último cambio' : `Se han recuperado del diario los últimos ${n} cambios`}, hasta esta fecha: ${at}.`,
    lost: (counts, at) =>
      `La base de datos del navegador estaba vacía o dañada. Se ha recuperado todo del diario, tal como se guardó en esta fecha: ${at}. Contenido: ${counts}.`,
    partly: (counts, at) =>
      `La base de datos del navegador estaba vacía o atrasada, y el diario también está dañado. Se ha recuperado lo que aún se podía leer, guardado por última vez en esta fecha: ${at}. Contenido: ${counts}. Pueden faltar algunos cambios. La parte dañada se conserva: vea “Datos”.`,
    nothing:
      'La base de datos del navegador está vacía y del diario ya no se puede leer nada. Linejudge empieza con sus paquetes iniciales. La parte dañada se conserva: vea “Datos”.',
    allGone: (at) =>
      `En este dispositivo se guardó algo en esta fecha: ${at}. Ahora faltan tanto la base de datos del navegador como el diario. Linejudge empieza con sus paquetes iniciales. Si tiene una copia de seguridad o archivos propios, ábralos: vea “Datos”.`,
    journalGone: (at) =>
      `Faltaba el diario que protege sus datos de los cierres inesperados. Se ha empezado de nuevo a partir de la base de datos, guardada por última vez en esta fecha: ${at}. Si falta algo más reciente, busque una copia de seguridad: vea “Datos”.`,
    journalDamaged:
      'El diario que protege sus datos de los cierres inesperados estaba dañado. No se ha perdido nada: se ha empezado de nuevo a partir de la base de datos, y la parte dañada se conserva: vea “Datos”.',
    journalBehind:
      'El diario que protege sus datos de los cierres inesperados iba por detrás de la base de datos. No se ha perdido nada: se ha empezado de nuevo a partir de la base de datos, y el anterior se conserva: vea “Datos”.',
    disagreeJournal: (counts, at) =>
      `La base de datos y el diario contienen datos distintos. Linejudge sigue con el diario, escrito por última vez en esta fecha: ${at}. Contenido: ${counts}. Lo que contenía la base de datos se conserva: vea “Datos”.`,
    disagreeDatabase: (counts, at) =>
      `La base de datos y el diario contienen datos distintos. Linejudge sigue con la base de datos, que es más nueva, escrita por última vez en esta fecha: ${at}. Contenido: ${counts}. Lo que contenía el diario se conserva: vea “Datos”.`,
    withoutDatabase: 'No se pudo abrir la base de datos del navegador. Linejudge trabaja con su diario y allí se guarda todo.'
  },
  sealed: 'Todo ha vuelto a ser como era en una copia de seguridad. Linejudge debe abrirse de nuevo antes de guardar algo nuevo.',
  broken: {
    maps: (id, problem) => `No se puede leer el mapa guardado "${id}". ${problem}`,
    mapRevisions: (id, problem) => `No se puede leer la revisión guardada "${id}" de un mapa. ${problem}`,
    pictures: (id, problem) => `No se puede leer la imagen guardada "${id}". ${problem}`,
    hexMaps: (id, problem) => `No se puede leer el mapa hexagonal guardado "${id}". ${problem}`,
    figureSets: (id, problem) => `No se puede leer el conjunto de figuras guardado "${id}". ${problem}`,
    specialTerrain: (id, problem) => `No se puede leer el terreno especial guardado "${id}". ${problem}`,
    teams: (id, problem) => `No se puede leer el equipo guardado "${id}". ${problem}`,
    owned: (id, problem) => `No se puede leer la colección del conjunto "${id}". ${problem}`,
    rulings: (id, problem) => `No se puede leer el dictamen guardado "${id}". ${problem}`,
    ruleNotes: (id, problem) => `No se puede leer la nota guardada "${id}". ${problem}`,
    sessions: (id, problem) => `No se puede leer la sesión guardada "${id}". ${problem}`,
    events: (id, problem) => `No se puede leer el torneo guardado "${id}". ${problem}`,
    eventFacts: (id, problem) => `No se puede leer la anotación "${id}" del registro de un torneo. ${problem}`,
    leagues: (id, problem) => `No se puede leer la liga "${id}". ${problem}`,
    settings: (_id, problem) => `No se pueden leer los ajustes guardados. ${problem}`
  },
  setAside: 'El registro se ha apartado y no se ha borrado.',
  damaged: 'El contenido está dañado.',
  noTable: (name) => `No hay ninguna tabla ${name}.`,
  refused: {
    maps: (problem) => `No se puede guardar el mapa. ${problem}`,
    mapRevisions: (problem) => `No se puede guardar la revisión del mapa. ${problem}`,
    pictures: (problem) => `No se puede guardar la imagen. ${problem}`,
    hexMaps: (problem) => `No se puede guardar el mapa hexagonal. ${problem}`,
    figureSets: (problem) => `No se puede guardar el conjunto de figuras. ${problem}`,
    specialTerrain: (problem) => `No se puede guardar el terreno especial. ${problem}`,
    teams: (problem) => `No se puede guardar el equipo. ${problem}`,
    owned: (problem) => `No se puede guardar la colección. ${problem}`,
    rulings: (problem) => `No se puede guardar el dictamen. ${problem}`,
    ruleNotes: (problem) => `No se puede guardar la nota. ${problem}`,
    sessions: (problem) => `No se puede guardar la sesión. ${problem}`,
    events: (problem) => `No se puede guardar el torneo. ${problem}`,
    eventFacts: (problem) => `No se puede añadir la anotación al torneo. ${problem}`,
    leagues: (problem) => `No se puede guardar la liga. ${problem}`,
    settings: (problem) => `No se pueden guardar los ajustes. ${problem}`
  },
  thereAlready: (id) => `Ya hay una anotación "${id}", quizá de otra ventana: no se ha escrito nada encima. Vuelva a abrir el torneo.`,
  noData: 'Esto no se puede escribir como datos, así que no se guardó nada.',
  starterBroken: (name, problem) => `No se puede usar el paquete inicial ${name}. ${problem}`,
  startersNotRead:
    'No se han podido leer los paquetes iniciales: falta un archivo de Linejudge, quizá porque ha entrado una versión nueva. Cuando todo esté guardado, cargue la página de nuevo.',
  unknownTime: 'fecha desconocida',
  counts: {
    rulings: (n) => plural(n, 'dictamen', 'dictámenes'),
    maps: (n) => plural(n, 'mapa', 'mapas'),
    pictures: (n) => plural(n, 'imagen de un mapa', 'imágenes de mapas'),
    hexMaps: (n) => plural(n, 'mapa hexagonal', 'mapas hexagonales'),
    figureSets: (n) => plural(n, 'conjunto de figuras', 'conjuntos de figuras'),
    specialTerrain: (n) => plural(n, 'terreno especial', 'terrenos especiales'),
    teams: (n) => plural(n, 'equipo', 'equipos'),
    owned: (n) => plural(n, 'conjunto de una colección', 'conjuntos de una colección'),
    ruleNotes: (n) => plural(n, 'nota sobre reglas', 'notas sobre reglas'),
    events: (n) => plural(n, 'torneo', 'torneos'),
    eventFacts: (n) => plural(n, 'anotación de torneo', 'anotaciones de torneos'),
    leagues: (n) => plural(n, 'liga', 'ligas'),
    settings: (n) => (n > 0 ? 'la mesa con sus ajustes' : 'ningún ajuste'),
    none: 'nada propio'
  }
}
