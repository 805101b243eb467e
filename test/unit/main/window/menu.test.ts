import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { menuTemplate } from '../../../../src/main/window/menu.ts'
import { createSpeech } from '../../../../src/main/text/words.ts'
import { MENU_COMMANDS, type MenuCommand } from '../../../../src/shared/shell/ipc.ts'

const PLATFORMS = ['linux', 'win32', 'darwin'] as const
const build = (
  platform: NodeJS.Platform,
  devTools = false,
  send: (command: MenuCommand) => void = () => undefined
): MenuItemConstructorOptions[] =>
  menuTemplate({ platform, name: 'Linejudge', words: createSpeech('', () => ['en']).words.menu, devTools, send })
const itemsOf = (menu: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  menu.flatMap((top) => (Array.isArray(top.submenu) ? [top, ...itemsOf(top.submenu)] : [top]))

describe.each(PLATFORMS)('the menu on %s', (platform) => {
  it('sends every command that the page knows', () => {
    const send = vi.fn()
    for (const item of itemsOf(build(platform, false, send))) {
      if (item.click) item.click({} as never, undefined, {})
    }
    expect(new Set(send.mock.calls.map(([command]) => command as string))).toEqual(new Set(MENU_COMMANDS))
  })

  it('uses no key twice', () => {
    const keys = itemsOf(build(platform)).flatMap(({ accelerator }) => (accelerator ? [accelerator] : []))
    expect(keys.length).toBeGreaterThan(8)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has what every app has', () => {
    const roles = itemsOf(build(platform)).flatMap(({ role }) => (role ? [role] : []))
    expect(roles).toEqual(expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll', 'quit', 'togglefullscreen', 'windowMenu', 'help']))
  })

  it('shows the developer tools only while Linejudge is being made', () => {
    expect(itemsOf(build(platform)).some(({ role }) => role === 'toggleDevTools' || role === 'reload')).toBe(false)
    expect(itemsOf(build(platform, true)).some(({ role }) => role === 'toggleDevTools')).toBe(true)
  })
})

it('a Mac has the menu of the app', () => {
  expect(build('darwin')[0]!.label).toBe('Linejudge')
  expect(build('linux')[0]!.label).toBe('&File')
})
