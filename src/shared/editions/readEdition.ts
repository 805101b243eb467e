/**
 * An edition from a file, laid over its parent: a whole ruleset, or the problems with their places. A change that is not understood is
 * refused, since half a rule must not rule.
 */
import { inCodeOrder } from '../base/text/inCodeOrder.ts'
import { phrase, problem } from '../base/problem.ts'
import { fail, ok, type Problem, type Result } from '../base/result.ts'
import { checked, failWith, foundOf, isRecord, pointerStep } from '../base/validate.ts'
import { RULESETS, type Size } from '../contract/case.ts'
import type { Brought, EditionFormat, JudgeDecides, ReplacingRow, RuleEntry, Ruleset } from '../rules/vocabulary/ruleset.ts'
import type { Clause, Effect } from '../rules/vocabulary/vocabulary.ts'
import { addressesOf, addressOf } from './addresses.ts'
import { CLAUSE_ADDRESSES, clauseSchemaAt, readClause } from './clauseSchema.ts'
import { editionSchema, paramValue, VOCABULARY, type EditionFile, type EffectChange } from './editionSchema.ts'
import { foundationOf } from './foundations.ts'
import { insteadOf, sameRows, standingOf } from './layRows.ts'
import { layWords } from './layWords.ts'
import { nearestOf } from './nearest.ts'
import { PARAM_SCHEMAS, withParams } from './paramSchema.ts'
import { rulesHash } from './rulesHash.ts'

/** How the ids of editions that come with Linejudge begin, later ones included. */
const RESERVED = /^(?:heroclix|clix-campaign|heroscape|descent)(?=[-:]|$)/

/** The problem with the id of an own edition, or null: it must not look like one that comes with Linejudge. @param path of the id */
export function ownId(id: string, path: string): Problem | null {
  if (RULESETS.some((one) => one === id)) return problem('shipped-id', path, 'edition-shipped-id', { id })
  const [begins] = RESERVED.exec(id) ?? []
  return begins === undefined ? null : problem('reserved-id', path, 'edition-reserved-id', { id, begins })
}

/** The shape of a file, or what is wrong with it. @param path JSON pointer of the edition in what is read */
export function checkEditionShape(json: unknown, path = ''): Result<EditionFile> {
  const needs = isRecord(json) && isRecord(json.needs) ? json.needs.vocabulary : undefined
  if (typeof needs === 'number' && needs > VOCABULARY)
    return fail(problem('newer-edition', `${path}/needs/vocabulary`, 'edition-newer', { needs, reads: VOCABULARY }))
  if (!isRecord(json))
    return fail(problem('wrong-value', path, 'wrong-value', { found: foundOf(json), expected: phrase('expected.object', {}) }))
  const shape = checked(editionSchema, json, path)
  if (!shape.ok) return shape
  const { parent, foundation } = shape.value
  if (parent !== undefined && foundation !== undefined) return fail(problem('wrong-value', `${path}/foundation`, 'edition-two-starts', {}))
  if (parent === undefined && foundation === undefined) return fail(problem('missing-field', path, 'missing-field', { field: 'parent' }))
  return shape
}

class Laying {
  readonly problems: Problem[] = []
  readonly effects: Map<string, Effect>
  readonly rules: Map<string, RuleEntry>
  /** Titles of sources by id, those of the parent among them. */
  readonly sources: ReadonlyMap<string, string>
  /** The least and the greatest number of effects whose ids have one. */
  readonly numbered = new Map<string, readonly [number, number]>()
  /** The row cited for each parameter, by its address. */
  readonly paramRows = new Map<string, string>()
  /** Rows of the parent that the edition has in its own words, or of which its own text is lost. */
  readonly replacedRows: Record<string, ReplacingRow>
  readonly file: EditionFile
  readonly parent: Ruleset
  readonly path: string

