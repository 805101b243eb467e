import { describe, expect, it } from 'vitest'
import { createCrashKeeper, isCrash } from '../../../../src/main/window/crashes.ts'
import { createSpeech } from '../../../../src/main/text/words.ts'

function keeper(answer = true): { crash: ReturnType<typeof createCrashKeeper>; told: string[]; time: { now: number }; calls: string[] } {
  const told: string[] = []
  const calls: string[] = []
  const time = { now: 0 }
  const crash = createCrashKeeper({
    words: () => createSpeech('', () => ['en']).words.crash,
    reload: () => {
      calls.push('reload')
    },
    tell: (title) => {
      told.push(title)
    },
    ask: () => {
      calls.push('ask')
      return Promise.resolve(answer)
    },
    quit: () => {
      calls.push('quit')
    },
    now: () => time.now
  })
  return { crash, told, time, calls }
}

describe('a crash', () => {
  it('loads the page again and says so', async () => {
    const { crash, told, calls } = keeper()
    await crash('graphics')
    expect(calls).toEqual(['reload'])
    expect(told).toEqual(['The graphics stopped working, so the table was opened again.'])
  })
  it('is not answered by loading for ever: the second within a minute asks', async () => {
    const { crash, time, calls } = keeper()
    await crash('page')
    time.now = 59_000
    await crash('page')
    time.now = 61_000
    await crash('page')
    expect(calls).toEqual(['reload', 'ask', 'reload', 'ask', 'reload'])
  })
  it('much later is a new one', async () => {
    const { crash, time, told } = keeper()
    await crash('page')
    time.now = 60_000
    await crash('page')
    expect(told).toHaveLength(2)
  })
  it('ends the app where the judge wants that', async () => {
    const { crash, calls } = keeper(false)
    await crash('page')
    await crash('page')
    expect(calls).toEqual(['reload', 'ask', 'quit'])
  })
  it('is an end that nobody asked for', () => {
    expect(['crashed', 'oom', 'abnormal-exit', 'launch-failed', 'integrity-failure', 'killed'].every(isCrash)).toBe(true)
    expect(isCrash('clean-exit')).toBe(false)
  })
})
