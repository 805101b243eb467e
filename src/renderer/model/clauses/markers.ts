/** Markers that powers have put on a table, and what grenades of earlier turns still do there. Each function takes a case and gives a new one. */
import type { InRules } from '../../../shared/editions/shelf.ts'
import { withoutUndefined } from '../../../shared/base/fields.ts'
import type { CaseObject, ClixCase, PutBy, StillToCome } from '../../../shared/contract/case.ts'
import type { Clause } from '../../../shared/rules/vocabulary/vocabulary.ts'
import { effectsNamed, type PowerName } from '../table/figures/powerNames.ts'
import { sidesWithFigures } from './beside.ts'

const powersThat = (rules: InRules, does: (clause: Clause) => boolean): readonly PowerName[] =>
  effectsNamed(rules)
    .filter(({ clauses }) => clauses.some(does))
    .map(({ id, name }) => ({ id, label: name }))

/** Powers that put markers of this kind on the map. */
export const powersThatPut = (rules: InRules, kind: CaseObject['kind']): readonly PowerName[] =>
  powersThat(
    rules,
    (clause) =>
      (clause.phase === 'use' && clause.does === 'markers' && (clause.kind === kind || kind === 'debris')) ||
      (clause.phase === 'attack' && clause.does === 'blast' && clause.leaves?.markers !== undefined && kind === 'hindering-marker')
  )

export const isMarker = ({ kind }: CaseObject): boolean =>
  kind === 'hindering-marker' || kind === 'blocking-marker' || kind === 'smoke' || kind === 'debris'

/** The case with this said of a marker; undefined: it lies there for good. */
export const withPutBy = (value: ClixCase, id: string, putBy: PutBy | undefined): ClixCase => ({
  ...value,
  objects: value.objects?.map((object) => (object.id === id ? withoutUndefined({ ...object, putBy }) : object))
})

/** Whether a grenade works around a square or on a figure, a turn later. */
export type ComesTo = 'square' | 'figure'

/** Grenades that do something a turn later, with where they do it. */
export const grenadesToCome = (rules: InRules): readonly (PowerName & { readonly to: ComesTo })[] =>
  (['square', 'figure'] as const).flatMap((to) =>
    powersThat(
      rules,
      (clause) =>
        clause.phase === 'attack' &&
        clause.does === 'blast' &&
        (to === 'square' ? clause.leaves?.around : clause.leaves?.marked) !== undefined
    ).map((power) => ({ ...power, to }))
  )

const kept = (value: ClixCase, pending: readonly StillToCome[]): ClixCase =>
  withoutUndefined({ ...value, pending: pending.length > 0 ? pending : undefined })

/** The case with one more grenade of an earlier turn: of the first side, on its first figure of another side or in the corner. */
export function withOneToCome(value: ClixCase, effect: string, to: ComesTo): ClixCase {
  const [side = 'red'] = sidesWithFigures(value)
  const figure = value.figures?.at(-1)?.id
  const where = to === 'square' || figure === undefined ? { at: [0, 0] as const } : { figure }
  return kept(value, [...(value.pending ?? []), { effect, side, ...where }])
}

/** The case with one of them changed; null: it is not to come. */
export const withToCome = (value: ClixCase, index: number, change: Partial<StillToCome> | null): ClixCase =>
  kept(
    value,
    (value.pending ?? []).flatMap((one, at) => (at !== index ? [one] : change === null ? [] : [{ ...one, ...change }]))
  )
