/**
 * How names are typed at the door: some letters and Enter, one person after the other, without looking. Enter on a player who is here reports it;
 * if several people fit, typing stops: letters are refused and counted until one is chosen, or the name is changed or cleared.
 */
import { foundPlayers, sameAs, type Standing } from '../words/people.ts'
import { publisherField, typedPlayer } from './publisherNumbers.ts'
import { foundRegulars, type Regular } from './regulars.ts'
import { partsTyped } from './sides.ts'
import { namesOfPlayer } from '../../../../shared/tournament/league/people.ts'
import type { PlayerState } from '../../../../shared/tournament/state/state.ts'
import { isSameName, plainName, plainWords } from '../../../../shared/base/text/plainName.ts'

/** The deeds of Enter; `add`: a new player of the typed name, or a regular of an earlier event. */
export type DoorDeed =
  | { readonly do: 'add'; readonly name: string; readonly publisher?: string; readonly regular?: Regular }
  /** `number`: the player is here already and gets the typed publisher's number. */
  | { readonly do: 'check-in' | 'admit' | 'return' | 'number'; readonly player: string; readonly name: string; readonly publisher?: string }

export type DoorNote =
  /** `no-number`: no player has the typed number. */
  | { readonly say: 'here' | 'out' | 'no-number'; readonly name: string }
  /** Several people fit; `typed`: those who fit are here, and the name may be a new one. */
  | { readonly say: 'which'; readonly names: readonly string[] }
  | { readonly say: 'which-new'; readonly name: string; readonly typed: string }

export interface DoorEntry {
  readonly typed: string
  /** The row that was chosen by an arrow key; null: none. */
  readonly at: number | null
  readonly note: DoorNote | null
  /** Typing has stopped: how many keys were refused since; null: it has not. */
  readonly stopped: number | null
  /** Deeds that are being written. */
  readonly writing: readonly { readonly number: number; readonly deed: DoorDeed; readonly typed: string }[]
  readonly unsaved: readonly string[]
  readonly next: number
}

export const EMPTY_DOOR: DoorEntry = { typed: '', at: null, note: null, stopped: null, writing: [], unsaved: [], next: 1 }

export type DoorEvent =
  | { readonly do: 'text'; readonly value: string }
  | { readonly do: 'key'; readonly key: string }
  /** The button of a row. */
  | { readonly do: 'deed'; readonly deed: DoorDeed }
  | { readonly do: 'player'; readonly player: string }
  | { readonly do: 'wrote'; readonly number: number; readonly ok: boolean }
  | { readonly do: 'again'; readonly index: number }

export interface DoorKnowledge {
  readonly players: readonly PlayerState[]
  /** Players of earlier events. */
  readonly regulars: readonly Regular[]
  /** So many play at one side of a table. */
  readonly perSide: number
  standing(player: PlayerState): Standing
}

export interface DoorOutcome {
  readonly entry: DoorEntry
  /** The key was handled here: the box does not get it. */
  readonly taken: boolean
  readonly write?: { readonly number: number; readonly deed: DoorDeed }
}

export interface DoorRow {
  readonly name: string
  /** null: the row of a regular, or the one that adds the typed name. */
  readonly player: PlayerState | null
  readonly regular?: Regular
  readonly standing: Standing | null
}

const DEEDS: Readonly<Partial<Record<Standing, 'check-in' | 'admit' | 'return'>>> = {
  'not-here': 'check-in',
  waiting: 'admit',
  dropped: 'return'
}

/** The standing of a player once everything that is being written is written. */
const standingWith = ({ writing }: DoorEntry, knows: DoorKnowledge, player: PlayerState): Standing =>
  writing.some(({ deed }) => deed.do !== 'add' && deed.player === player.id) ? 'in' : knows.standing(player)

/** The entry with what names are searched by: the typed name without the number behind it, or the number if it is alone. */
function searched(entry: DoorEntry): DoorEntry {
  const { name, publisher } = typedPlayer(entry.typed)
  return publisher === null ? entry : { ...entry, typed: name || publisher }
}

/** The number behind a typed name; `null` if there is none, or no name. */
function numberTyped({ typed }: DoorEntry): string | null {
  const { name, publisher } = typedPlayer(typed)
  return name === '' ? null : publisher
}

/** Whether the typed name would be a new player's. */
function isNew({ typed, writing }: DoorEntry, players: readonly PlayerState[]): boolean {
  if (typed.trim() === '' || sameAs(players, typed) !== null) return false
  return writing.every(({ deed }) => deed.do !== 'add' || plainWords(deed.name).join(' ') !== plainWords(typed).join(' '))
}

