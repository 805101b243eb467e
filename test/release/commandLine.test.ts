/** What the scripts read off a command line, and what they refuse instead of leaving it out. */
import { expect, it } from 'vitest'
import { readCommandLine } from '../../scripts/lib.mjs'

const KNOWN = { seed: 'number', only: 'text', short: 'flag' } as const
const read = (...args: string[]): unknown => readCommandLine(import.meta.url, KNOWN, args)

it('reads options in both forms, and the words beside them', () => {
  expect(read('src', '--seed', '7', '--short', 'test')).toEqual({ options: { seed: 7, short: true }, words: ['src', 'test'] })
  expect(read('--seed=7', '--only=moves')).toEqual({ options: { seed: 7, only: 'moves' }, words: [] })
  expect(read()).toEqual({ options: {}, words: [] })
})

it('refuses what it does not know, a number that is none and a value that is missing', () => {
  expect(() => read('--sed', '7')).toThrow("Unknown option '--sed'.")
  expect(() => read('--seed', 'seven')).toThrow('--seed takes a whole number, not "seven".')
  expect(() => read('--seed', '7.5')).toThrow('--seed takes a whole number, not "7.5".')
  expect(() => read('--seed')).toThrow('argument missing')
  expect(() => read('--short=yes')).toThrow('--short')
})

it('ends with status 0 where help is asked for, and with 2 otherwise', () => {
  for (const [args, status] of [
    [['--help'], 0],
    [['--sed'], 2]
  ] as const) {
    let thrown: unknown
    try {
      read(...args)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toMatchObject({ status })
  }
})
