/** The tone of a clock or a call: which tones a device with sound is asked for, and one without goes on. */
import { expect, it, vi } from 'vitest'

/** What rings on a device whose sound is `Device`; what is asked of a device stays with the module. */
async function ringOn(Device: unknown): Promise<(times: number) => void> {
  vi.resetModules()
  vi.stubGlobal('AudioContext', Device)
  return (await import('../../../../../../src/renderer/actions/event/clock/sound.ts')).ring
}

it('rings as often as it is asked, one tone after the other, each fading out', async () => {
  const asked: string[] = []
  const wired = { connect: (to: { name: string }) => (asked.push(`to ${to.name}`), to) }
  let made = 0
  class Device {
    readonly currentTime = 10
    readonly destination = { name: 'out' }
    constructor() {
      made++
    }
    resume = () => Promise.reject(new Error('Nobody has touched the page yet.'))
    createGain = () => ({
      ...wired,
      name: 'volume',
      gain: {
        setValueAtTime: (value: number, at: number) => asked.push(`${value} at ${at}`),
        exponentialRampToValueAtTime: (value: number, at: number) => asked.push(`${value} by ${at.toFixed(1)}`)
      }
    })
    createOscillator = () => ({
      ...wired,
      frequency: {
        set value(pitch: number) {
          asked.push(`${pitch} Hz`)
        }
      },
      start: (at: number) => asked.push(`start ${at}`),
      stop: (at: number) => asked.push(`stop ${at.toFixed(1)}`)
    })
  }
  const ring = await ringOn(Device)
  ring(1)
  expect(asked.splice(0)).toEqual(['880 Hz', '0.4 at 10', '0.001 by 10.6', 'to volume', 'to out', 'start 10', 'stop 10.6'])
  ring(3)
  expect(asked.filter((one) => one.startsWith('st'))).toEqual([
    'start 10',
    'stop 10.6',
    'start 10.7',
    'stop 11.3',
    'start 11.4',
    'stop 12.0'
  ])
  expect(made).toBe(1)
})

it('is silent on a device without sound', async () => {
  const ring = await ringOn(undefined)
  expect(() => {
    ring(2)
  }).not.toThrow()
})
