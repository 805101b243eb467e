/** The line that names the edition: on a first start alone, until it is closed or another edition is chosen. */
import { expect, it } from 'vitest'
import { editionToSay } from '../../../../../src/renderer/model/settings/rulesLine.ts'
import { DEFAULT_SETTINGS, parseSettings } from '../../../../../src/shared/backup/savedRows.ts'

it('names the edition of a new table on a first start', () => {
  expect(DEFAULT_SETTINGS.ruleset).toBe('heroclix-2023')
  expect(editionToSay(DEFAULT_SETTINGS, { ruleset: 'heroclix-2023' })).toBe('HeroClix 2023')
})

it('is not there once it was closed, or with another edition on the table', () => {
  expect(editionToSay({ rulesSeen: true }, { ruleset: 'heroclix-2023' })).toBeNull()
  expect(editionToSay(DEFAULT_SETTINGS, { ruleset: 'heroclix-2012' })).toBeNull()
})

it('is not there on a device with settings from before there was this line, and these keep their edition', () => {
  const older = parseSettings({ theme: 'dark', ruleset: 'heroclix-2012', squareNames: false, firstStripSeen: false, table: null })
  if (!older.ok) throw new Error('The settings were refused.')
  expect(older.value.ruleset).toBe('heroclix-2012')
  expect(editionToSay(older.value, { ruleset: 'heroclix-2023' })).toBeNull()
})
