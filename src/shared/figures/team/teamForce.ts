/** A team as the question `force` takes it: who its members are in the library, on which line, and who is unknown. */
import { entryOnTable } from '../../formats/documents/figures/entryOnTable.ts'
import { OBJECT_WEIGHTS, type ObjectWeight, type StartingLine } from '../../contract/case.ts'
import type { ElementEntry, ElementsFile, FigureEntry, FigureSetFile, FigureText } from '../../formats/documents/documents.ts'
import { totalOf, type TeamFile, type TeamMember } from '../../formats/documents/teamFile.ts'
import type { ForceEquipment, ForceFigure, ForceList, ForceSpecialPower, SidelineElement } from '../../tournament/force/list.ts'
import { isSameName } from '../../base/text/plainName.ts'
import { plain } from '../find/typedFilters.ts'

export interface MemberFound {
  readonly member: TeamMember
  /** null: the library has no such figure, or several that are called so. */
  readonly figure: FigureEntry | null
  readonly set: FigureSetFile | null
  /** Why it is not known which figure is meant. */
  readonly unknown: 'none' | 'several' | null
}

const codeOf = (set: FigureSetFile, { set: own, number }: FigureEntry): string => plain(`${own ?? set.id}${number ?? ''}`)

/** Who a member is: by the figure that was chosen for it, by its set and number, by its name (in its set, where that is said) where only one has it. */
export function memberIn(sets: readonly FigureSetFile[], member: TeamMember): MemberFound {
  const of = (set: FigureSetFile, figure: FigureEntry): MemberFound => ({ member, set, figure, unknown: null })
  const chosen = member.figure
  if (chosen) {
    const set = sets.find(({ id }) => id === chosen.set)
    const figure = set?.figures.find(({ id }) => id === chosen.id)
    if (set && figure) return of(set, figure)
  }
  const all = sets.flatMap((set) => set.figures.map((figure) => ({ set, figure })))
  const [own, number, name] = [plain(member.set ?? ''), plain(member.number ?? ''), plain(member.name ?? '')]
  // Where the letters of a set end and its number begins is not always known: xm97001 is 001 of xm97.
  const code = own === '' || number === '' ? null : `${own}${number}`
  const ofSet = all.filter(({ set, figure }) => own !== '' && [figure.set ?? '', set.id, set.name].map(plain).includes(own))
  const numbered = number === '' ? [] : ofSet.filter(({ figure }) => plain(figure.number ?? '') === number)
  // Where a set is all that is said beside the name, one of another set is somebody else.
  const called = number === '' && own !== '' ? ofSet : all
  const coded = numbered.length > 0 || code === null ? numbered : all.filter(({ set, figure }) => codeOf(set, figure) === code)
  const found = coded.length > 0 ? coded : name === '' ? [] : called.filter(({ figure }) => plain(figure.name) === name)
  const [first] = found
  if (first && found.length === 1) return of(first.set, first.figure)
  return { member, set: null, figure: null, unknown: found.length > 1 ? 'several' : 'none' }
}

/** The line that a member comes in on, from 0: the one that was said, else the one that costs what was said of it. */
function lineOf({ line, points }: TeamMember, figure: FigureEntry | null): number {
  const priced = points === undefined ? -1 : (figure?.lines ?? []).findIndex((one) => one.points === points)
  return line ?? Math.max(priced, 0)
}

/** What a member costs, each; null: nobody has said. */
export function pointsOf({ member, figure }: MemberFound): number | null {
  if (member.points !== undefined) return member.points
  const line = figure?.lines?.[lineOf(member, figure)]
  return line ? line.points : (figure?.points ?? null)
}

export const nameOf = ({ member, figure }: MemberFound): string =>
  figure?.name ?? member.name ?? `${member.set ?? ''}${member.number ?? ''}`

/** Whether a card says that it is unique or a Prime: by its marks, or by its rarity. */
const says = ({ marks = [], rarity = '' }: FigureEntry, word: string): boolean =>
  [...marks, rarity].some((one) => {
    const words = plain(one).split(/[^a-z]+/)
    return words.includes(word) && !words.includes('not')
  })

