/** Slips for phones: one for everybody who is still there, under the public name, with the Wi-Fi where it was told. */
import { expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { givePhoneSlips, showPhoneSlips } from '../../../../../src/renderer/actions/venue/phoneSlips.ts'
import { hostingOf } from '../../../../../src/renderer/actions/venue/venueHosting.svelte.ts'
import type { OpenEvent } from '../../../../../src/renderer/model/event/openEvent.svelte.ts'
import type { Printed, PrintSheet } from '../../../../../src/renderer/platform/interface/platform.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { paperPage, textsBelow, type PaperNode } from '../../../../support/paperPage.ts'
import { logOf } from '../../../../support/randomEvents.ts'
import { writtenPdfs } from '../../../../support/writtenPdfs.ts'

const { state } = logOf([
  { do: 'register', player: 'a', name: 'Kim Park' },
  { do: 'register', player: 'b', name: 'Ada Lo', minor: true },
  { do: 'register', player: 'c', name: 'Bo Dunn' },
  { do: 'drop', player: 'c' }
])
const event = { stored: { name: 'Saturday' }, host: { state } } as unknown as OpenEvent

function desk() {
  const on = memoryApp()
  const print = vi.fn((_sheet: PrintSheet) => Promise.resolve<Printed>({ kind: 'shown' }))
  const app = Object.assign(on.app, { platform: { ...on.app.platform, print } }) as App
  const slips = vi.spyOn(hostingOf(app), 'slips').mockResolvedValue(
    ['a', 'b', 'c', 'x9'].map((player) => ({ player, address: `http://192.168.0.7:8321/p/${player}` })) // prettier-ignore
  )
  return { ...on, app, print, slips, hosting: hostingOf(app) }
}

it('are in the order of the names, and say what they are for; who has left gets none', async () => {
  const { app, hosting } = desk()
  const texts = async () => (await showPhoneSlips(app, event, 'a4', paperPage())).flatMap(textsBelow)
  const found = await texts()
  const names = found.filter((text) => /^(Ada|Bo|Kim|x9)/.test(text))
  expect(names).toEqual(['Ada L.', 'Kim Park', 'x9'])
  expect(found.filter((text) => text === 'Saturday')).toHaveLength(3)
  expect(found.join(' ').match(/Scan it/g)).toHaveLength(3)
  expect(found.join(' ').match(/Only for you/g)).toHaveLength(3)
  expect(found.join(' ')).not.toContain('Wi-Fi')
  hosting.wifi.name = 'Hall'
  expect((await texts()).join(' ').match(/In the Wi-Fi “Hall”/g)).toHaveLength(3)
})

it('hold another code each, as drawings in points', async () => {
  const { app } = desk()
  const [page, ...others] = await showPhoneSlips(app, event, 'a4', paperPage())
  const { attributes, children } = page as unknown as PaperNode
  expect([others, attributes.width]).toEqual([[], '595.28pt'])
  const below = (node: PaperNode): PaperNode[] => [node, ...node.children.flatMap(below)]
  expect(children.flatMap(below).filter(({ name }) => name === 'rect').length).toBeGreaterThan(3 * 100)
})

it('are given under the name of the event; what the host does not answer is told', async () => {
  const written = writtenPdfs()
  const { app, platform, print, slips, told } = desk()
  expect(await givePhoneSlips(app, event, 'letter', 'print', paperPage())).toBe(true)
  expect(print.mock.calls[0]![0]).toMatchObject({ name: 'Saturday Slips for phones', page: [612, 792] })
  expect(await givePhoneSlips(app, event, 'a4', 'pdf', paperPage())).toBe(true)
  expect(platform.saveBytes.mock.calls).toEqual([[{ name: 'Saturday Slips for phones', kind: 'pdf', bytes: new Uint8Array([1]) }]])
  expect(written[0]!.texts).toContain('Kim Park')
  slips.mockRejectedValueOnce(new Error('The host has stopped.'))
  expect(await givePhoneSlips(app, event, 'a4', 'print', paperPage())).toBe(false)
  expect(told().at(-1)).toEqual(['error', 'The host has stopped.'])
})
