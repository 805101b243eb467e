/** Who has won, what is scored, which names are the same. */
import { describe, expect, it } from 'vitest'
import { mayBecome, sameName } from '../../../../src/shared/tournament/sameName.ts'
import { actionTotal, victoryPoints, winnerOf } from '../../../../src/shared/tournament/victory.ts'

const player = (id: string, points: number, left: number) => ({ id, victoryPoints: points, figuresLeft: left })

describe('the winner', () => {
  it('is the only one with figures left, whatever the points', () => {
    expect(winnerOf([player('a', 0, 1), player('b', 300, 0)], false)).toMatchObject({ verdict: 'winner', winner: 'a' })
  })
  it('has the most points when time is called', () => {
    expect(winnerOf([player('a', 100, 3), player('b', 150, 1)], true)).toMatchObject({ verdict: 'winner', winner: 'b' })
  })
  it('is rolled off where the points are the same', () => {
    expect(winnerOf([player('a', 100, 3), player('b', 100, 1)], true)).toMatchObject({ verdict: 'roll-off', winner: null })
    expect(winnerOf([player('a', 100, 0), player('b', 100, 0)], false)).toMatchObject({ verdict: 'roll-off', winner: null })
  })
  it('is open while the game goes on', () => {
    expect(winnerOf([player('a', 100, 3), player('b', 50, 1)], false)).toMatchObject({ verdict: 'open', winner: null })
  })
})

describe('victory points', () => {
  const figures = [
    { id: 'duo', points: 200, replacedBy: ['x', 'y'] },
    { id: 'x', points: 100 },
    { id: 'y', points: 75 },
    { id: 'z', points: 50 }
  ]
  it('count a replacement by itself, and the original once all are gone', () => {
    expect(victoryPoints(figures, ['x'])).toBe(100)
    expect(victoryPoints(figures, ['x', 'y'])).toBe(200)
    expect(victoryPoints(figures, ['duo', 'z'])).toBe(250)
  })
  it('count the replacements where they are worth more', () => {
    expect(victoryPoints([{ id: 'duo', points: 150, replacedBy: ['x', 'y'] }, ...figures.slice(1)], ['x', 'y'])).toBe(175)
  })
})

describe('names and totals', () => {
  it('are the same whatever their accents, articles and abbreviations', () => {
    expect(sameName('Dr. Doom', 'doctor doom')).toBe(true)
    expect(sameName('The Flash', 'Flash')).toBe(true)
    expect(sameName('Señor Muerte', 'senor muerte')).toBe(true)
    expect(sameName('Superman Prime', 'Superman')).toBe(false)
  })
  it('let a figure become only what was opened in sealed play', () => {
    expect(mayBecome('Wonder Woman', 'sealed', ['Diana Prince'])).toBe(false)
    expect(mayBecome('Wonder Woman', 'sealed', ['The Wonder Woman'])).toBe(true)
    expect(mayBecome('Wonder Woman', 'constructed', [])).toBe(true)
  })
  it('give an action for each full hundred', () => {
    expect([99, 100, 300, 450].map(actionTotal)).toEqual([0, 1, 3, 4])
  })
})