  constructor(parent: Ruleset, file: EditionFile, path: string) {
    this.parent = parent
    this.file = file
    this.path = path
    this.effects = new Map(parent.effects)
    this.rules = new Map(parent.rules)
    this.replacedRows = { ...parent.replacedRows }
    const own = (file.sources ?? []).map(({ id, title }) => [id, title] as const)
    this.sources = new Map([...(parent.brought?.sources ?? []), ...own])
  }

  rows(): void {
    for (const [id, change] of Object.entries(this.file.rows ?? {})) {
      const path = `${this.path}/rows${pointerStep(id)}`
      const before = this.rules.get(id)
      if (change === null) {
        this.#remove(id, path)
        continue
      }
      const document = change.source === undefined ? before?.document : this.sources.get(change.source)
      if (change.source !== undefined && document === undefined)
        this.problems.push(problem('source-missing', `${path}/source`, 'edition-source-missing', { id: change.source }))
      const title = change.title ?? before?.title
      if (title === undefined) this.problems.push(problem('missing-field', path, 'missing-field', { field: 'title' }))
      this.rules.set(id, {
        id,
        title: title ?? id,
        document: document ?? this.file.name,
        section: change.place ?? before?.section ?? ''
      })
      change.instead?.forEach((row, index) => {
        if (!this.parent.rules.has(row)) this.#noRow(row, `${path}/instead/${index}`)
      })
      change.same?.forEach((row, index) => {
        if (!this.parent.rules.has(row) && !this.file.rows?.[row]) this.#noRow(row, `${path}/same/${index}`)
      })
      for (const field of ['beside', 'lost'] as const)
        change[field]?.forEach((row, index) => {
          if (this.parent.rules.has(row)) this.replacedRows[row] = field === 'lost' ? { rule: id, lost: true } : { rule: id }
          else this.#noRow(row, `${path}/${field}/${index}`)
        })
    }
  }