/** So many regulars are offered at once. */
const MOST_REGULARS = 12

/** Regulars who fit and are not in the event yet. */
function offeredRegulars({ typed, writing }: DoorEntry, { players, regulars, perSide }: DoorKnowledge): Regular[] {
  if (typed.trim() === '') return []
  const added = writing.flatMap(({ deed }) => (deed.do === 'add' ? deed.name : []))
  const here = new Set([...players.flatMap(namesOfPlayer), ...added.flatMap(partsTyped)].map(plainName))
  return foundRegulars(regulars, typed, perSide)
    .filter(
      ({ name, members = [] }) =>
        sameAs(players, name) === null && !added.some((one) => isSameName(one, name)) && !members.some((one) => here.has(plainName(one)))
    )
    .slice(0, MOST_REGULARS)
}

/** Names that fit and are being written: a player of such a name is here. */
function foundAdded({ typed, writing }: DoorEntry, { players }: DoorKnowledge): string[] {
  if (typed.trim() === '') return []
  const added = writing.flatMap(({ deed }) =>
    deed.do === 'add' && sameAs(players, deed.name) === null ? { name: deed.name, club: null } : []
  )
  return foundPlayers(added, typed).map(({ name }) => name)
}

/** The rows under the box: who fits, of the list and of earlier events, and the one that adds the typed name. */
export function doorRows(before: DoorEntry, knows: DoorKnowledge): DoorRow[] {
  const entry = searched(before)
  const isNumber = entry !== before && numberTyped(before) === null
  const found = foundPlayers(knows.players, entry.typed)
  const regulars = offeredRegulars(entry, knows)
  const rows: DoorRow[] = [
    ...found.map((player) => ({ name: player.name, player, standing: standingWith(entry, knows, player) })),
    ...foundAdded(entry, knows).map((name) => ({ name, player: null, standing: 'in' as const })),
    ...regulars.map((regular) => ({ name: regular.name, player: null, standing: null, regular }))
  ]
  const isOther = !isNumber && isNew(entry, knows.players) && !regulars.some(({ name }) => isSameName(name, entry.typed))
  return isOther ? [...rows, { name: entry.typed.trim(), player: null, standing: null }] : rows
}

/** The row that Enter is about; null: it is a question, or nothing. */
export function chosenRow(before: DoorEntry, rows: readonly DoorRow[], knows: DoorKnowledge): number | null {
  const entry = searched(before)
  if (entry.at !== null) return Math.min(entry.at, rows.length - 1)
  if (entry.typed.trim() === '') return null
  const same = sameAs(knows.players, entry.typed)
  if (same) return rows.findIndex(({ player }) => player?.id === same.id)
  const coming = rows.flatMap(({ standing }, index) => (standing !== null && DEEDS[standing] ? [index] : []))
  if (coming.length > 0) return coming.length === 1 ? coming[0]! : null
  const known = rows.flatMap(({ regular }, index) => (regular ? [index] : []))
  if (known.length > 0) return regularAt(entry, rows, known)
  return rows.length === 1 ? 0 : null
}

/** Players of the list are first; a whole name that is not quite a regular's, and letters of a player who is here, may mean another person. */
function regularAt({ typed }: DoorEntry, rows: readonly DoorRow[], known: readonly number[]): number | null {
  const same = known.find((index) => isSameName(rows[index]!.name, typed))
  if (same !== undefined) return same
  const parts = known.some((index) => rows[index]!.regular?.members) ? partsTyped(typed) : [typed]
  const isOpen = parts.some((part) => plainWords(part).length > 1) || rows.some(({ standing }) => standing !== null)
  return known.length === 1 && !isOpen ? known[0]! : null
}

export function doorStep(before: DoorEntry, event: DoorEvent, knows: DoorKnowledge): DoorOutcome {
  switch (event.do) {
    case 'text':
      return before.stopped !== null && event.value.length > before.typed.length
        ? refuse(before)
        : { entry: { ...before, typed: event.value, at: null, note: null, stopped: null }, taken: false }
    case 'key':
      return onKey(before, event.key, knows)
    case 'deed':
      return send(before, event.deed)
    case 'player': {
      const player = knows.players.find(({ id }) => id === event.player)
      return player
        ? enter(before, { name: player.name, player, standing: standingWith(before, knows, player) })
        : { entry: before, taken: true }
    }
    case 'wrote':
      return wrote(before, event.number, event.ok)
    case 'again':
      return {
        entry: { ...cleared(before), typed: before.unsaved[event.index]!, unsaved: before.unsaved.toSpliced(event.index, 1) },
        taken: true
      }
  }
}

