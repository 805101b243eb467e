/** An edition as a file: all that one ruleset changes in another, rules and texts. Read again over the same parent it rules the same. */
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { idOf } from '../base/text/idOf.ts'
import type { Standing } from '../contract/ruling.ts'
import type { Brought, EditionFormat, JudgeDecides, RuleEntry, Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Clause, Effect } from '../rules/vocabulary/vocabulary.ts'
import { addressesOf } from '../editions/addresses.ts'
import { foundationOf } from '../editions/foundations.ts'
import { flatParams, LEFT_OUT } from '../editions/paramSchema.ts'
import { EDITION_FORMAT, VOCABULARY, type EditionFile, type EffectChange, type RowChange } from '../editions/editionSchema.ts'
import { standingIn } from '../editions/standing.ts'

type Entries = ReadonlyMap<string, unknown>
type Sources = NonNullable<EditionFile['sources']>

const same = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a ?? null) === canonicalJson(b ?? null)
const isEmpty = (record: object): boolean => Object.keys(record).length === 0
const orLeftOut = <T extends object>(record: T): T | undefined => (isEmpty(record) ? undefined : record)

/** The fields of an effect that a change may name, in addition to its clauses. */
const CHANGED_FIELDS = ['name', 'kind', 'slot', 'rule', 'summary', 'act', 'grants', 'joins', 'counterable', 'idle'] as const

/** Clauses by their addresses. */
function byAddress(list: readonly Clause[]): ReadonlyMap<string, Clause> {
  const addresses = addressesOf(list)
  return new Map(list.map((clause, index) => [addresses[index]!, clause]))
}

/** The changes of a list of clauses by address; the whole list if they would come in another order. `undefined`: there are none. */
function clauseChanges(was: readonly Clause[], is: readonly Clause[]): EffectChange['clauses'] {
  const [before, after] = [byAddress(was), byAddress(is)]
  const changes: Record<string, unknown> = {}
  for (const address of before.keys()) if (!after.has(address)) changes[address] = null
  for (const [address, clause] of after) {
    if (same(before.get(address), clause)) continue
    const { phase: _, ...fields } = clause as Clause & { readonly does?: unknown }
    delete (fields as { does?: unknown }).does
    changes[address] = fields
  }
  if (isEmpty(changes)) return undefined
  const laid = [...new Set([...before.keys(), ...Object.keys(changes)])].filter((address) => changes[address] !== null)
  return same(laid, [...after.keys()]) ? changes : [...is]
}

/**
 * @param rowText the text of its row in the document
 * @param founded the effect of this id in the foundation, which the file may restore
 */
function effectChange(was: Effect | undefined, is: Effect, rowText?: string, founded?: Effect): EffectChange {
  const { id: _, clauses, ...fields } = is
  if (was === undefined && founded !== undefined) return { restore: true, ...effectChange(founded, is, rowText) }
  if (was === undefined) {
    // Without a summary it has the text of its row, which may be longer than a summary.
    const { summary, ...others } = fields
    return { ...others, ...(summary !== rowText && { summary }), clauses: [...clauses] }
  }
  const changes: Record<string, unknown> = {}
  for (const field of CHANGED_FIELDS) if (!same(was[field], is[field])) changes[field] = is[field] ?? null
  const own = clauseChanges(was.clauses, is.clauses)
  return { ...changes, ...(own && { clauses: own }) }
}

function effectsOf(parent: Ruleset, child: Ruleset, rows: EditionFile['rows']): EditionFile['effects'] {
  const effects: Record<string, EffectChange | null> = {}
  const founded = foundationOf(child.brought?.foundation ?? 'classic').effects
  for (const id of parent.effects.keys()) if (!child.effects.has(id)) effects[id] = null
  for (const [id, is] of child.effects) {
    const was = parent.effects.get(id)
    const change = was === is ? {} : effectChange(was, is, rows?.[is.rule]?.text, founded.get(id))
    if (!isEmpty(change)) effects[id] = change
  }
  return orLeftOut(effects)
}

