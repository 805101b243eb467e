/** The only code between the sandboxed page and the shell: named functions, never a channel name or an event object. */
import { contextBridge, ipcRenderer } from 'electron'
import { CHANNELS } from '../shared/shell/channels.ts'
import type { Bridge, HandedFile, MenuCommand, Reply, RequestArgs, RequestName, RequestResult } from '../shared/shell/ipc.ts'

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
    return () => {
      listeners.delete(listener)
    }
  }
}

/** What main answers is checked there against the same contract. */
const ask = <N extends RequestName>(name: N, ...args: RequestArgs<N>): Promise<Reply<RequestResult<N>>> =>
  ipcRenderer.invoke(CHANNELS[name], ...args) as Promise<Reply<RequestResult<N>>>

const bridge: Bridge = {
  openFile: () => ask('openFile'),
  openFiles: () => ask('openFiles'),
  saveFile: (file) => ask('saveFile', { name: file.name, text: file.text }),
  saveBytes: ({ name, kind, bytes }) => ask('saveBytes', { name, kind, bytes }),
  printPdf: ({ name }) => ask('printPdf', { name }),
  copy: ({ text, png }) => ask('copy', { text, png }),
  backups: {
    place: () => ask('backupPlace'),
    list: () => ask('listBackups'),
    read: (name) => ask('readBackup', name),
    write: (file) => ask('writeBackup', { name: file.name, text: file.text }),
    remove: (name) => ask('removeBackup', name)
  },
  journal: {
    place: () => ask('journalPlace'),
    list: () => ask('listJournal'),
    read: (name) => ask('readJournal', name),
    append: (name, at, bytes) => ask('appendJournal', name, at, bytes),
    write: (name, bytes) => ask('writeJournal', name, bytes)
  },
  language: (language) => ask('language', language),
  updates: {
    place: () => ask('updatePlace'),
    check: (from) => ask('checkUpdate', from),
    start: (version) => ask('startUpdate', { version })
  },
  hosting: {
    places: () => ask('hostPlaces'),
    start: ({ event, text, address, port }) => ask('startHost', { event, text, address, port }),
    ask: (text) => ask('askHost', text),
    read: ({ event, after }) => ask('readHosted', { event, after }),
    look: ({ origin }) => ask('lookAtHost', { origin }),
    end: ({ taken }) => ask('endHost', { taken }),
    onNews: newsOf<string>(CHANNELS.host)
  },
  device: {
    ask: (text) => ask('askDevice', text),
    end: () => ask('endDevice'),
    onNews: newsOf<string>(CHANNELS.device)
  },
  onLeave: newsOf<null>(CHANNELS.leave),
  left: ({ saved }) => ask('left', { saved }),
  onFile: newsOf<HandedFile>(CHANNELS.file),
  onMenu: newsOf<MenuCommand>(CHANNELS.menu)
}

contextBridge.exposeInMainWorld('linejudge', bridge)
