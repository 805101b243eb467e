/** The only code between the sandboxed page and the shell: named functions, never a channel name or an event object. */
import { contextBridge, ipcRenderer } from 'electron'
import { CHANNELS, type Bridge, type HandedFile, type MenuCommand, type RequestName } from '../shared/ipc.ts'

/** One kind of news: kept until somebody listens, so that a file handed over at the start is not lost. */
function newsOf<T>(channel: string): (listener: (payload: T) => void) => () => void {
  const listeners = new Set<(payload: T) => void>()
  const waiting: T[] = []
  ipcRenderer.on(channel, (_event, payload: T) => {
    if (listeners.size === 0) waiting.push(payload)
    else for (const listener of listeners) listener(payload)
  })
  return (listener) => {
    listeners.add(listener)
    for (const payload of waiting.splice(0)) listener(payload)
    return () => { listeners.delete(listener) }
  }
}

const ask = (name: RequestName, ...args: readonly unknown[]): Promise<unknown> =>
  ipcRenderer.invoke(CHANNELS[name], ...args)

const bridge: Bridge = {
  openFile: () => ask('openFile') as ReturnType<Bridge['openFile']>,
  openFiles: () => ask('openFiles') as ReturnType<Bridge['openFiles']>,
  saveFile: (file) => ask('saveFile', { name: file.name, text: file.text }) as ReturnType<Bridge['saveFile']>,
  saveBytes: ({ name, kind, bytes }) => ask('saveBytes', { name, kind, bytes }) as ReturnType<Bridge['saveBytes']>,
  printPdf: ({ name }) => ask('printPdf', { name }) as ReturnType<Bridge['printPdf']>,
  copy: ({ text, png }) => ask('copy', { text, png }) as ReturnType<Bridge['copy']>,
  backups: {
    place: () => ask('backupPlace') as ReturnType<Bridge['backups']['place']>,
    list: () => ask('listBackups') as ReturnType<Bridge['backups']['list']>,
    read: (name) => ask('readBackup', name) as ReturnType<Bridge['backups']['read']>,
    write: (file) => ask('writeBackup', { name: file.name, text: file.text }) as ReturnType<Bridge['backups']['write']>,
    remove: (name) => ask('removeBackup', name) as ReturnType<Bridge['backups']['remove']>
  },
  journal: {
    place: () => ask('journalPlace') as ReturnType<Bridge['journal']['place']>,
    list: () => ask('listJournal') as ReturnType<Bridge['journal']['list']>,
    read: (name) => ask('readJournal', name) as ReturnType<Bridge['journal']['read']>,
    append: (name, at, bytes) => ask('appendJournal', name, at, bytes) as ReturnType<Bridge['journal']['append']>,
    write: (name, bytes) => ask('writeJournal', name, bytes) as ReturnType<Bridge['journal']['write']>
  },
  onFile: newsOf<HandedFile>(CHANNELS.file),
  onMenu: newsOf<MenuCommand>(CHANNELS.menu)
}

contextBridge.exposeInMainWorld('linejudge', bridge)