/** Values that differ, and those that another row says. */
function paramsOf(parent: Ruleset, child: Ruleset): EditionFile['params'] {
  const [before, rows, rowsBefore] = [flatParams(parent.params), child.brought?.paramRows, parent.brought?.paramRows]
  const changes = [...flatParams(child.params)].flatMap(([address, is]) => {
    const by = rows?.get(address)
    if (same(before.get(address), is) && by === rowsBefore?.get(address)) return []
    return [[address, by === undefined ? is : { is, by }] as const]
  })
  const after = flatParams(child.params)
  const removed = [...LEFT_OUT].filter(([address]) => before.has(address) && !after.has(address))
  return orLeftOut(Object.fromEntries([...changes, ...removed]))
}

/** A list as what is added to that of the parent and taken from it; the whole list if they would come in another order. `undefined`: it is the same. */
function listChange(was: readonly string[], is: readonly string[]): string[] | undefined {
  if (same(was, is)) return undefined
  const [gone, more] = [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))]
  const laid = [...was.filter((one) => !gone.includes(one)), ...more]
  return same(laid, is) ? [...gone.map((one) => `-${one}`), ...more.map((one) => `+${one}`)] : [...is]
}

/** Kinds of sources that no document describes. Rows state their standing, so it changes nothing. */
const KIND_BY_STANDING: Readonly<Record<Standing, Sources[number]['kind']>> = {
  'official-text': 'book',
  'official-answer': 'answer',
  transcribed: 'copy',
  'as-before': 'book',
  reading: 'forum',
  house: 'house'
}

/** The sources of rows: those that documents describe, and new ones for other books. */
class Shelfmarks {
  readonly #known: Sources
  readonly #used = new Map<string, Sources[number]>()

  constructor(known: Sources) {
    this.#known = known
  }