  /** Rows of a foundation are named by procedures; only rows of documents are removed. */
  #remove(id: string, path: string): void {
    const isOwn = this.parent.brought?.standings.has(id) === true && !foundationOf(this.parent.brought.foundation).rules.has(id)
    if (isOwn) {
      this.rules.delete(id)
      for (const [row, own] of Object.entries(this.replacedRows)) if (own.rule === id) delete this.replacedRows[row]
    } else if (this.rules.has(id)) this.problems.push(problem('row-in-use', path, 'edition-row-of-foundation', { id }))
    else this.#noRow(id, path)
  }

  /** The effects that remain must not name a row that is removed. */
  removedRows(): void {
    const removed = Object.entries(this.file.rows ?? {}).flatMap(([id, change]) => (change === null ? [id] : []))
    if (removed.length === 0) return
    const names = (row: string, { rule, clauses }: Effect): boolean => rule === row || clauses.some((clause) => clause.rule === row)
    for (const row of removed) {
      const effect = [...this.effects.values()].find((one) => names(row, one))
      if (effect)
        this.problems.push(
          problem('row-in-use', `${this.path}/rows${pointerStep(row)}`, 'edition-row-in-use', { id: row, by: effect.name })
        )
    }
  }

  params(): ReadonlyMap<string, unknown> {
    const changes = new Map<string, unknown>()
    for (const [address, given] of Object.entries(this.file.params ?? {})) {
      const path = `${this.path}/params${pointerStep(address)}`
      const schema = PARAM_SCHEMAS.get(address)
      if (!schema) {
        this.#unknownParameter(address, path)
        continue
      }
      const withRow = isRecord(given) && 'is' in given
      const whole = withRow ? checked(paramValue, given, path) : ok({ is: given, by: undefined })
      if (!whole.ok) {
        this.problems.push(...whole.problems)
        continue
      }
      const value = checked(schema, whole.value.is, withRow ? `${path}/is` : path)
      if (!value.ok) {
        const code = typeof whole.value.is === 'number' ? 'out-of-range' : 'wrong-value'
        this.problems.push(...value.problems.map((one) => ({ ...one, code })))
      } else changes.set(address, value.value)
      if (whole.value.by === undefined) continue
      this.paramRows.set(address, whole.value.by)
      if (!this.rules.has(whole.value.by)) this.#noRow(whole.value.by, `${path}/by`)
    }
    return changes
  }

  /** Each value of an open point must be one that its parameter may have. */
  readings(): void {
    for (const [address, values] of Object.entries(this.file.readings ?? {})) {
      const path = `${this.path}/readings${pointerStep(address)}`
      const schema = PARAM_SCHEMAS.get(address)
      if (!schema) this.#unknownParameter(address, path)
      else
        values.forEach((value, index) => {
          const read = checked(schema, value, `${path}/${index}`)
          if (!read.ok) this.problems.push(...read.problems)
        })
    }
  }

  layEffects(): void {
    for (const [id, change] of Object.entries(this.file.effects ?? {})) {
      const path = `${this.path}/effects${pointerStep(id)}`
      if (change === null) {
        if (!this.effects.delete(id)) this.#noEffect(id, path)
      } else {
        const effect = this.#effect(id, change, path)
        if (effect) this.effects.set(id, effect)
        this.#numbered(id, change, path)
      }
    }
    for (const [id, change] of Object.entries(this.file.effects ?? {}))
      if (change !== null) this.#forEachPower(id, change, `${this.path}/effects${pointerStep(id)}`)
  }

  /** One effect for each number of an effect whose ids have one; the effect without a number is as it is written. */
  #numbered(id: string, { numbered, name }: EffectChange, path: string): void {
    const effect = this.effects.get(id)
    if (numbered === undefined || effect === undefined) return
    const { from, to, clause: address, field } = numbered
    const at = addressesOf(effect.clauses).indexOf(address)
    if (at < 0) {
      this.problems.push(problem('clause-missing', `${path}/numbered/clause`, 'edition-no-clause', { found: address }))
      return
    }
    this.numbered.set(id, [from, to])
    for (let number = from; number <= to; number++)
      this.effects.set(`${id}:${number}`, {
        ...effect,
        id: `${id}:${number}`,
        name: `${name ?? effect.name}: ${number}`,
        clauses: effect.clauses.map((clause, index) => (index === at ? { ...clause, [field]: number } : clause))
      })
  }

  /** One effect for each power of an effect whose ids name one. */
  #forEachPower(id: string, { forEachPower, name }: EffectChange, path: string): void {
    const effect = this.effects.get(id)
    if (forEachPower === undefined || effect === undefined) return
    const { clause: address, field } = forEachPower
    const at = addressesOf(effect.clauses).indexOf(address)
    if (at < 0) {
      this.problems.push(problem('clause-missing', `${path}/forEachPower/clause`, 'edition-no-clause', { found: address }))
      return
    }
    for (const power of [...this.effects.values()].filter(({ kind }) => kind === 'power'))
      this.effects.set(`${id}:${power.id}`, {
        ...effect,
        id: `${id}:${power.id}`,
        name: `${name ?? effect.name}: ${power.name}`,
        clauses: effect.clauses.map((clause, index) => (index === at ? { ...clause, [field]: [power.id] } : clause))
      })
  }

  /** The effect that a change begins with: that of the parent, or of the foundation if the change restores it. */
  #before(id: string, { restore }: EffectChange, path: string): Effect | undefined {
    if (!restore) return this.effects.get(id)
    const founded = foundationOf(this.parent.brought?.foundation ?? 'classic').effects.get(id)
    if (founded === undefined) this.#noEffect(id, `${path}/restore`)
    return founded
  }

  #effect(id: string, given: EffectChange, path: string): Effect | null {
    const { clauses, numbered: _, forEachPower: __, restore: ___, ...change } = given
    const before = this.#before(id, given, path)
    const fields: Record<string, unknown> = { ...before, id }
    for (const [field, value] of Object.entries(change)) {
      if (value === null) delete fields[field]
      else if (value !== undefined) fields[field] = value
    }
    for (const field of ['name', 'kind', 'rule', 'act'] as const)
      if (fields[field] === undefined) {
        this.problems.push(problem('missing-field', path, 'edition-new-effect', { field }))
        return null
      }
    const rule = String(fields.rule)
    if (!this.rules.has(rule)) this.#noRow(rule, change.rule === undefined ? path : `${path}/rule`)
    // A new effect without a summary has the text of its row.
    fields.summary ??= this.file.rows?.[rule]?.text ?? String(fields.name)
    const laid = clauses === undefined ? (before?.clauses ?? []) : this.#clauses(clauses, before?.clauses ?? [], `${path}/clauses`)
    return { ...(fields as unknown as Effect), clauses: laid }
  }

  #clauses(given: readonly unknown[] | Readonly<Record<string, unknown>>, before: readonly Clause[], path: string): readonly Clause[] {
    if (Array.isArray(given))
      return given.flatMap((one: unknown, index) => {
        const place = `${path}/${index}`
        const address = isRecord(one) && typeof one.phase === 'string' ? addressOf(one as { phase: string }) : ''
        return this.#known(address, `${place}${address === '' ? '' : '/phase'}`) ? this.#clause(one, place, address) : []
      })
    const addresses = addressesOf(before)
    const laid = new Map<string, Clause>(before.map((clause, index) => [addresses[index]!, clause]))
    for (const [address, change] of Object.entries(given)) {
      const place = `${path}${pointerStep(address)}`
      const kind = address.replace(/#\d{1,3}$/, '')
      if (!this.#known(kind, place)) continue
      if (change === null) {
        if (!laid.delete(address)) this.problems.push(problem('clause-missing', place, 'edition-no-clause', { found: address }))
        continue
      }
      for (const clause of this.#clause(change, place, kind)) laid.set(address, clause)
    }
    return [...laid.values()]
  }

  #known(address: string, path: string): boolean {
    if (clauseSchemaAt(address)) return true
    this.problems.push(
      problem('unknown-clause', path, 'unknown-clause', { found: address.slice(0, 80), nearest: nearestOf(address, CLAUSE_ADDRESSES) })
    )
    return false
  }

  #clause(json: unknown, path: string, address: string): readonly Clause[] {
    const read = readClause(json, path, address)
    if (!read.ok) {
      this.problems.push(...read.problems)
      return []
    }
    if (!this.rules.has(read.value.rule)) this.#noRow(read.value.rule, `${path}/rule`)
    return [read.value]
  }

  /** Decisions of the judge, each under a row of this edition. */
  judge(): ReadonlyMap<string, JudgeDecides> {
    const all = new Map([...(this.parent.brought?.judge ?? [])].filter(([row]) => this.rules.has(row)))
    for (const [row, entry] of Object.entries(this.file.judge ?? {})) {
      const path = `${this.path}/judge${pointerStep(row)}`
      if (!this.rules.has(row) || (entry === null && !all.has(row))) this.#noRow(row, path)
      else if (entry === null) all.delete(row)
      else all.set(row, { why: entry.why, touches: entry.touches ?? [] })
    }
    return all
  }

  /** Formats of the parent with those of the file: one of the same id replaces it. */
  formats(): ReadonlyMap<string, EditionFormat> {
    const all = new Map(this.parent.brought?.formats)
    const own = new Set<string>()
    for (const [index, one] of (this.file.formats ?? []).entries()) {
      const path = `${this.path}/formats/${index}`
      if (typeof one === 'string') {
        if (!all.delete(one.slice(1))) this.#noFormat(one.slice(1), path)
        continue
      }
      if (own.has(one.id)) this.problems.push(problem('id-taken', `${path}/id`, 'edition-format-twice', { id: one.id }))
      own.add(one.id)
      all.set(one.id, one)
      this.#rowOf(one.by, path)
      one.lists.forEach((list, number) => {
        const place = `${path}/lists/${number}`
        this.#rowOf(list.by, place)
        if (list.until !== undefined && list.until <= list.from)
          this.problems.push(problem('out-of-range', `${place}/until`, 'edition-until', { from: list.from, until: list.until }))
        if (list.most !== undefined && list.does !== 'restricted')
          this.problems.push(problem('wrong-value', `${place}/most`, 'edition-most', { does: list.does }))
      })
    }
    return all
  }

  #rowOf(row: string | undefined, path: string): void {
    if (row !== undefined && !this.rules.has(row)) this.#noRow(row, `${path}/by`)
  }

  #noFormat(id: string, path: string): void {
    const nearest = nearestOf(id, this.parent.brought?.formats.keys() ?? [])
    this.problems.push(problem('format-missing', path, 'edition-format-missing', { id, nearest }))
  }

  /** The row of each step must be one of this edition. */
  steps(): void {
    for (const [step, row] of Object.entries(this.file.steps ?? {}))
      if (!this.rules.has(row)) this.#noRow(row, `${this.path}/steps${pointerStep(step)}`)
  }

  /** Ids of effects that clauses and lists name: each of them must be there once everything is laid. */
  names(everyone: readonly string[], sizes: Readonly<Record<Size, readonly string[]>>): void {
    everyone.forEach((id) => {
      if (!this.effects.has(id) && !this.parent.everyone.includes(id)) this.#noEffect(id, `${this.path}/everyone`)
    })
    for (const [size, list] of Object.entries(sizes))
      for (const id of list)
        if (!this.effects.has(id) && !this.parent.sizeAbilities[size as Size].includes(id))
          this.#noEffect(id, `${this.path}/sizeAbilities/${size}`)
    for (const [id, change] of Object.entries(this.file.effects ?? {}))
      if (change !== null && change.clauses !== undefined) this.#namesIn(id)
  }

  /** The clauses of an effect that the file changes: whatever they give or take must exist. */
  #namesIn(id: string): void {
    const own = this.effects.get(id)?.clauses ?? []
    const before = new Set(this.parent.effects.get(id)?.clauses ?? [])
    const addresses = addressesOf(own)
    own.forEach((clause, index) => {
      if (before.has(clause)) return
      for (const field of ['gives', 'loses', 'keeps', 'never', 'notWith', 'ifCanUse'] as const) {
        const list: unknown = Reflect.get(clause, field)
        if (!Array.isArray(list)) continue
        list.forEach((one: unknown, number) => {
          if (typeof one === 'string' && !this.#isNamed(one))
            this.#noEffect(one, `${this.path}/effects${pointerStep(id)}/clauses${pointerStep(addresses[index]!)}/${field}/${number}`)
        })
      }
    })
  }

  /** Whether effects have this id, alone or as a family (`improved-movement` for `improved-movement:elevated`). */
  #isNamed(id: string): boolean {
    if (this.effects.has(id) || this.effects.has(id.split(':', 1)[0]!)) return true
    for (const known of this.effects.keys()) if (known.startsWith(`${id}:`)) return true
    return false
  }

  #unknownParameter(address: string, path: string): void {
    const nearest = nearestOf(address, PARAM_SCHEMAS.keys())
    this.problems.push(problem('unknown-parameter', path, 'unknown-parameter', { found: address, nearest }))
  }
  #noRow(id: string, path: string): void {
    this.problems.push(problem('row-missing', path, 'edition-row-missing', { id }))
  }
  #noEffect(id: string, path: string): void {
    this.problems.push(problem('effect-missing', path, 'edition-effect-missing', { id, nearest: nearestOf(id, this.effects.keys()) }))
  }
}

