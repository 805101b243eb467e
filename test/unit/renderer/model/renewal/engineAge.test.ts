/** About how old the browser engine is, out of what a browser says of itself. */
import { describe, expect, it } from 'vitest'
import { engineOf, OLD_DAYS } from '../../../../../src/renderer/model/renewal/engineAge.ts'

const dayOf = (userAgent: string, now = '2027-06-01'): string | null =>
  engineOf(userAgent, new Date(now)).from?.toISOString().slice(0, 10) ?? null

describe('an engine', () => {
  it.each([
    ['Mozilla/5.0 Chrome/120.0.1 Safari/537.36', 'Chromium 120', '2023-12-05'],
    ['Mozilla/5.0 linejudge/0.3.0 Chrome/156.0.8078.100 Electron/45.4.1 Safari/537.36', 'Chromium 156', '2026-10-20'],
    ['Mozilla/5.0 Chrome/154.0 Edg/154.0', 'Chromium 154', '2026-09-22'],
    ['Mozilla/5.0 Chrome/158.0', 'Chromium 158', '2026-11-17'],
    ['Mozilla/5.0 Gecko Firefox/140.0', 'Firefox 140', '2025-06-24'],
    ['Mozilla/5.0 Gecko Firefox/153.0', 'Firefox 153', '2026-06-23'],
    ['Mozilla/5.0 Chrome/60.0', 'Chromium 60', null],
    ['Mozilla/5.0 AppleWebKit Version/26.2 Safari/605', 'Safari 26.2', null],
    ['nothing known', '', null]
  ])('%s', (userAgent, name, day) => {
    expect(engineOf(userAgent, new Date('2027-06-01')).name).toBe(name)
    expect(dayOf(userAgent)).toBe(day)
  })

  it('is never newer than today, and older than three months from the ninety-second day on', () => {
    const ahead = engineOf('Chrome/170.0', new Date('2026-11-23T00:00:00Z'))
    expect([ahead.days, ahead.from?.toISOString()]).toEqual([0, '2026-11-23T00:00:00.000Z'])
    expect(engineOf('Chrome/156.0', new Date('2027-01-19')).days).toBe(OLD_DAYS)
    expect(engineOf('Chrome/156.0', new Date('2027-01-20')).days!).toBeGreaterThan(OLD_DAYS)
  })

  it('is reckoned later for every later version', () => {
    const days = Array.from({ length: 120 }, (_, at) => Date.parse(dayOf(`Chrome/${80 + at}.0`, '2040-01-01')!))
    for (const [at, day] of days.entries()) expect(day).toBeGreaterThan(days[at - 1] ?? 0)
  })
})
