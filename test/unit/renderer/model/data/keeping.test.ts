import { expect, it } from 'vitest'
import { forgetsInAWeek } from '../../../../../src/renderer/model/data/keeping.ts'

it.each([
  ['Apple Computer, Inc.', false, true],
  ['Apple Computer, Inc.', true, false],
  ['Google Inc.', false, false],
  ['', false, false]
])('a browser of %j, on the home screen %s: forgets %s', (vendor, onHomeScreen, forgets) => {
  expect(forgetsInAWeek({ vendor }, onHomeScreen)).toBe(forgets)
})
