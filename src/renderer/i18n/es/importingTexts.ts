/** The texts of importing documents, of packs and of deleting documents, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { importingTexts as english } from '../en/importingTexts.ts'

const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`)
const listed = (names: readonly string[], most = 4): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} y ${names.length - most} más`

export const importingTexts: Translation<typeof english> = {
  title: (n) => (n === 1 ? 'Importar un documento' : `Importar ${n} documentos`),
  nameColumns: 'Decir qué contienen sus columnas',
  description: 'No se cambia nada hasta que usted lo diga.',
  unusedTitle: (name) => `“${name}” no se usó`,
  from: (files) => `De ${listed(files)}`,
  pack: (name, version, origin) => `Paquete “${name}”${version ? `, versión ${version}` : ''}${origin ? `, de ${origin}` : ''}`,
  reading: (files) => `Leyendo ${listed(files)}`,
  readingText: 'Se están comprobando los archivos. Aún no se ha importado nada.',
  stop: 'Detener',
  kinds: {
    case: 'Posición',
    team: 'Equipo',
    map: 'Mapa',
    figures: 'Conjunto de figuras',
    'special-terrain': 'Terreno especial',
    'hex-map': 'Mapa de hexágonos',
    ruling: 'Dictamen'
  },
  status: { new: 'Nuevo', same: 'Igual que el suyo', different: 'Distinto del suyo', table: 'Para la mesa' },
  detail: {
    map: (columns, rows) => `${columns} × ${rows} casillas`,
    figures: (n) => counted(n, '1 figura', 'figuras'),
    clauses: (n) => counted(n, '1 cláusula', 'cláusulas'),
    hexes: (n) => counted(n, '1 espacio', 'espacios')
  },
  bringIn: (name) => `Importar ${name}`,
  bringInShort: 'Importarlo',
  putOnTable: 'Ponerlo en la mesa',
  choice: (name) => `Qué se hace con ${name}`,
  choices: { 'keep-mine': 'Conservar el mío', take: 'Usar el del archivo', 'keep-both': 'Conservar ambos' },
  allDiffering: 'Para todos los que difieren',
  otherName: 'Nombre del que llega',
  confirm: (n) => (n === 0 ? 'Nada que importar' : n === 1 ? 'Importar 1 documento' : `Importar ${n} documentos`),
  confirmTable: 'Ponerlo en la mesa',
  saving: 'Importando…',
  unknownFields: (places) => `Linejudge no conoce ${listed(places)}; se conserva y no cambia nada.`,
  unknownOfPack: (places) => `Linejudge no conoce ${listed(places)} del paquete; se omite.`,
  picture: 'Su imagen se importa con él.',
  differs: {
    text: {
      name: (mine, theirs) => `Nombre: “${mine}” aquí, “${theirs}” en el archivo.`,
      description: () => 'La descripción es otra.',
      summary: () => 'El texto de la regla es otro.',
      systems: (mine, theirs) => `Juegos: el suyo sirve para ${mine || 'HeroClix'}, el del archivo para ${theirs || 'HeroClix'}.`,
      rule: (mine, theirs) => `Cita ${theirs} en lugar de ${mine}.`
    },
    size: (mine, theirs) => `Tamaño: el suyo tiene ${mine} casillas, el del archivo ${theirs}.`,
    squares: (names) => `${counted(names.length, '1 casilla difiere', 'casillas difieren')}: ${listed(names, 8)}.`,
    edges: {
      walls: (mine, theirs) => `Paredes: ${mine} solo en el suyo, ${theirs} solo en el del archivo.`,
      barriers: (mine, theirs) => `Campos de fuerza: ${mine} solo en el suyo, ${theirs} solo en el del archivo.`,
      stairs: (mine, theirs) => `Escaleras: ${mine} solo en el suyo, ${theirs} solo en el del archivo.`
    },
    hexes: (n) => `${counted(n, '1 hexágono difiere', 'hexágonos difieren')}.`,
    starting: 'Las áreas iniciales difieren.',
    'map-rules': 'Las reglas especiales del mapa difieren.',
    'only-theirs': (names) => `Solo en el del archivo: ${listed(names, 6)}.`,
    'only-mine': (names) => `Solo en el suyo: ${listed(names, 6)}.`,
    figure: (name, fields) => `${name}: ${fields}.`,
    field: (label, mine, theirs) => `${label} ${mine} → ${theirs}`,
    fieldOnly: (label) => `${label}: difiere`,
    clauses: (mine, theirs) =>
      mine === theirs
        ? 'Lo que hace la regla difiere.'
        : `Lo que hace la regla difiere: ${mine} cláusulas en el suyo, ${theirs} en el del archivo.`,
    other: 'Difieren en detalles que no se muestran aquí.',
    more: (n) => `y ${n} diferencias más`,
    rulingFields: {
      title: 'Título',
      verdict: 'Veredicto',
      table: 'Mesa',
      round: 'Ronda',
      players: 'Jugadores',
      note: 'Nota',
      overruling: 'La decisión del juez',
      position: 'Posición y pregunta'
    },
    notStated: 'no indicado'
  },
  fields: {
    id: 'Código',
    name: 'Nombre',
    size: 'Tamaño',
    points: 'Puntos',
    speed: 'Velocidad',
    attack: 'Ataque',
    defense: 'Defensa',
    damage: 'Daño',
    range: 'Alcance',
    bolts: 'Rayos',
    powers: 'Poderes',
    canUse: 'Puede usar',
    specialPowers: 'Poderes especiales',
    abilities: 'Habilidades de combate',
    teamAbilities: 'Habilidades de equipo',
    dial: 'Dial',
    baseSquares: 'Base',
    source: 'Origen'
  },
  several: (n) => `${n} de los archivos`,
  keepMap: 'Guardarlo entre los mapas',
  unreadable: 'El archivo no se pudo leer: puede ser una carpeta, o se movió o cambió entretanto.',
  done: (names: readonly string[]) =>
    names.length === 1 ? `Se ha importado: ${names[0]}.` : `${names.length} documentos importados: ${listed(names)}.`,
  undo: 'Deshacer la importación',
  undoOf: (label) => `Deshacer: ${label}`,
  stepImport: (files) => `Importación de ${listed(files, 2)}`,
  failed: (why) => `No se ha importado nada. ${why}`,
  changedSince: (label) => `${label}: ya no se puede deshacer, porque uno de sus documentos ha cambiado desde entonces.`,
  chosen: (n) => counted(n, '1 documento elegido', 'documentos elegidos'),
  choose: (name) => `Elegir ${name}`,
  chooseNone: 'No elegir ninguno',
  export: 'Exportar como paquete',
  exportTitle: 'Exportar como paquete',
  exportText: (names) => `Un archivo con ${listed(names, 6)}. Quien lo abra ve qué contiene antes de que se importe nada.`,
  packName: 'Paquete',
  packNameLabel: 'Nombre del paquete',
  packOrigin: 'Quién lo hizo',
  packVersion: 'Versión',
  exported: (name) => `Guardado como ${name}.`,
  notExported: (why) => `No se ha guardado nada. ${why}`,
  delete: 'Eliminar',
  deleteOwn: (n) => (n === 1 ? 'Eliminar 1 propio' : `Eliminar ${n} propios`),
  startersStay: 'Lo que viene con Linejudge se queda.',
  deletion: (names) => `Eliminación de ${listed(names, 2)}`,
  deleted: (names) => `Eliminado: ${listed(names)}.`,
  undoDelete: 'Deshacer',
  notDeleted: (why) => `No se eliminó nada. ${why}`,
  sets: 'Conjuntos de figuras',
  terrain: 'Terreno especial propio',
  undoFailed: (why) => `No se deshizo. ${why}`
}
