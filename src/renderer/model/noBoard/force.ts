/** The list of a force as it is typed in, and as it stands on the table. */
import { rulesIn, type TableRules } from '../library/ownEditions.ts'
import type { NoBoardAsk } from '../../../shared/cases/questions/noBoard.ts'
import { formatFields } from '../../../shared/cases/common/forceFormats.ts'
import type { EditionFormat } from '../../../shared/rules/vocabulary/ruleset.ts'
import { sideAt } from '../../../shared/contract/caseSquares.ts'
import type { NoBoardCase } from '../../../shared/cases/question.ts'
import type { ForceList } from '../../../shared/tournament/force/list.ts'
import {
  OBJECT_WEIGHTS,
  type CaseFigure,
  type CaseTeam,
  type ClixCase,
  type ObjectWeight,
  type OwnText
} from '../../../shared/contract/case.ts'

export type ForceAsk = Extract<NoBoardAsk, { readonly kind: 'force' }>

/** What a figure of the list that is asked about is called, or undefined. */
export const figureIn = (ask: NoBoardAsk, id: string): string | undefined =>
  ask.kind === 'force' ? ask.figures?.find((figure) => figure.id === id)?.name : undefined

/** The question about a force with a theme; null: it is another question, or the force has no theme. */
export const themedForce = (ask: NoBoardAsk): ForceAsk | null => (ask.kind === 'force' && ask.theme !== undefined ? ask : null)

/** A list as the question that checks it. */
/** @param rules the id of an edition that ships, or rules with their documents */
export const forceCase = (rules: string | TableRules, list: ForceList): NoBoardCase =>
  ({
    format: 'clixcase/1',
    ...(typeof rules === 'string' ? { ruleset: rules } : rulesIn(rules)),
    ask: { kind: 'force', ...list }
  }) as NoBoardCase

export type ForceEntry = NonNullable<ForceAsk['figures']>[number]

/** Words with commas between them; none: undefined, so that the field is not written. */
export function listed(text: string): string[] | undefined {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.length > 0 ? words : undefined
}

export const inWords = (list: readonly string[] | undefined): string => (list ?? []).join(', ')

const POINTS = /^\d{1,5}$/

/** What `readLines` does not take, for it begins with no points. */
export const unreadLines = (text: string): readonly string[] =>
  (listed(text) ?? []).filter((words) => !POINTS.test(words.split(/\s+/)[0] ?? ''))

/** What `readFeats` does not take, for no points follow its name. */
export const unreadFeats = (text: string): readonly string[] =>
  (listed(text) ?? []).filter((words) => !POINTS.test(words.split(/\s+/)[1] ?? ''))

/** `74 green, 48 orange`: the starting lines in their order. What has no points is left out; `unreadLines` names it. */
export function readLines(text: string): ForceEntry['lines'] {
  const lines = (listed(text) ?? []).flatMap((words) => {
    const [points = '', ...mark] = words.split(/\s+/)
    if (!POINTS.test(points)) return []
    return [{ points: Number(points), ...(mark.length > 0 ? { mark: mark.join(' ') } : {}) }]
  })
  return lines.length > 0 ? lines : undefined
}

export const writeLines = (lines: ForceEntry['lines']): string =>
  inWords(lines?.map(({ points, mark }) => (mark === undefined ? `${points}` : `${points} ${mark}`)))

/** `sharp-eye 10 ranged-combat-expert`: a feat, what it costs, what it asks for. */
export function readFeats(text: string): ForceAsk['feats'] {
  const feats = (listed(text) ?? []).flatMap((words) => {
    const [id = '', points = '', ...needs] = words.split(/\s+/)
    if (!POINTS.test(points)) return []
    return [{ id, points: Number(points), ...(needs.length > 0 ? { needs } : {}) }]
  })
  return feats.length > 0 ? feats : undefined
}

export const writeFeats = (feats: ForceAsk['feats']): string =>
  inWords(feats?.map(({ id, points, needs = [] }) => [id, points, ...needs].join(' ')))

type Objects = ForceAsk['objects']

/** How many objects of each weight a force brings along, the lightest first. */
export const objectCounts = (objects: Objects): readonly (readonly [weight: ObjectWeight, count: number])[] =>
  OBJECT_WEIGHTS.map((weight) => [weight, objects?.filter((one) => one === weight).length ?? 0])