const WEIGHTS: readonly string[] = OBJECT_WEIGHTS
const isWeight = (name: string): name is ObjectWeight => WEIGHTS.includes(name)

/** What a card says, as far as building a force asks for it. */
const cardOf = ({ id, name, text, grants, gains = [], more }: FigureText): ForceSpecialPower => ({
  id,
  ...(name !== undefined && { name }),
  ...((grants !== undefined || gains.length > 0) && {
    grants: [...(grants ?? []), ...gains].map((one) => (typeof one === 'string' ? one : one.power))
  }),
  // A text that nobody has taken apart may name what a feat asks for.
  ...((more ?? (text !== undefined && grants === undefined)) && { more: true })
})

/** What the library knows of a figure and a list asks for. */
function knownOf(entry: FigureEntry): Partial<ForceFigure> {
  const figure = entryOnTable(entry)
  const powers = [...new Set([...figure.powers, ...figure.dial.flatMap((click) => click.powers ?? [])])]
  return {
    ...(figure.set !== undefined && { set: figure.set }),
    ...(figure.number !== undefined && { number: figure.number }),
    ...(figure.rarity !== undefined && figure.rarity !== '' && { rarity: figure.rarity }),
    ...(says(figure, 'unique') && { unique: true }),
    ...(says(figure, 'prime') && { prime: true }),
    ...(figure.realName !== undefined && figure.realName !== '' && { realName: figure.realName }),
    ...(figure.keywords !== undefined && { keywords: figure.keywords }),
    ...(powers.length > 0 && { powers }),
    ...(figure.canUse.length > 0 && { canUse: figure.canUse }),
    ...(figure.abilities.length > 0 && { abilities: figure.abilities }),
    ...(figure.specialPowers.length > 0 && { specialPowers: figure.specialPowers.map(cardOf) }),
    ...(figure.traits && figure.traits.length > 0 && { traits: figure.traits.map(cardOf) }),
    ...(figure.teamAbilities.length > 0 && { teamAbilities: figure.teamAbilities }),
    ...(figure.symbols && { symbols: figure.symbols }),
    ...(figure.size !== 'standard' && { size: figure.size }),
    ...(figure.type === 'bystander' && { bystander: true }),
    ...(figure.range !== null && { range: figure.range }),
    ...(figure.bolts !== null && { bolts: figure.bolts })
  }
}

/** The lines of a card with their points, all or none; of a card without lines its price, where the team says another one. */
function linesOf({ member, figure }: MemberFound): readonly StartingLine[] {
  if (!figure) return []
  const { lines = [], points } = figure
  if (lines.length === 0) return points === null || member.points === undefined || member.points === points ? [] : [{ click: 1, points }]
  const priced = lines.flatMap((line) =>
    line.points === null ? [] : [{ click: line.click, points: line.points, ...(line.mark !== undefined && { mark: line.mark }) }]
  )
  return priced.length === lines.length ? priced : []
}

/** What a team says besides its members. */
export type TeamBeside = Readonly<
  Pick<
    Partial<TeamFile>,
    | 'buildTotal'
    | 'theme'
    | 'alternateTeamAbilities'
    | 'feats'
    | 'conditions'
    | 'probabilityControl'
    | 'objects'
    | 'sideline'
    | 'tarot'
    | 'maps'
  >
>

/** The parts of the library for a team's equipment and sideline. */
export interface TeamLibrary {
  readonly sets: readonly FigureSetFile[]
  readonly elements: readonly ElementsFile[]
}

const NOTHING: TeamLibrary = { sets: [], elements: [] }

/** Types of cards that a figure is equipped with. */
export const EQUIPPED: readonly string[] = ['equipment', 'attachment']

interface Piece {
  readonly card: FigureEntry | ElementEntry
  /** The code of its set. */
  readonly set: string
}

const known = new WeakMap<TeamLibrary['sets'], { readonly of: TeamLibrary['elements']; readonly pieces: readonly Piece[] }>()

