/** Fields of a case that its format does not name: the ruling reports them, so that no input is silently ignored. */
import { unknownFields, type Shape } from '../base/unknownFields.ts'
import { isRecord } from '../base/validate.ts'
import type { NotConsidered } from '../contract/ruling.ts'
import { leftOut } from './leftOut.ts'

/** Fields of a test case in addition to its question. */
const BESIDE: readonly string[] = ['/expect', '/unsure', '/silent']
/** Of more fields than these only the number is reported. */
const MOST_TOLD = 200

interface Named {
  readonly id: string
  readonly name?: string | undefined
}

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

function toldOf(path: string, figures: readonly Named[]): NotConsidered {
  const steps = path.split('/')
  const field = unescaped(steps.at(-1)!)
  const figure = steps[1] === 'figures' ? figures[Number(steps[2])] : undefined
  const item = { kind: 'field', id: field, path } as const
  return figure
    ? leftOut(item, 'unknown-field-of-figure', { figure: figure.name?.trim() || figure.id, field }, figure.id)
    : leftOut(item, 'unknown-field', { field, place: unescaped(steps.slice(0, -1).join('/')) || '/' })
}

/** A file of a special rule may stand in a case whole; beside the rule it has nothing that a ruling needs. */
const besideRules = (specialTerrain: unknown): readonly string[] =>
  !Array.isArray(specialTerrain)
    ? []
    : specialTerrain.flatMap((one: unknown, index) =>
        isRecord(one) && isRecord(one.rule)
          ? Object.keys(one).flatMap((key) => (key === 'rule' || key === 'format' ? [] : [`/specialTerrain/${index}/${key}`]))
          : []
      )

/** Each field that `schema` does not name in a checked case of any kind, with its place. */
export function unknownParts(schema: Shape, input: object): readonly NotConsidered[] {
  const { figures, specialTerrain } = input as { readonly figures?: readonly Named[]; readonly specialTerrain?: unknown }
  const places = [...unknownFields(schema, input).filter((path) => !BESIDE.includes(path)), ...besideRules(specialTerrain)]
  if (places.length === 0) return []
  const rest = places.length - MOST_TOLD
  return [
    ...places.slice(0, MOST_TOLD).map((path) => toldOf(path, figures ?? [])),
    ...(rest > 0
      ? [leftOut({ kind: 'field', id: 'fields', path: places[MOST_TOLD]! }, 'more-unknown-fields', { count: String(rest) })]
      : [])
  ]
}
