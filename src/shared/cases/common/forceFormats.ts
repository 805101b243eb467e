/** Formats of an edition as the check of forces takes them: lists with names and days, which hold without the edition. */
import { problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'
import { formatIn, formatsOf } from '../../editions/formats.ts'
import type { EditionFormat, FormatList, Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { DatedList, ForceList } from '../../tournament/force/list.ts'
import '../../base/sayFileSentences.ts'

const isOn = ({ from, until }: FormatList, day: string | undefined): boolean =>
  day === undefined || (from <= day && (until === undefined || day < until))

const SETS = 'set:'

/** What is legal: sets with their days in an age, else the days of the list. */
function legalOf({ from, until, what }: FormatList, { age }: EditionFormat): Partial<DatedList> {
  const sets = what.filter((one) => one.startsWith(SETS)).map((one) => one.slice(SETS.length))
  const more = what.filter((one) => !one.startsWith(SETS))
  const days = { ...(until !== undefined && { until }) }
  return {
    ...(age === undefined && { from, ...days }),
    ...((sets.length > 0 || age !== undefined) && {
      sets: sets.map((id) => (age === undefined ? { id } : { id, released: from, ...days }))
    }),
    ...(more.length > 0 && { legal: more })
  }
}

function resolved(list: FormatList, format: EditionFormat): DatedList {
  const { does, from, until, what, most, name = format.name, by = format.by } = list
  const { id, age } = format
  const days = { from, ...(until !== undefined && { until }) }
  const said: Partial<DatedList> =
    does === 'legal'
      ? legalOf(list, format)
      : does === 'banned'
        ? { ...days, banned: what }
        : does === 'restricted'
          ? { ...days, restricted: what, ...(most !== undefined && { most }) }
          : { ...days, watch: what }
  return { name, ...(age !== undefined && { age }), format: id, ...said, ...(by !== undefined && { rule: by }) }
}

/**
 * The lists of a format in their resolved form: those that hold on the day, or all if the day is unknown. What is legal is there with its
 * days in any case: on a day without a list that admits an element, it is not legal.
 */
export function listsOn(ruleset: Ruleset, format: string, day?: string): readonly DatedList[] {
  const found = formatIn(ruleset, format)
  if (found === undefined) return []
  const { id, name, age, by, sideline, lists } = found
  const isKept = (list: FormatList): boolean => list.does === 'legal' || isOn(list, day)
  return [
    ...lists.filter(isKept).map((list) => resolved(list, found)),
    ...(sideline === undefined
      ? []
      : [{ name, ...(age !== undefined && { age }), format: id, sideline, ...(by !== undefined && { rule: by }) }])
  ]
}

/** What a format says of a force beside its lists. */
export const formatFields = ({ total, age, themed }: EditionFormat): Pick<ForceList, 'buildTotal' | 'age' | 'play'> => ({
  ...(total !== undefined && { buildTotal: total }),
  ...(age !== undefined && { age }),
  ...(themed && { play: 'theme' })
})

/** A force with the lists of the format that it names; what the question says itself counts. */
export function inFormat<L extends ForceList & { readonly format?: string | undefined }>(ruleset: Ruleset, list: L): L {
  const format = list.format === undefined ? undefined : formatIn(ruleset, list.format)
  if (format === undefined) return list
  return { ...formatFields(format), ...list, lists: [...(list.lists ?? []), ...listsOn(ruleset, format.id, list.on)] }
}

/** A format that the edition does not have. */
export function unknownFormat(ruleset: Ruleset | undefined, format: string | undefined, path: string): Problem | null {
  if (format === undefined || ruleset === undefined || formatIn(ruleset, format)) return null
  const known = formatsOf(ruleset).map(({ id }) => id)
  return problem('unknown-format', path, 'edition-no-format', { found: format, known: known.length > 0 ? known.join(', ') : '-' })
}
