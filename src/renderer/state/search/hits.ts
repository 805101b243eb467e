/** What was found, as lists to show: grouped by kind, the group with the best fit first. */
import { referenceTexts } from '../../i18n/referenceTexts.ts'
import { texts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import type { Command } from '../commands.ts'
import { addEntry, useMap } from '../figureActions.ts'
import { entryOf } from '../reference/entries.ts'
import { openReference } from '../reference/openReference.ts'
import { groupOf } from '../reference/sections.ts'
import { openRuling } from '../rulingActions.ts'
import { nextSide } from '../setup/putOn.ts'
import { suits } from '../suits.ts'
import { activeRuleset, systemTable } from '../systems/activeTable.ts'
import { figureKey, KINDS, type Kind } from './documents.ts'
import { excerpt, marked, type Piece } from './marks.ts'
import { SearchIndex, type Found } from './searchIndex.ts'

export type HitKind = Kind | 'command' | 'recent'

export interface Hit {
  /** One of its kind only. */
  readonly key: string
  readonly title: readonly Piece[]
  /** A rule's id, or the keys of a command. */
  readonly code: string
  /** Where it stands: a section, a set, a day. */
  readonly place: string
  readonly text: readonly Piece[]
  readonly run: () => void
}

export interface HitGroup {
  readonly kind: HitKind
  readonly hits: readonly Hit[]
  /** How many there are besides those shown. */
  readonly more: number
}

/** The order of groups that fit equally well. */
const ORDER: readonly HitKind[] = ['command', 'power', 'rule', 'terrain', 'figure', 'map', 'ruling', 'note']

/** Found at most in one kind. */
const MOST = 60

/** Searches commands and everything kept on this device. `shown`: entries of a group before "Show all". */
export function search(app: App, commands: readonly Command[], typed: string, shown: number, whole: HitKind | null = null): readonly HitGroup[] {
  const groups = [
    ...findCommands(app, commands, typed),
    ...KINDS.flatMap(kind => {
      const hits = app.search.find(kind, typed, MOST).flatMap(found => hitOf(app, kind, found) ?? [])
      return hits.length ? [{ kind, hits }] : []
    })
  ]
  return groups
    .map(({ kind, hits }) => ({ kind, best: Math.max(...hits.map(({ fit }) => fit)), hits: hits.map(({ hit }) => hit) }))
    .sort((a, b) => b.best - a.best || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map(({ kind, hits }) => {
      const some = kind === whole ? hits : hits.slice(0, shown)
      return { kind, hits: some, more: hits.length - some.length }
    })
}

interface Fitting {
  readonly fit: Found['fit']
  readonly hit: Hit
}

export const hitOfCommand = (command: Command, terms: readonly string[] = []): Hit => ({
  key: command.id, title: marked(command.label, terms), code: command.key ?? '', place: command.note ?? '', text: [], run: command.run
})

function findCommands(app: App, commands: readonly Command[], typed: string): readonly { readonly kind: HitKind; readonly hits: readonly Fitting[] }[] {
  const index = new SearchIndex()
  index.add(commands.map(({ id, label, note }) => ({ id, title: label, names: note ?? '', text: '' })))
  const hits = index.find(typed, app.search.thesaurus, MOST).flatMap(({ id, fit, terms }) => {
    const command = commands.find(known => known.id === id)
    return command ? [{ fit, hit: hitOfCommand(command, terms) }] : []
  })
  return hits.length ? [{ kind: 'command', hits }] : []
}

function hitOf(app: App, kind: Kind, { id, fit, terms }: Found): Fitting | null {
  const made = (hit: Omit<Hit, 'key' | 'title'> & { readonly title: string }): Fitting => ({ fit, hit: { ...hit, key: `${kind} ${id}`, title: marked(hit.title, terms) } })
  switch (kind) {
    case 'rule': case 'power': case 'terrain': {
      const entry = entryOf(id)
      return entry ? made({
        title: entry.title, code: entry.kind === 'rule' ? entry.id : '',
        place: `${referenceTexts.groups[groupOf(entry.section)]} › ${referenceTexts.sections[entry.section]}`,
        text: excerpt(entry.summary, terms), run: () => { openReference(app, entry.id) }
      }) : null
    }
    case 'note': {
      const entry = entryOf(id)
      return entry ? made({
        title: entry.title, code: entry.kind === 'rule' ? entry.id : '', place: referenceTexts.sections[entry.section],
        text: excerpt(app.notes.of(id)?.text ?? '', terms), run: () => { openReference(app, entry.id) }
      }) : null
    }
    case 'map': {
      const map = app.library.maps.filter(suits(activeRuleset(app))).find(known => known.id === id)
      return map ? made({ title: map.name, code: map.map.size.join(' × '), place: texts.maps.use, text: excerpt(map.description, terms), run: () => { useMap(app, map) } }) : null
    }
    case 'figure': {
      if (systemTable(app)) return null
      const set = app.library.figureSets.find(known => id.startsWith(`${known.id}/`) && known.figures.some(figure => figureKey(known.id, figure.id) === id))
      const entry = set?.figures.find(figure => figureKey(set.id, figure.id) === id)
      return set && entry ? made({
        title: entry.name, code: entry.points === null ? '' : texts.add.points(entry.points), place: `${set.name} · ${texts.figures.use}`, text: [],
        run: () => { addEntry(app, entry, nextSide(app)) }
      }) : null
    }
    case 'ruling': {
      const saved = app.library.rulings.find(known => known.id === id)
      return saved ? made({
        title: saved.title, code: '', place: texts.rulesets[saved.case.ruleset] ?? saved.case.ruleset,
        text: excerpt(saved.ruling.because.find(reason => reason.weight === 'decides')?.text ?? '', terms), run: () => { openRuling(app, saved) }
      }) : null
    }
  }
}
