/** The list of a store itself, as somebody types it: what is banned, and what cards say otherwise, each in a line. */
import type { ForceErratum } from '../../../../shared/tournament/force/list.ts'
import type { HouseRules, SomeSettings } from '../../../../shared/tournament/state/settings.ts'

/** As the file has it. */
export const houseSetting = ({ on, banned, errata }: HouseRules): NonNullable<SomeSettings['house']> => ({
  ...(on !== null && { on }),
  banned: [...banned],
  errata: errata.map(({ with: needed, without, ...one }) => ({
    ...one,
    ...(needed && { with: [...needed] }),
    ...(without && { without: [...without] })
  }))
})

/** Names, one a line. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
  )
]

/** The words of a line of errata, the same in every language: what a file has. */
const WORDS = ['with', 'without', 'range', 'bolts', 'points'] as const

/** "Rook: with flight, toughness; without stealth; range 6". @param effectId the id of an ability by what somebody calls it; null: none */
function erratumOf(line: string, effectId: (name: string) => string | null): ForceErratum | null {
  const colon = line.lastIndexOf(':')
  const figure = line.slice(0, colon).trim()
  if (colon < 1 || figure === '') return null
  let erratum: ForceErratum = { figure }
  const parts = line
    .slice(colon + 1)
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  for (const part of parts) {
    const word = WORDS.find((one) => part.toLowerCase().startsWith(`${one} `))
    const rest = word && part.slice(word.length).trim()
    if (!word || !rest) return null
    if (word === 'with' || word === 'without') {
      const ids = rest.split(',').map((name) => effectId(name.trim()))
      if (ids.includes(null)) return null
      erratum = { ...erratum, [word]: ids }
    } else {
      const most = word === 'bolts' ? 9 : word === 'range' ? 99 : 100_000
      if (!/^\d{1,6}$/.test(rest) || Number(rest) > most) return null
      erratum = { ...erratum, [word]: Number(rest) }
    }
  }
  return parts.length === 0 ? null : erratum
}

export interface TypedErrata {
  readonly errata: readonly ForceErratum[]
  /** Numbers of lines, from 1 on, that say nothing. */
  readonly unread: readonly number[]
}

export function typedErrata(text: string, effectId: (name: string) => string | null): TypedErrata {
  const errata: ForceErratum[] = []
  const unread: number[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const erratum = erratumOf(line.trim(), effectId)
    if (erratum) errata.push(erratum)
    else unread.push(index + 1)
  })
  return { errata, unread }
}

/** The line that is read as an erratum again. @param effectName how an ability is called */
export const erratumLine = (
  { figure, with: needed, without, range, bolts, points }: ForceErratum,
  effectName: (id: string) => string
): string =>
  `${figure}: ${[
    ...(needed?.length ? [`with ${needed.map(effectName).join(', ')}`] : []),
    ...(without?.length ? [`without ${without.map(effectName).join(', ')}`] : []),
    ...(range === undefined ? [] : [`range ${range}`]),
    ...(bolts === undefined ? [] : [`bolts ${bolts}`]),
    ...(points === undefined ? [] : [`points ${points}`])
  ].join('; ')}`
