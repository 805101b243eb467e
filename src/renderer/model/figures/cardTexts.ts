/** Texts of a card as they are typed in: a new one, and the powers that its words name. */
import type { InRules } from '../../../shared/editions/shelf.ts'
import type { FigureText } from '../../../shared/formats/documents/documents.ts'
import { effectsOfKind } from '../table/figures/powerNames.ts'

/** A text of which nothing is known yet, with an id that no other has. */
export function freshText(others: readonly FigureText[]): FigureText {
  let n = others.length + 1
  while (others.some(({ id }) => id === `text-${n}`)) n++
  return { id: `text-${n}` }
}

/** Powers and abilities whose names stand in a text and that it does not grant yet. They are offered and not granted: "cannot use" names a power, too. */
export function offeredPowers({ text = '', grants = [], gains = [] }: FigureText, rules: InRules): readonly string[] {
  const said = ` ${text.toLowerCase().replaceAll(/[^\p{L}/]+/gu, ' ')} `
  if (said.trim() === '') return []
  const has = new Set([...grants.map((grant) => (typeof grant === 'string' ? grant : grant.power)), ...gains])
  return effectsOfKind(rules, 'power')
    .filter(
      ({ id, label }) =>
        !has.has(id) &&
        said.includes(
          ` ${label
            .toLowerCase()
            .replaceAll(/[^\p{L}/]+/gu, ' ')
            .trim()} `
        )
    )
    .map(({ id }) => id)
}

export const withOffered = (text: FigureText, offered: readonly string[]): FigureText => ({
  ...text,
  grants: [...(text.grants ?? []), ...offered]
})