const cleared = (entry: DoorEntry): DoorEntry => ({ ...entry, typed: '', at: null, note: null, stopped: null })
const refuse = (entry: DoorEntry): DoorOutcome => ({ entry: { ...entry, stopped: (entry.stopped ?? 0) + 1 }, taken: true })

function onKey(entry: DoorEntry, key: string, knows: DoorKnowledge): DoorOutcome {
  if (key === 'Escape') return { entry: cleared(entry), taken: true }
  if (key === 'ArrowDown' || key === 'ArrowUp') return arrow(entry, key === 'ArrowDown' ? 1 : -1, knows)
  // A chosen row answers the question: Enter takes it.
  const isRefused = key.length === 1 || (entry.at === null && (key === 'Enter' || key === 'Tab'))
  if (entry.stopped !== null && isRefused) return refuse(entry)
  if (key !== 'Enter') return { entry, taken: false }
  const rows = doorRows(entry, knows)
  const at = chosenRow(entry, rows, knows)
  if (at !== null && rows[at]) return enter(entry, rows[at])
  if (entry.typed.trim() === '') return { entry, taken: true }
  if (rows.length === 0) {
    const { name, publisher } = typedPlayer(entry.typed)
    if (name === '') return { entry: { ...entry, note: { say: 'no-number', name: publisher ?? '' } }, taken: true }
    // The name is being written.
    return { entry: { ...cleared(entry), note: { say: 'here', name } }, taken: true }
  }
  return ask(entry, rows)
}

function arrow(entry: DoorEntry, by: 1 | -1, knows: DoorKnowledge): DoorOutcome {
  const rows = doorRows(entry, knows)
  const from = entry.at ?? chosenRow(entry, rows, knows) ?? -1
  return { entry: { ...entry, at: Math.max(0, Math.min(rows.length - 1, from + by)) }, taken: true }
}

/** Several fit. A player who is here already is no answer, unless the name may be a new one. */
function ask(entry: DoorEntry, rows: readonly DoorRow[]): DoorOutcome {
  const { typed } = searched(entry)
  const listed = rows.filter(({ standing }) => standing !== null && DEEDS[standing])
  // Without a player of the list: regulars, and the others that fit.
  const isRegular = rows.some(({ regular }) => regular)
  const coming = listed.length > 0 || !isRegular ? listed : rows
  if (coming.length > 0)
    return { entry: { ...entry, note: { say: 'which', names: coming.map(({ name }) => name) }, stopped: 0 }, taken: true }
  const here = rows.find(({ standing }) => standing === 'in')
  if (!here) return rows[0]?.player ? enter(entry, rows[0]) : { entry, taken: true }
  // Two words are a whole name, which is not the one that is here.
  if (plainWords(typed).length > 1 && rows.at(-1)?.player === null)
    return { entry: { ...entry, note: { say: 'which-new', name: here.name, typed: typed.trim() }, stopped: 0 }, taken: true }
  return enter(entry, here)
}

function enter(entry: DoorEntry, { name, player, standing, regular }: DoorRow): DoorOutcome {
  const typed = numberTyped(entry)
  if (!player && standing === null) return send(entry, { do: 'add', name, ...publisherField(typed), ...(regular && { regular }) })
  const deed = DEEDS[standing ?? 'in']
  const other = typed !== null && typed !== player?.publisher ? typed : null
  if (player && deed) return send(entry, { do: deed, player: player.id, name, ...publisherField(other) })
  if (player && standing === 'in' && other !== null) return send(entry, { do: 'number', player: player.id, name, publisher: other })
  return { entry: { ...cleared(entry), note: { say: standing === 'disqualified' ? 'out' : 'here', name } }, taken: true }
}

/** It is written in its turn; the next name is typed meanwhile, so the box is empty at once. */
function send(entry: DoorEntry, deed: DoorDeed): DoorOutcome {
  const number = entry.next
  const writing = [...entry.writing, { number, deed, typed: entry.typed.trim() || deed.name }]
  return { entry: { ...cleared(entry), writing, next: number + 1 }, taken: true, write: { number, deed } }
}

function wrote(before: DoorEntry, number: number, ok: boolean): DoorOutcome {
  const one = before.writing.find((each) => each.number === number)
  const entry = { ...before, writing: before.writing.filter((each) => each.number !== number) }
  if (!one || ok) return { entry, taken: true }
  if (entry.typed === '') return { entry: { ...entry, typed: one.typed }, taken: true }
  return { entry: { ...entry, unsaved: [...entry.unsaved, one.typed] }, taken: true }
}
