import type { EventEmitter } from 'node:events'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CHANNELS } from '../../../src/shared/shell/channels.ts'
import type { Bridge } from '../../../src/shared/shell/ipc.ts'

const electron = vi.hoisted(() => ({ exposed: new Map<string, unknown>(), invoked: [] as unknown[][], ipc: null as EventEmitter | null }))

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  const ipc = Object.assign(new Emitter(), {
    invoke: (...args: unknown[]) => {
      electron.invoked.push(args)
      return Promise.resolve({ ok: true, value: null })
    }
  })
  electron.ipc = ipc
  return {
    contextBridge: {
      exposeInMainWorld: (name: string, api: unknown) => {
        electron.exposed.set(name, api)
      }
    },
    ipcRenderer: ipc
  }
})

let bridge: Bridge
beforeAll(async () => {
  await import('../../../src/main/preload.ts')
  bridge = electron.exposed.get('linejudge') as Bridge
})

describe('the bridge', () => {
  it('exposes these functions and nothing else', () => {
    expect([...electron.exposed.keys()]).toEqual(['linejudge'])
    expect(Object.entries(bridge).map(([name, value]) => `${name}: ${typeof value}`)).toEqual([
      'openFile: function',
      'openFiles: function',
      'saveFile: function',
      'saveBytes: function',
      'printPdf: function',
      'copy: function',
      'backups: object',
      'journal: object',
      'language: function',
      'updates: object',
      'hosting: object',
      'device: object',
      'onLeave: function',
      'left: function',
      'onFile: function',
      'onMenu: function'
    ])
    expect(Object.entries(bridge.backups).map(([name, value]) => `${name}: ${typeof value}`)).toEqual([
      'place: function',
      'list: function',
      'read: function',
      'write: function',
      'remove: function'
    ])
    expect(Object.entries(bridge.journal).map(([name, value]) => `${name}: ${typeof value}`)).toEqual([
      'place: function',
      'list: function',
      'read: function',
      'append: function',
      'write: function'
    ])
  })

  it('asks by fixed channels and passes on only what the contract names', async () => {
    await bridge.openFile()
    await bridge.saveFile({ name: 'a', text: 'b', more: 'c' } as never)
    expect(electron.invoked).toEqual([[CHANNELS.openFile], [CHANNELS.saveFile, { name: 'a', text: 'b' }]])
  })

  it('keeps files until somebody listens and never passes the event on', () => {
    electron.ipc!.emit(CHANNELS.file, { sender: 'secret' }, { name: 'early', text: '' })
    const got: unknown[][] = []
    const stop = bridge.onFile((...args) => {
      got.push(args)
    })
    electron.ipc!.emit(CHANNELS.file, { sender: 'secret' }, { name: 'late', text: '' })
    stop()
    electron.ipc!.emit(CHANNELS.file, { sender: 'secret' }, { name: 'for the next', text: '' })
    expect(got).toEqual([[{ name: 'early', text: '' }], [{ name: 'late', text: '' }]])
  })

  it('hands the menu’s commands to every listener', () => {
    const got: string[] = []
    const stop = [
      bridge.onMenu((command) => {
        got.push(`1 ${command}`)
      }),
      bridge.onMenu((command) => {
        got.push(`2 ${command}`)
      })
    ]
    electron.ipc!.emit(CHANNELS.menu, {}, 'save')
    for (const one of stop) one()
    expect(got).toEqual(['1 save', '2 save'])
  })
})
