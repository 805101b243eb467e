/** The words of the data screen, in Spanish. */
import type { Why } from '../../../shared/backup/snapshot.ts'
import type { Translation } from '../language/shape.ts'
import type { dataTexts as english } from '../en/dataTexts.ts'

const WHYS: Readonly<Record<Why, string>> = {
  asked: 'Hecha a mano',
  change: 'Tras cambios',
  start: 'Al iniciar',
  hidden: 'Al ocultarse la ventana',
  'round-end': 'Al final de una ronda',
  'before-restore': 'Antes de restaurar una copia',
  'before-import': 'Antes de importar un archivo',
  'before-upgrade': 'Antes de la actualización',
  export: 'Exportación',
  'without-names': 'Exportación sin nombres'
}

const counted =
  (one: string, many: string) =>
  (n: number): string =>
    n === 1 ? `1 ${one}` : `${n} ${many}`

export const dataTexts: Translation<typeof english> = {
  title: 'Datos y copias',
  open: 'Datos y copias',
  backUpNow: 'Copiar ahora',
  backingUp: 'Haciendo la copia…',
  facts: {
    title: 'Su trabajo en este dispositivo',
    saved: 'Guardado',
    savedAll: 'Todo está guardado.',
    savedAt: (time) => `Todo está guardado. El último cambio se guardó a las ${time}.`,
    saving: 'Se está guardando el último cambio…',
    failed: (why) => `El último cambio no está guardado. ${why}`,
    backup: 'Última copia de seguridad',
    backupAt: (time, why) => `${time}. ${why}.`,
    noBackup: 'Aún no hay ninguna. La primera se hace unos minutos después de su primer cambio.',
    backupFailed: (why) => `No se pudo hacer la última copia de seguridad. ${why}`,
    place: 'Dónde está',
    placeFile: (folder) => `Lo que usted cambia se escribe en la carpeta ${folder}.`,
    placeBrowser: 'Está en este navegador, en este dispositivo, y no va a ninguna otra parte.',
    shelf: 'Copias de seguridad',
    shelfFolder: (folder) => `Son archivos de la carpeta ${folder}.`,
    shelfBrowser:
      'También están en este navegador, aparte de la base de datos. Si se borran los datos del navegador, se borran con ellos: guarde una copia en un archivo de vez en cuando.',
    shelfNone: 'Aquí no hay lugar para copias de seguridad. Guarde una copia en un archivo.',
    keeping: 'Se conserva si falta espacio',
    keepYes: 'El navegador ha prometido no borrarlo.',
    keepWeek:
      'Este navegador borra lo que guarda una página tras siete días sin visita. Ponga Linejudge en la pantalla de inicio, o guarde todo como archivo en esta página antes de una pausa así.',
    keepNo:
      'El navegador puede borrarlo cuando el disco esté casi lleno. Instale Linejudge desde el menú del navegador o guarde esta página en marcadores, y guarde una copia en un archivo.',
    keepUnknown: 'Aún no se ha preguntado al navegador. Se hace en cuanto haya algo que valga la pena conservar.',
    room: 'Espacio en el navegador',
    roomFree: (free: string, used: string) => `${free} libres; ${used} en uso.`,
    roomShort: (free: string, used: string) =>
      `Solo ${free} libres, ${used} en uso. Libere espacio en este dispositivo y guarde una copia en un archivo.`,
    good: 'correcto',
    waits: 'todavía no',
    attention: 'conviene revisarlo'
  },
  room: {
    short: (free: string) =>
      `Queda poco espacio: el navegador da a Linejudge solo ${free} más. Cuando se agote no se podrá guardar nada, y el navegador puede borrar lo que hay aquí. Guarde ahora una copia en un archivo y luego libere espacio en este dispositivo.`,
    largeImport: (size: string, free: string) =>
      `Estos archivos ocupan ${size}, y el navegador da a Linejudge solo ${free} más. Puede que no se puedan guardar. Guarde antes una copia de lo que hay aquí o libere espacio en este dispositivo.`
  },
  offer: {
    round: 'Se ha publicado una ronda.',
    changes: 'Ha cambiado mucho desde la última copia.',
    day: 'Su última copia tiene más de un día.',
    why: 'Este navegador borra lo que guarda tras siete días sin visita: guarde una copia en un archivo.',
    whyFull: 'El navegador puede borrar lo que conserva cuando falta espacio: guarde una copia en un archivo.',
    save: 'Guardar una copia'
  },
  list: {
    title: 'Copias de seguridad',
    text: 'Se hacen solas cada cinco minutos mientras algo cambia. Se conservan las veinte más nuevas, la última de cada uno de siete días y las de antes de una actualización.',
    empty: 'Aún no hay copias de seguridad',
    emptyText: 'Pulse “Copiar ahora” o siga trabajando: la primera se hace sola.',
    look: 'Ver el contenido',
    damaged: 'Dañada',
    reading: 'Se está comprobando…',
    why: (why) => WHYS[why],
    size: (bytes) =>
      bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
  },
  counts: {
    maps: counted('mapa', 'mapas'),
    mapRevisions: counted('revisión anterior de un mapa', 'revisiones anteriores de mapas'),
    pictures: counted('imagen', 'imágenes'),
    hexMaps: counted('mapa hexagonal', 'mapas hexagonales'),
    figureSets: counted('conjunto de figuras', 'conjuntos de figuras'),
    specialTerrain: counted('terreno especial', 'terrenos especiales'),
    teams: counted('equipo', 'equipos'),
    owned: counted('conjunto de una colección', 'conjuntos de una colección'),
    rulings: counted('dictamen guardado', 'dictámenes guardados'),
    ruleNotes: counted('nota sobre una regla', 'notas sobre reglas'),
    events: counted('torneo', 'torneos'),
    eventFacts: counted('anotación de torneo', 'anotaciones de torneos'),
    leagues: counted('liga', 'ligas'),
    setAside: counted('entrada apartada', 'entradas apartadas')
  },
  tables: {
    maps: 'Mapas',
    mapRevisions: 'Revisiones anteriores de mapas',
    pictures: 'Imágenes de mapas',
    hexMaps: 'Mapas hexagonales',
    figureSets: 'Conjuntos de figuras',
    specialTerrain: 'Terreno especial',
    teams: 'Equipos',
    owned: 'Colección',
    rulings: 'Dictámenes guardados',
    ruleNotes: 'Notas sobre reglas',
    sessions: 'Pasos para deshacer y versiones',
    events: 'Torneos',
    eventFacts: 'Anotaciones de torneos',
    leagues: 'Ligas',
    settings: 'La mesa y los ajustes',
    starters: 'Paquetes iniciales',
    setAside: 'Apartado por ser ilegible'
  },
  chosen: {
    title: (time) => `Copia de seguridad: ${time}`,
    inside: 'Qué contiene',
    leftOut: (n) => (n === 1 ? '1 entrada no se pudo incluir en ella.' : `${n} entradas no se pudieron incluir en ella.`),
    change: 'Qué cambiaría al restaurarla',
    nothing: 'Nada: todo está como estaba entonces.',
    try: 'Probarla',
    trying: 'Se está probando…',
    tryHint: 'Llena con ella una base de datos aparte, lo lee todo de nuevo y la elimina. No se toca nada suyo.',
    good: (entries) => `Esta copia está bien: sus ${entries} entradas volvieron completas en una base de datos aparte, que ya se eliminó.`,
    bad: (why) => `En la prueba, esta copia no se pudo restaurar completa. ${why}`,
    saveCopy: 'Guardar una copia',
    restore: 'Restaurarla',
    restoring: 'Se está restaurando…',
    restoreHint: 'Antes se hace una copia del estado actual, y usted puede volver a él.'
  },
  changes: {
    comes: 'se añadirá',
    comesBack: 'volverá',
    becomes: 'quedará como estaba entonces',
    replaced: 'se reemplazará',
    stays: 'difiere y queda como está aquí',
    goes: 'desaparecerá',
    more: (n) => `y ${n} más`,
    whole: 'cambiará',
    setAside: (n) =>
      n === 1
        ? 'Esta versión no puede leer 1 entrada. Se aparta, no se pierde.'
        : `Esta versión no puede leer ${n} entradas. Se apartan, no se pierden.`
  },
  move: {
    title: 'A otro dispositivo y a otras personas',
    export: 'Exportar todo',
    exportText: 'Un solo archivo con todo: ábralo en otro equipo y siga donde estaba.',
    import: 'Importar todo',
    importText: 'Un archivo exportado o una copia de seguridad. Usted ve qué cambiaría antes de que cambie nada.',
    withoutNames: 'Exportar sin nombres',
    deleteNames: 'Borrar todos los nombres',
    deleteNamesText:
      'Jugadores, mesas y jueces se borran de todos los dictámenes guardados, y se borran las copias de este dispositivo, que los contienen. Notas y títulos quedan como los escribió usted; las copias en otros sitios no se tocan.',
    deleteNamesSure: 'Borrar de verdad',
    namesDeleted: (n: number) => `Se borraron los nombres de ${n} dictámenes, y las copias ya no están.`,
    withoutNamesText:
      'Para enseñar un error del programa a otros: se reemplazan los nombres de personas y figuras, las notas y los títulos.'
  },
  incoming: {
    title: (name) => `Importar “${name}”`,
    taken: (time, version) => `Escrito por Linejudge ${version}: ${time}.`,
    how: 'Cómo',
    replace: 'Reemplazar con ello todo lo de aquí',
    add: 'Añadir solo lo que falta aquí',
    replaceHint: 'La mesa vuelve como estaba allí.',
    addHint: 'No cambia nada de lo que hay aquí, tampoco la mesa.',
    nothing: 'Esto no cambia nada: todo está aquí.',
    run: { replace: 'Reemplazar todo', add: 'Añadir lo que falta' }
  },
  note: {
    restore: (time) => `Todo está como en esta fecha: ${time}.`,
    import: (time) => `El archivo está importado. Fecha en que se escribió: ${time}.`,
    undo: (time) => `Deshecho: todo está como en esta fecha: ${time}.`,
    before: 'Lo que había aquí antes está en la copia de seguridad más nueva de la lista.',
    undoButton: 'Deshacerlo',
    toTable: 'A la mesa',
    setAside: (n) => (n === 1 ? '1 entrada no se pudo leer y está apartada.' : `${n} entradas no se pudieron leer y están apartadas.`)
  },
  files: {
    all: (day) => `Linejudge ${day}`,
    withoutNames: (day) => `Linejudge sin nombres ${day}`
  },
  notices: {
    exported: (name) => `Todo está en ${name}.`,
    made: 'La copia de seguridad está hecha y se ha vuelto a leer.',
    notMade: (why) => `No se pudo hacer la copia de seguridad. ${why}`
  }
}
