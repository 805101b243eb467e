/** The board alone: a small window starts with it and has its own choice, a large one keeps its own. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BoardLook } from '../../../../../src/renderer/model/board/boardLook.svelte.ts'
import { media } from '../../../../../src/renderer/model/settings/media.svelte.ts'

/** The window is small from now on, or large. */
const windowIs = (small: boolean) => vi.spyOn(media, 'small', 'get').mockReturnValue(small)

afterEach(() => {
  vi.restoreAllMocks()
})

const shown = ({ full, pocket, covers }: BoardLook) => ({ full, pocket, covers })

describe('the board alone', () => {
  it('in a large window is chosen, covers everything, and one step back leaves it', () => {
    windowIs(false)
    const look = new BoardLook()
    expect(shown(look)).toEqual({ full: false, pocket: false, covers: false })
    look.showFull(true)
    expect(shown(look)).toEqual({ full: true, pocket: false, covers: true })
    expect([look.leave(), look.full, look.leave()]).toEqual([true, false, false])
  })

  it('in a small window is there from the start, with its question; a step back does not leave it, a choice does', () => {
    windowIs(true)
    const look = new BoardLook()
    expect(shown(look)).toEqual({ full: true, pocket: true, covers: false })
    expect([look.leave(), look.full]).toEqual([false, true])
    look.showFull(false)
    expect(shown(look)).toEqual({ full: false, pocket: false, covers: false })
    look.showFull(true)
    expect(look.pocket).toBe(true)
  })

  it('in a small window shows the players the big word, and one step back leads to the question', () => {
    windowIs(true)
    const look = new BoardLook()
    look.facing = true
    expect(shown(look)).toEqual({ full: true, pocket: false, covers: true })
    expect([look.leave(), look.facing, look.pocket]).toEqual([true, false, true])
  })

  it.each([true, false])('chosen in a small window (%s) does not change a large one, nor the other way round', (chosen) => {
    windowIs(true)
    const look = new BoardLook()
    look.showFull(chosen)
    const large = new BoardLook()
    windowIs(false)
    const later = new BoardLook()
    expect([large.full, later.full]).toEqual([false, false])
    later.showFull(true)
    expect(later.full).toBe(true)
  })
})