  /** The id of the source of this title. */
  idOf(title: string, standing: Standing | null): string {
    const used = this.#used.get(title)
    if (used) return used.id
    const described = this.#known.findLast((source) => source.title === title)
    const source = described ?? {
      id: idOf(title, 'source').slice(0, 60).replace(/-$/, ''),
      title,
      kind: KIND_BY_STANDING[standing ?? 'reading']
    }
    const taken = (id: string): boolean => [...this.#used.values()].some((other) => other.id === id)
    let { id } = source
    for (let number = 2; taken(id); number++) id = `${source.id}-${number}`
    this.#used.set(title, { ...source, id })
    return id
  }

  get all(): Sources {
    return [...this.#used.values()]
  }
}

/** Texts and translations in the language of the document. */
class Texts {
  readonly words: Record<string, Record<string, string>> = {}
  readonly #parent: Brought | undefined
  readonly #child: Brought | undefined
  readonly #language: string

  constructor(parent: Ruleset, child: Ruleset, language: string) {
    this.#parent = parent.brought
    this.#child = child.brought
    this.#language = language
  }

  /** The text at an address if the document has to say it: it is another one than that of the parent, or a translation of that one is gone. */
  at(address: string): string | undefined {
    const is = this.#child?.texts.get(address)
    if (is === undefined) return undefined
    const translations = (brought: Brought | undefined) =>
      [...(brought?.translations ?? [])].flatMap(([language, words]) => (words.has(address) ? [language] : []))
    const isKept = translations(this.#parent).every((language) => this.#child!.translations.get(language)?.has(address))
    if (isKept && same(this.#parent?.texts.get(address), is)) {
      this.#translate(address, this.#parent)
      return undefined
    }
    this.#translate(address)
    const { text, language } = is
    if (language === this.#language) return text
    // A document has one language: a text in another one is there as a translation.
    this.#say(language, address, text)
    return this.#child!.translations.get(this.#language)?.get(address) ?? text
  }

  /** The translations of a text that are not those of `before`. */
  #translate(address: string, before?: Brought): void {
    for (const [language, words] of this.#child!.translations) {
      const text = words.get(address)
      if (text !== undefined && text !== before?.translations.get(language)?.get(address)) this.#say(language, address, text)
    }
  }

  #say(language: string, address: string, text: string): void {
    if (language === this.#language) return
    this.words[language] ??= {}
    this.words[language][address] = text
  }

  /** `sentences` or `terms`. */
  record(kind: 'sentences' | 'terms'): Record<string, string> | undefined {
    const ids = [...(this.#child?.texts.keys() ?? [])].flatMap((address) =>
      address.startsWith(`${kind}.`) ? [address.slice(kind.length + 1)] : []
    )
    return orLeftOut(
      Object.fromEntries(
        ids.flatMap((id) => {
          const text = this.at(`${kind}.${id}`)
          return text === undefined ? [] : [[id, text] as const]
        })
      )
    )
  }
}

/** The maps of documents about rows, by row. */
const stated = ({ brought }: Ruleset, row: string) => ({
  standing: brought?.standings.get(row),
  asOf: brought?.asOf.get(row),
  same: brought?.same.get(row)?.toSorted() ?? []
})

function rowChange(parent: Ruleset, child: Ruleset, is: RuleEntry, texts: Texts, marks: Shelfmarks): RowChange | null {
  const { id } = is
  const was = parent.rules.get(id)
  const [title, text] = [texts.at(`rows.${id}.title`), texts.at(`rows.${id}.text`)]
  const own = stated(child, id)
  if (title === undefined && text === undefined && same(was, is) && same(stated(parent, id), own)) return null
  const standing = standingIn(child, id)
  const pairs = own.same.filter((other) => !parent.brought?.same.get(id)?.includes(other))
  return {
    ...((title !== undefined || was?.title !== is.title) && { title: title ?? is.title }),
    ...(was?.document !== is.document && { source: marks.idOf(is.document, standing) }),
    ...((was?.section ?? '') !== is.section && { place: is.section }),
    ...(text !== undefined && { text }),
    ...(standing !== null && { standing }),
    ...(own.asOf !== undefined && { asOf: own.asOf }),
    ...(pairs.length > 0 && { same: pairs })
  }
}

/** The rows that are cited instead of others: a field of that row if it is in the document, else a step. */
function standIns(parent: Ruleset, child: Ruleset, rows: Readonly<Record<string, RowChange | null>>) {
  const [before, after] = [parent.brought?.instead ?? new Map<string, string>(), child.brought?.instead ?? new Map<string, string>()]
  const instead = new Map<string, string[]>()
  const steps: Record<string, string> = {}
  const differs = [...after].filter(([row, by]) => before.get(row) !== by)
  for (const [row, by] of differs) {
    if (parent.rules.has(row) && rows[by]) instead.set(by, [...(instead.get(by) ?? []), row])
    else steps[row] = by
  }
  const own = new Map([...instead].flatMap(([by, list]) => list.map((row) => [row, by] as const)))
  for (const [row, by] of before) {
    const is = after.get(row)
    // A row that replaces the row of a step would replace it in that step, too.
    if (is !== undefined && is === by && own.has(by)) steps[row] = by
    // A step that cites its usual row is as if it were not changed.
    if (is === undefined && rows[by] !== null) steps[row] = row.split('/', 1)[0]!
  }
  return { instead, steps: orLeftOut(steps) }
}

function rowsOf(parent: Ruleset, child: Ruleset, texts: Texts, marks: Shelfmarks): Pick<EditionFile, 'rows' | 'steps'> {
  const changes: Record<string, RowChange | null> = {}
  const beside = besideOf(parent, child)
  for (const id of parent.rules.keys()) if (!child.rules.has(id)) changes[id] = null
  for (const is of child.rules.values()) {
    const change = rowChange(parent, child, is, texts, marks)
    const lists = beside.get(is.id)
    if (change !== null || lists) changes[is.id] = { ...(change ?? { standing: standingIn(child, is.id)! }), ...lists }
  }
  const { instead, steps } = standIns(parent, child, changes)
  const rows = Object.fromEntries(
    Object.entries(changes).map(([id, change]) => [id, change && instead.has(id) ? { ...change, instead: instead.get(id)! } : change])
  )
  return { ...(!isEmpty(rows) && { rows }), ...(steps && { steps }) }
}

function readingsOf(parent: Ruleset, child: Ruleset): EditionFile['readings'] {
  const [before, after] = [
    parent.brought?.readings ?? new Map<string, never>(),
    child.brought?.readings ?? new Map<string, never>()
  ] as const
  const changed = [...(after as Entries)].filter(([address, values]) => !same((before as Entries).get(address), values))
  const gone = [...before.keys()].filter((address) => !after.has(address)).map((address) => [address, []] as const)
  return orLeftOut(Object.fromEntries([...changed, ...gone])) as EditionFile['readings']
}

/** Formats of the child that are not those of the parent; `-id`: the parent has one that the child does not have. */
function formatsOf(parent: Ruleset, child: Ruleset): EditionFile['formats'] {
  const [was, is] = [
    parent.brought?.formats ?? new Map<string, EditionFormat>(),
    child.brought?.formats ?? new Map<string, EditionFormat>()
  ]
  const changes = [
    ...[...is].flatMap(([id, format]) => (same(was.get(id), format) ? [] : [format])),
    ...[...was.keys()].flatMap((id) => (is.has(id) ? [] : [`-${id}`]))
  ]
  return changes.length > 0 ? (changes as NonNullable<EditionFile['formats']>) : undefined
}

/** Decisions of the judge in the child that are not those of the parent. */
function judgeOf(parent: Ruleset, child: Ruleset, texts: Texts): EditionFile['judge'] {
  const [was, is] = [parent.brought?.judge ?? new Map<string, JudgeDecides>(), child.brought?.judge ?? new Map<string, JudgeDecides>()]
  const changes: NonNullable<EditionFile['judge']> = {}
  for (const row of was.keys()) if (!is.has(row) && child.rules.has(row)) changes[row] = null
  for (const [row, { why, touches }] of is) {
    const said = texts.at(`judge.${row}`)
    if (said !== undefined || !same(was.get(row), is.get(row)))
      changes[row] = { why: said ?? why, ...(touches.length > 0 && { touches: [...touches] }) }
  }
  return orLeftOut(changes)
}

/** Rows of the parent with a text of the child, or with one that is lost, by the row of the child. */
function besideOf(parent: Ruleset, child: Ruleset): ReadonlyMap<string, Pick<RowChange, 'beside' | 'lost'>> {
  const all = new Map<string, { beside?: string[]; lost?: string[] }>()
  for (const [row, own] of Object.entries(child.replacedRows)) {
    if (same(parent.replacedRows[row], own)) continue
    const lists = all.get(own.rule) ?? {}
    all.set(own.rule, lists)
    ;(lists[own.lost ? 'lost' : 'beside'] ??= []).push(row)
  }
  return all
}

/** The name of a document and its start. */
export type AboutEdition = Pick<EditionFile, 'id' | 'name' | 'version'> &
  Partial<Pick<EditionFile, 'short' | 'typed' | 'date' | 'language' | 'parent' | 'foundation'>>

/**
 * @param about without a start in it, the file is made over the parent with these very rules
 * @param described documents that have described sources of these rows
 * @returns a file that, laid over `parent`, rules as `child` does
 */
export function documentOf(parent: Ruleset, child: Ruleset, about: AboutEdition, described: readonly EditionFile[] = []): EditionFile {
  const { id, name, version, short, typed, date, language, parent: over, foundation } = about
  const texts = new Texts(parent, child, (language ?? 'en').toLowerCase().split('-', 1)[0]!)
  const marks = new Shelfmarks(described.flatMap(({ sources = [] }) => sources))
  const { rows, steps } = rowsOf(parent, child, texts, marks)
  const [terms, sentences] = [texts.record('terms'), texts.record('sentences')]
  const sizes = Object.entries(child.sizeAbilities).flatMap(([size, list]) => {
    const change = listChange(parent.sizeAbilities[size as 'tiny'], list)
    return change ? [[size, change] as const] : []
  })
  const start = foundation ? { foundation } : { parent: over ?? { id: parent.id, ...(parent.brought && { rules: parent.brought.rules }) } }
  const fields = {
    short,
    typed,
    date,
    language,
    ...start,
    needs: { vocabulary: VOCABULARY },
    sources: orLeftOut(marks.all),
    params: paramsOf(parent, child),
    readings: readingsOf(parent, child),
    effects: effectsOf(parent, child, rows),
    rows,
    steps,
    judge: judgeOf(parent, child, texts),
    formats: formatsOf(parent, child),
    terms,
    sentences,
    words: orLeftOut(texts.words),
    everyone: listChange(parent.everyone, child.everyone),
    sizeAbilities: orLeftOut(Object.fromEntries(sizes))
  }
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { format: EDITION_FORMAT, id, name, version, ...said }
}