/** The objects with so many of one weight; none at all: undefined. */
export function withObjects(objects: Objects, weight: ObjectWeight, count: number): Objects {
  const all = objectCounts(objects).flatMap(([one, n]) => Array.from({ length: one === weight ? count : n }, () => one))
  return all.length > 0 ? all : undefined
}

/** A figure of the list without the fields that say nothing. */
export function tidy<F extends ForceEntry = ForceEntry>(figure: F): F {
  return Object.fromEntries(Object.entries(figure).filter(([, value]) => value !== undefined && value !== false)) as F
}

const idsOf = (texts: readonly (string | OwnText)[] | undefined): string[] | undefined =>
  texts?.map((text) => (typeof text === 'string' ? text : text.id))

/** What a card says, as far as building a force asks for it. */
const cardsOf = (cards: readonly OwnText[] | undefined): ForceEntry['specialPowers'] =>
  cards?.map(({ id, name, grants, gains = [], more }) => ({
    id,
    ...(name !== undefined && { name }),
    ...((grants ?? gains.length > 0) && {
      grants: [...(grants ?? []), ...gains].map((one) => (typeof one === 'string' ? one : one.power))
    }),
    ...(more !== undefined && { more })
  }))

/** A figure of the table as a list of a force has it. */
export const forceEntryOf = (figure: CaseFigure): ForceEntry =>
  tidy({
    id: figure.id,
    name: figure.name,
    points: figure.points,
    lines: figure.lines?.map((line) => ({ ...line })),
    line: figure.line,
    realName: figure.realName,
    duo: figure.duo?.map((entry) => (typeof entry === 'string' ? entry : entry.join(', '))),
    keywords: figure.keywords && [...figure.keywords],
    powers: [...(figure.powers ?? []), ...(figure.dial ?? []).flatMap(({ powers = [] }) => powers)],
    canUse: figure.canUse && [...figure.canUse],
    abilities: figure.abilities && [...figure.abilities],
    specialPowers: cardsOf(figure.specialPowers),
    traits: cardsOf(figure.traits),
    teamAbilities: figure.teamAbilities && [...figure.teamAbilities],
    wildCard: figure.wildCard,
    feats: idsOf(figure.feats),
    range: figure.range,
    bolts: figure.bolts
  })

/** The sides that have figures on the table. */
export const sidesOf = ({ figures = [] }: Pick<ClixCase, 'figures'>): readonly string[] => [
  ...new Set(figures.map((figure, index) => sideAt(figure, index)))
]

/**
 * The part of the question that a choice of format changes; its build total, age and way of play become those of the format.
 * @param day on which its lists are asked, unless the question has a day
 */
export const inFormatOf = ({ on }: ForceAsk, format: EditionFormat | null, day: string): Partial<ForceAsk> =>
  format === null ? { format: undefined, on: undefined } : { ...formatFields(format), format: format.id, on: on ?? day }

/** The figures of a side, as the list of its force. */
export const forceOfSide = ({ figures = [] }: Pick<ClixCase, 'figures'>, side: string): readonly ForceEntry[] =>
  figures.filter((figure, index) => sideAt(figure, index) === side).map(forceEntryOf)

/** What of the list goes on being known in the game; null: nothing of it. */
export function teamOf({ alternateTeamAbilities, theme, probabilityControl }: ForceAsk): CaseTeam | null {
  const ability = alternateTeamAbilities?.[0]
  if (!ability && theme === undefined) return null
  return {
    ...(ability
      ? {
          ata: {
            id: ability.id,
            ...(ability.keywords && { keywords: ability.keywords }),
            ...(ability.everyKeyword && { everyKeyword: true })
          }
        }
      : {}),
    ...(theme === undefined ? {} : { theme, ...(probabilityControl === undefined ? {} : { probabilityControl }) })
  }
}

/** The table on which this is the force of a side: what it has bought, and the keywords of its figures by their names. */
export function withForce(value: ClixCase, side: string, ask: ForceAsk): ClixCase {
  const team = teamOf(ask)
  const { [side]: _, ...others } = value.teams ?? {}
  const entries = new Map((ask.figures ?? []).flatMap((entry) => [[entry.id, entry] as const, [entry.name ?? entry.id, entry] as const]))
  return {
    ...value,
    teams: team ? { ...others, [side]: team } : others,
    figures: (value.figures ?? []).map((figure, index) => {
      const keywords = sideAt(figure, index) === side ? (entries.get(figure.id) ?? entries.get(figure.name ?? ''))?.keywords : undefined
      return keywords ? { ...figure, keywords } : figure
    })
  }
}