/** The equipment of the library: looked for once, since each piece of each member asks for it. */
export function equipmentIn({ sets, elements }: TeamLibrary): readonly Piece[] {
  const before = known.get(sets)
  if (before?.of === elements) return before.pieces
  const pieces = [
    ...elements.flatMap((file) => file.elements.map((card) => ({ card, set: file.id }))),
    ...sets.flatMap((file) => file.figures.map((card) => ({ card, set: card.set ?? file.id })))
  ].filter(({ card }) => EQUIPPED.includes(card.type ?? ''))
  known.set(sets, { of: elements, pieces })
  return pieces
}

/** The only piece of equipment that has this id or is called so; else its name, of which nothing is known. */
export function pieceOf(name: string, library: TeamLibrary): string | ForceEquipment {
  const all = equipmentIn(library)
  const byId = all.filter(({ card }) => card.id === name)
  const [found, second] = byId.length > 0 ? byId : all.filter(({ card }) => isSameName(card.name, name))
  if (!found || second) return name
  const { id, name: printed, points } = found.card
  return { id, name: printed, ...(points !== null && { points }), set: found.set }
}

/** One of the sideline, with its card if the library has it. */
function asideOf(member: TeamMember, { sets }: TeamLibrary): string | SidelineElement {
  const found = memberIn(sets, member)
  if (!found.figure) return member.name || `${member.set ?? ''}${member.number ?? ''}` || (member.figure?.id ?? '?')
  const { set, keywords } = knownOf(found.figure)
  const points = pointsOf(found)
  return {
    id: found.figure.id,
    name: found.figure.name,
    ...(points !== null && { points }),
    ...(set !== undefined && { set }),
    ...(keywords && { keywords })
  }
}

/**
 * The list of the force. Its figures stand in the order of the members; objects that are named by their weight are counted, and
 * what else it names goes along: the check asks for it, or tells of it.
 */
export function forceOf(team: TeamBeside, members: readonly MemberFound[], library = NOTHING): ForceList {
  const { objects = [], sideline = [] } = team
  const weights = objects.filter(isWeight)
  const named = objects.filter((name) => !isWeight(name))
  const aside = sideline.flatMap((one) => Array.from({ length: one.count }, () => asideOf(one, library)))
  return {
    figures: members.map((one, index): ForceFigure => {
      const { member, figure } = one
      const points = pointsOf(one)
      const lines = linesOf(one)
      return {
        id: `member-${index + 1}`,
        name: nameOf(one),
        count: member.count,
        ...(points !== null && { points }),
        ...(lines.length > 0 && { lines, line: lineOf(member, figure) }),
        ...(figure
          ? knownOf(figure)
          : { ...(member.set !== undefined && { set: member.set }), ...(member.number !== undefined && { number: member.number }) }),
        ...(member.feats && { feats: member.feats }),
        ...(member.equipment && { equipment: member.equipment.map((piece) => pieceOf(piece, library)) })
      }
    }),
    ...(team.buildTotal !== undefined && { buildTotal: team.buildTotal }),
    ...(team.theme !== undefined && { theme: team.theme }),
    ...(team.alternateTeamAbilities && { alternateTeamAbilities: team.alternateTeamAbilities }),
    ...(team.feats && { feats: team.feats }),
    ...(team.conditions && { conditions: team.conditions }),
    ...(team.probabilityControl !== undefined && { probabilityControl: team.probabilityControl }),
    ...(weights.length > 0 && { objects: weights }),
    ...(named.length > 0 && { specialObjects: named }),
    ...(aside.length > 0 && { sideline: aside }),
    ...(team.tarot && team.tarot.length > 0 && { tarot: team.tarot }),
    ...(team.maps && team.maps.length > 0 && { maps: team.maps })
  }
}

/** What the team's file says that its members cost, where they cost something else; null: it says what they cost. */
export function statedOtherwise(team: TeamFile, members: readonly MemberFound[]): number | null {
  const sum = members.reduce((total, one) => total + (pointsOf(one) ?? 0) * one.member.count, 0)
  return team.total === sum ? null : team.total
}

/** The team with its members, and with the points that they come to. */
export function withMembers(team: TeamFile, members: readonly TeamMember[], sets: readonly FigureSetFile[]): TeamFile {
  const priced = members.map((member) => ({ ...member, points: pointsOf(memberIn(sets, member)) ?? 0 }))
  return { ...team, members: [...members], total: totalOf(priced) }
}
