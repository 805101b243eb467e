/** The native menu: what the system expects of every app, and the commands of the page with their usual keys. */
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../../shared/shell/ipc.ts'
import type { Words } from '../text/words.ts'

export interface MenuNeeds {
  readonly platform: NodeJS.Platform
  readonly name: string
  readonly words: Words['menu']
  /** Adds reloading and the developer tools. */
  readonly devTools: boolean
  readonly send: (command: MenuCommand) => void
}

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' }

/** The template to build the menu from. */
export function menuTemplate({ platform, name, words, devTools, send }: MenuNeeds): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  const item = (command: MenuCommand, label: string, accelerator?: string): MenuItemConstructorOptions => ({
    id: command,
    label,
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => {
      send(command)
    }
  })
  const about = item('about', words.about(name))
  return [
    ...(mac ? [appMenu(name, about)] : []),
    {
      label: words.file,
      submenu: [
        item('new', words.new, 'CmdOrCtrl+N'),
        item('open', words.open, 'CmdOrCtrl+O'),
        SEPARATOR,
        item('save', words.save, 'CmdOrCtrl+S'),
        item('save-as', words.saveAs, 'CmdOrCtrl+Shift+S'),
        SEPARATOR,
        mac ? { role: 'close', label: words.close } : { role: 'quit', label: words.quit }
      ]
    },
    {
      label: words.edit,
      submenu: [
        item('undo', words.undo, 'CmdOrCtrl+Z'),
        item('redo', words.redo, mac ? 'Cmd+Shift+Z' : 'Ctrl+Y'),
        SEPARATOR,
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.selectAll }
      ]
    },
    {
      label: words.view,
      submenu: [
        item('zoom-in', words.zoomIn, 'CmdOrCtrl+Plus'),
        // The same key without Shift, as people press it.
        { ...item('zoom-in', words.zoomIn, 'CmdOrCtrl+='), id: 'zoom-in-unshifted', visible: false, acceleratorWorksWhenHidden: true },
        item('zoom-out', words.zoomOut, 'CmdOrCtrl+-'),
        item('zoom-fit', words.fit, 'CmdOrCtrl+0'),
        SEPARATOR,
        { role: 'togglefullscreen', label: words.fullScreen },
        ...(devTools ? [SEPARATOR, { role: 'reload' as const }, { role: 'toggleDevTools' as const }] : [])
      ]
    },
    { role: 'windowMenu', label: words.window },
    {
      role: 'help',
      label: words.help,
      submenu: [item('keys', words.keys, 'CmdOrCtrl+/'), ...(mac ? [] : [SEPARATOR, about])]
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
