/** The headings of a list of a force, in English, Spanish and Portuguese. */
import { withoutAtEnd, withoutAtEnds } from '../../base/text/ends.ts'
import { plain } from '../find/typedFilters.ts'

/** `beside`: objects, maps, tarot cards and the like, which are not put on squares of a starting area. */
export type ForcePart = 'force' | 'sideline' | 'equipment' | 'bystanders' | 'beside'

const HEADINGS: Readonly<Record<ForcePart, readonly string[]>> = {
  force: [
    'main force', 'main', 'main deck', 'force', 'team', 'figures', 'characters', 'starting force', 'fuerza', 'fuerza principal', 'equipo',
    'figuras', 'personajes', 'forca', 'forca principal', 'equipe', 'equipa', 'personagens'
  ],
  sideline: ['sideline', 'side line', 'sideboard', 'on the sideline', 'banquillo', 'reserva', 'linea lateral', 'banda', 'banco', 'linha lateral'],
  equipment: ['equipment', 'equipped', 'equipamiento', 'equipo adicional', 'equipamento', 'equipamentos'],
  bystanders: ['bystander', 'bystanders', 'bystander tokens', 'tokens', 'pogs', 'transeuntes', 'transeunte', 'espectadores'],
  beside: [
    'object', 'objects', 'special objects', 'map', 'maps', 'tarot', 'tarot cards', 'tarot deck', 'terrain', 'terrain markers', 'one shots',
    'one shot', 'mystery cards', 'locations', 'id cards', 'objetos', 'mapas', 'mapa', 'cartas de tarot', 'terreno', 'cartas de taro'
  ]
} // prettier-ignore

const PARTS = new Map(Object.entries(HEADINGS).flatMap(([part, names]) => names.map((name) => [name, part as ForcePart] as const)))

/** Signs around a heading: "## Sideline", "-- Objects --", "**Main Force**". */
const SIGNS = '#*=_~>- '
/** Signs between a heading and its sum. */
const BETWEEN = ' -–—:([)]'
const UNIT = /(?:pts?|points?|puntos?|pontos?|units?|figures?)$/i

/** A heading without a count or a sum behind it: "(5)", ": 5", "– 300 points". */
function withoutSum(heading: string): string {
  const bare = withoutAtEnd(heading, BETWEEN)
  const before = withoutAtEnd(bare.replace(UNIT, ''), BETWEEN)
  const name = withoutAtEnd(before, '0123456789')
  return name === before ? bare : withoutAtEnd(name, BETWEEN)
}

/** The heading of a line, and the units in the same line; `null`: the line is not a heading. */
export function partOfHeading(line: string): { readonly part: ForcePart; readonly inside: readonly string[] } | null {
  const bare = withoutAtEnds(line, SIGNS)
  const alone = PARTS.get(plain(withoutSum(bare)))
  if (alone) return { part: alone, inside: [] }
  const colon = bare.indexOf(':')
  const part = colon < 0 ? undefined : PARTS.get(plain(bare.slice(0, colon)).trim())
  if (!part) return null
  const inside = bare
    .slice(colon + 1)
    .split(/[,;]/)
    .map((one) => one.trim())
  return { part, inside: inside.filter((one) => one !== '') }
}

/** The part that a section of another program is. */
export const partOfSection = (name: string): ForcePart => partOfHeading(name)?.part ?? 'force'
