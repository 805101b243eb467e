/** After a loss the sentence names everything of the user's that came back: a table that it leaves out would be told as nothing. */
import { expect, it } from 'vitest'
import { tellRestored } from '../../../../../src/renderer/storage/journal/tellRestored.ts'
import { ROW_ID, type UserTable } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { Tables } from '../../../../../src/shared/journal/entries.ts'

/** They come with a map, or are how a screen was left: nobody looks for them by themselves. */
const UNSAID: readonly UserTable[] = ['editionVersions', 'mapRevisions', 'sessions']
const rows = (n: number) => Array.from({ length: n }, (_, at) => ({ id: `${at}`, value: at }))
const said = (tables: Tables): string => tellRestored('lost', tables, null).message

it.each<[UserTable, string, string]>([
  ['rulings', '1 ruling', '3 rulings'],
  ['maps', '1 map', '3 maps'],
  ['pictures', '1 picture of a map', '3 pictures of maps'],
  ['hexMaps', '1 hex map', '3 hex maps'],
  ['figureSets', '1 figure set', '3 figure sets'],
  ['specialTerrain', '1 special terrain', '3 special terrains'],
  ['teams', '1 team', '3 teams'],
  ['owned', '1 set of a collection', '3 sets of a collection'],
  ['ruleNotes', '1 note on rules', '3 notes on rules'],
  ['events', '1 event', '3 events'],
  ['eventFacts', '1 entry in an event', '3 entries in events'],
  ['leagues', '1 league', '3 leagues'],
  ['settings', 'the table with its settings', 'the table with its settings']
])('%s are named', (table, one, three) => {
  expect(said({ [table]: rows(1) })).toContain(`: ${one}.`)
  expect(said({ [table]: rows(3) })).toContain(`: ${three}.`)
})

it('every table of the user’s has a name in it but those that come with another one', () => {
  const nothing = said({})
  expect(nothing).toContain('nothing of your own')
  const unnamed = (Object.keys(ROW_ID) as UserTable[]).filter((table) => said({ [table]: rows(2) }) === nothing)
  expect(unnamed.toSorted()).toEqual(UNSAID)
})
