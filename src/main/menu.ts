/** The native menu: what the system expects of every app, and the commands of the page with their usual keys. */
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../shared/shell/ipc.ts'

export interface MenuNeeds {
  readonly platform: NodeJS.Platform
  readonly name: string
  /** Adds reloading and the developer tools. */
  readonly devTools: boolean
  readonly send: (command: MenuCommand) => void
}

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' }

/** The template to build the menu from. */
export function menuTemplate({ platform, name, devTools, send }: MenuNeeds): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  const item = (command: MenuCommand, label: string, accelerator?: string): MenuItemConstructorOptions => ({
    id: command,
    label,
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => {
      send(command)
    }
  })
  const about = item('about', `About ${name}`)
  return [
    ...(mac ? [appMenu(name, about)] : []),
    {
      label: '&File',
      submenu: [
        item('new', 'New Table', 'CmdOrCtrl+N'),
        item('open', 'Open Case…', 'CmdOrCtrl+O'),
        SEPARATOR,
        item('save', 'Save', 'CmdOrCtrl+S'),
        item('save-as', 'Save Case As…', 'CmdOrCtrl+Shift+S'),
        SEPARATOR,
        mac ? { role: 'close' } : { role: 'quit' }
      ]
    },
    {
      label: '&Edit',
      submenu: [
        item('undo', 'Undo', 'CmdOrCtrl+Z'),
        item('redo', 'Redo', mac ? 'Cmd+Shift+Z' : 'Ctrl+Y'),
        SEPARATOR,
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' }
      ]
    },
    {
      label: '&View',
      submenu: [
        item('zoom-in', 'Zoom In', 'CmdOrCtrl+Plus'),
        // The same key without Shift, as people press it.
        { ...item('zoom-in', 'Zoom In', 'CmdOrCtrl+='), id: 'zoom-in-unshifted', visible: false, acceleratorWorksWhenHidden: true },
        item('zoom-out', 'Zoom Out', 'CmdOrCtrl+-'),
        item('zoom-fit', 'Fit the Map', 'CmdOrCtrl+0'),
        SEPARATOR,
        { role: 'togglefullscreen' },
        ...(devTools ? [SEPARATOR, { role: 'reload' as const }, { role: 'toggleDevTools' as const }] : [])
      ]
    },
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [item('keys', 'Keys', 'CmdOrCtrl+/'), ...(mac ? [] : [SEPARATOR, about])]
    }
  ]
}

function appMenu(name: string, about: MenuItemConstructorOptions): MenuItemConstructorOptions {
  return {
    label: name,
    submenu: [
      about,
      SEPARATOR,
      { role: 'services' },
      SEPARATOR,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      SEPARATOR,
      { role: 'quit' }
    ]
  }
}