/** A list of ids with its changes laid over it: `+id` adds, `-id` takes away, ids without a sign are the whole list. */
function laidList(before: readonly string[], changes: readonly string[] | undefined): readonly string[] {
  if (changes === undefined) return before
  if (changes.every((one) => !/^[+-]/.test(one))) return changes
  const list = new Set(before)
  for (const one of changes) {
    if (one.startsWith('-')) list.delete(one.slice(1))
    else list.add(one.replace(/^\+/, ''))
  }
  return [...list]
}

/**
 * The ruleset of an edition over that of its parent.
 * @param path JSON pointer of the edition in what was read
 * @param hash that of its rules, if it is known already
 * @returns the ruleset, or at most twenty problems, each with its place
 */
export function layEdition(parent: Ruleset, file: EditionFile, path = '', hash?: string): Result<Ruleset> {
  const laying = new Laying(parent, file, path)
  laying.rows()
  const params = laying.params()
  laying.layEffects()
  laying.removedRows()
  laying.steps()
  const formats = laying.formats()
  laying.readings()
  const judge = laying.judge()
  const everyone = laidList(parent.everyone, file.everyone)
  const sizeAbilities = Object.fromEntries(
    Object.entries(parent.sizeAbilities).map(([size, list]) => [size, laidList(list, file.sizeAbilities?.[size as Size])])
  ) as unknown as Ruleset['sizeAbilities']
  laying.names(everyone, sizeAbilities)
  const before = parent.brought
  const { texts, translations, problems } = layWords(before, file, path)
  if (laying.problems.length + problems.length > 0) return failWith([...laying.problems, ...problems])
  const rows = Object.entries(file.rows ?? {}).flatMap(([id, row]) => (row === null ? [] : [[id, row] as const]))
  const stays = ([row]: readonly [string, unknown]): boolean => laying.rules.has(row)
  const firstEffects: ReadonlySet<string> = before?.firstEffects ?? new Set(parent.effects.keys())
  const laid: Ruleset & { readonly brought: Brought } = {
    id: file.id,
    name: file.name,
    params: withParams(parent.params, params),
    effects: inOrder(firstEffects, parent, laying.effects),
    rules: laying.rules,
    sizeAbilities,
    everyone,
    replacedRows: laying.replacedRows,
    terrain: parent.terrain,
    brought: {
      version: file.version,
      foundation: before?.foundation ?? file.foundation ?? 'classic',
      founded: before?.founded ?? (file.foundation === undefined ? parent.id : file.id),
      firstEffects,
      rules: hash ?? '',
      sources: laying.sources,
      instead: insteadOf(before?.instead ?? new Map(), file),
      same: sameRows(before?.same ?? new Map(), file),
      standings: new Map([
        ...[...(before?.standings ?? [])].filter(stays),
        ...rows.map(([id, row]) => [id, row.standing ?? standingOf(file, row.source)] as const)
      ]),
      asOf: new Map([
        ...[...(before?.asOf ?? [])].filter(stays),
        ...rows.flatMap(([id, { asOf }]) => (asOf === undefined ? [] : [[id, asOf] as const]))
      ]),
      numbered: new Map([...(before?.numbered ?? []), ...laying.numbered]),
      paramRows: new Map([...(before?.paramRows ?? []), ...laying.paramRows]),
      formats,
      readings: new Map(
        [...(before?.readings ?? []), ...Object.entries(file.readings ?? {})].filter(([at]) => file.readings?.[at]?.length !== 0)
      ),
      judge,
      texts,
      translations
    }
  }
  return ok(hash === undefined ? withHash(laid) : laid)
}

/** The same ruleset with the hash of its rules, worked out once and only if it is read: it takes longer than the rest. */
function withHash<R extends Ruleset & { readonly brought: Brought }>(laid: R): R {
  let hash: string | null = null
  Object.defineProperty(laid.brought, 'rules', { enumerable: true, get: () => (hash ??= rulesHash(laid)) })
  return laid
}

/**
 * Effects of the edition that the chain is founded on keep their order, so that a change of one moves no other. All that documents add
 * follow by their ids: a chain and the same rules in one file have one order.
 */
function inOrder(first: ReadonlySet<string>, parent: Ruleset, effects: ReadonlyMap<string, Effect>): ReadonlyMap<string, Effect> {
  const isNew = ([id]: readonly [string, Effect]): boolean => !first.has(id) || !parent.effects.has(id)
  const all = [...effects]
  return new Map([...all.filter((one) => !isNew(one)), ...all.filter(isNew).sort(([a], [b]) => inCodeOrder(a, b))])
}
