/** Taking in a newer version: nothing is started before everything is backed up, and whatever goes wrong is told. */
import { describe, expect, it } from 'vitest'
import { Renewal } from '../../../../../src/renderer/actions/renewal/renewal.svelte.ts'
import type { OfferedUpdate, Updates } from '../../../../../src/renderer/platform/interface/platform.ts'

const UPDATE: OfferedUpdate = { version: '0.4.0', built: '2026-12-01', bytes: 1000, file: 'a.AppImage', against: 'newer' }

function renewal(updates: Partial<Updates> = {}, backup: string | null = 'backup-1', saved = true) {
  const done: string[] = []
  const app = {
    saving: {
      state: saved ? 'saved' : 'failed',
      flush: () => {
        done.push('flush')
        return Promise.resolve()
      }
    },
    dataStore: {
      backups: {
        error: backup === null ? 'The disk is full.' : null,
        backUp: (why: string) => {
          done.push(`back up ${why}`)
          return Promise.resolve(backup)
        }
      }
    }
  }
  const own = new Renewal(app as unknown as ConstructorParameters<typeof Renewal>[0], {
    place: () => Promise.resolve({ key: true, host: null }),
    check: (from) => {
      done.push(`check ${from}`)
      return Promise.resolve(UPDATE)
    },
    start: (version) => {
      done.push(`start ${version}`)
      return Promise.resolve(null)
    },
    ...updates
  })
  return { own, done }
}

describe('taking in a newer version', () => {
  it('writes and backs up, and only then starts it', async () => {
    const { own, done } = renewal()
    await own.open()
    expect(own.place).toEqual({ key: true, host: null })
    await own.take()
    expect(done).toEqual([])
    await own.look('file')
    expect(own.state).toEqual({ at: 'offered', update: UPDATE })
    await own.take()
    expect(done).toEqual(['check file', 'flush', 'back up before-upgrade', 'start 0.4.0'])
    expect(own.state).toEqual({ at: 'starting', update: UPDATE })
    expect(own.isBusy).toBe(true)
    own.leave()
    expect(own.state.at).toBe('starting')
  })

  it('starts nothing without a backup, and may try again', async () => {
    const { own, done } = renewal({}, null)
    await own.look('file')
    await own.take()
    expect(own.state).toEqual({ at: 'not-backed-up', update: UPDATE, why: 'The disk is full.' })
    await own.take()
    expect(done.filter((one) => one.startsWith('start'))).toEqual([])
    expect(done.filter((one) => one.startsWith('back up'))).toHaveLength(2)
  })

  it('starts nothing where the last change cannot be written', async () => {
    const { own, done } = renewal({}, 'backup-1', false)
    await own.look('file')
    await own.take()
    expect(own.state.at).toBe('not-backed-up')
    expect(done).toEqual(['check file', 'flush'])
  })

  it('tells what is refused, at the look and at the start, and begins anew', async () => {
    const refused = { refused: 'wrong-signature', found: '' } as const
    const { own } = renewal({ check: () => Promise.resolve(refused) })
    await own.look('file')
    expect(own.state).toEqual({ at: 'refused', why: refused })
    own.leave()
    expect(own.state).toEqual({ at: 'beginning' })
    const late = renewal({ start: () => Promise.resolve({ refused: 'changed', found: '' }) }).own
    await late.look('address')
    await late.take()
    expect(late.state).toEqual({ at: 'refused', why: { refused: 'changed', found: '' } })
  })

  it('is where it began when nobody picks a file, and tells where the shell fails', async () => {
    const { own } = renewal({ check: () => Promise.resolve(null) })
    await own.look('file')
    expect(own.state).toEqual({ at: 'beginning' })
    const broken = renewal({
      check: () => Promise.reject(new Error('Linejudge itself failed.')),
      place: () => Promise.reject(new Error('no'))
    }).own
    await broken.open()
    expect(broken.place).toBeNull()
    await broken.look('file')
    expect(broken.state).toEqual({ at: 'failed', why: 'Linejudge itself failed.' })
    const late = renewal({ start: () => Promise.reject(new Error('gone')) }).own
    await late.look('file')
    await late.take()
    expect(late.state).toEqual({ at: 'failed', why: 'gone' })
  })

  it('does one thing at a time', async () => {
    let end: (update: OfferedUpdate) => void = () => undefined
    const { own, done } = renewal({
      check: (from) => {
        done.push(`check ${from}`)
        return new Promise((resolve) => (end = resolve))
      }
    })
    const first = own.look('file')
    await own.look('address')
    expect(done).toEqual(['check file'])
    end(UPDATE)
    await first
    expect(own.state.at).toBe('offered')
  })
})
