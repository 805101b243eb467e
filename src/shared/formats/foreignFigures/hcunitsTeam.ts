/** Teams of HCUnits: the main force as a list of its own or as one flat list of units. */
import * as v from 'valibot'
import { ok } from '../../base/result.ts'
import { isRecord } from '../../base/validate.ts'
import { parseTeamFile, totalOf, type TeamMember } from '../documents/teamFile.ts'
import type { Importer } from '../foreign/importer.ts'
import { titleOf } from '../foreign/mapBuilder.ts'
import { Notes } from '../foreign/notes.ts'
import { tellUnread, unreadIn } from '../foreign/unread.ts'
import { numberOf, shortText, tooManyUnits } from './figureBuilder.ts'
import { wordOf } from '../../json/wordOf.ts'

type Json = Readonly<Record<string, unknown>>

const anything = v.optional(v.unknown())
const NAMED = v.array(v.looseObject({ name: anything, unit_id: anything }))
const fields = {
  ...Object.fromEntries(
    ['point_value', 'points', 'quantity', 'count', 'unit_id', 'set_id', 'set', 'collector_number', 'number', 'name'].map((name) => [name, anything]) // prettier-ignore
  ),
  equipment: v.union([NAMED, v.looseObject({ name: anything, unit_id: anything })])
}
const MEMBERS = v.array(v.looseObject({ ...fields, unit: v.looseObject(fields) }))
/** What of a team is read, by its names: what it holds is looked at where it is read. */
const TEAM = v.looseObject({
  ...Object.fromEntries(['name', 'point_limit', 'build_total', 'buildTotal'].map((name) => [name, anything])),
  main_force: MEMBERS,
  units: MEMBERS,
  sideline: MEMBERS,
  objects: NAMED,
  maps: NAMED,
  tarot_cards: NAMED,
  tarot: NAMED
})

const MAIN = ['main_force', 'units'] as const

const forceIn = (json: Json): readonly unknown[] | null =>
  MAIN.flatMap((key) => (Array.isArray(json[key]) ? [json[key] as readonly unknown[]] : []))[0] ?? null

const isMember = (one: unknown): one is Json =>
  isRecord(one) && !('dial' in one) && ('collector_number' in one || 'number' in one || 'unit_id' in one || isRecord(one.unit))

export const hcunitsTeam: Importer = {
  name: 'hcunits-team',
  recognises: (json) => forceIn(json)?.some(isMember) ?? false,
  read: (json, file) => {
    const tooMany = tooManyUnits((forceIn(json) ?? []).length) ?? tooManyUnits(listOf(json.sideline).length, '/sideline')
    if (tooMany) return tooMany
    const notes = new Notes()
    tellUnread(unreadIn(TEAM, json), notes)
    const members = membersOf(forceIn(json) ?? [], notes)
    const sideline = membersOf(listOf(json.sideline), notes)
    const buildTotal = numberOf(json.point_limit ?? json.build_total ?? json.buildTotal)
    const team = parseTeamFile({
      format: 'linejudge-team/1',
      name: (shortText(json.name) ?? titleOf(file)).slice(0, 120),
      total: totalOf(members),
      ...(typeof buildTotal === 'number' && { buildTotal }),
      members,
      ...named('objects', json.objects),
      ...named('maps', json.maps),
      ...(sideline.length > 0 && { sideline }),
      ...named('tarot', json.tarot_cards ?? json.tarot)
    })
    return team.ok ? ok({ documents: [{ kind: 'team', document: team.value }], notes: notes.all }) : team
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function named(key: string, list: unknown): Readonly<Record<string, readonly string[]>> {
  const names = listOf(list).flatMap((one) =>
    isRecord(one) ? (shortText(one.name) ?? shortText(one.unit_id) ?? []) : (shortText(one) ?? [])
  )
  return names.length > 0 ? { [key]: names } : {}
}

function membersOf(list: readonly unknown[], notes: Notes): readonly TeamMember[] {
  return list.flatMap((one): readonly TeamMember[] => {
    if (!isMember(one)) {
      notes.add('row-skipped', { found: typeof one })
      return []
    }
    const unit: Json = isRecord(one.unit) ? { ...one.unit, ...one } : one
    const points = numberOf(unit.point_value ?? unit.points)
    const count = numberOf(unit.quantity ?? unit.count) ?? 1
    const id = /^([a-z]+)([^a-z].*)$/i.exec(shortText(unit.unit_id) ?? '')
    const [set, number, name] = [
      shortText(unit.set_id ?? unit.set) ?? id?.[1],
      shortText(unit.collector_number ?? unit.number) ?? id?.[2],
      shortText(unit.name)
    ]
    if (points === undefined) notes.add('odd-value', { found: wordOf(unit.point_value ?? unit.points).slice(0, 20) })
    return [
      {
        ...(set !== undefined && { set }),
        ...(number !== undefined && { number }),
        ...(name !== undefined && { name }),
        ...(typeof points === 'number' && { points }),
        count: count,
        // A figure has one piece, which is no list.
        ...named('equipment', isRecord(unit.equipment) ? [unit.equipment] : unit.equipment)
      }
    ]
  })
}
