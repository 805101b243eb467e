/** The desk of the venue at the device of a head judge: all that the organiser does, signed and closed up, and for no other role. */
import { afterEach, expect, it } from 'vitest'
import { NotOrganised, OrganiserLine } from '../../../src/device/organise.ts'
import { createVenueWire } from '../../../src/device/venueWire.ts'
import { hexOf, openSealedText, sealText } from '../../../src/shared/venue/mac.ts'
import type { DeskAsk, OrganiserPicture, Slip } from '../../../src/shared/venue/organiser.ts'
import type { Credentials } from '../../support/staffLine.ts'
import { joinHost } from '../../support/staffLine.ts'
import { until } from '../../support/until.ts'
import { join1, openRoom, type Room } from '../../support/venue.ts'

const open: Room[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
async function begun() {
  const room = await openRoom()
  open.push(room)
  return room.host
}

/** A desk, with everything that went over the wire. */
function deskOf(origin: string, { device, key }: Credentials) {
  const said: string[] = []
  const asked: { path: string; body: unknown }[] = []
  const wire = createVenueWire(origin, async (input, init) => {
    const answer = await fetch(input, init)
    const text = await answer.clone().text()
    said.push(String(init?.body), text)
    return answer
  })
  const line = new OrganiserLine(
    () =>
      Promise.resolve({
        post: (path: string, body: unknown) => {
          asked.push({ path, body })
          return wire.post(path, body)
        }
      }),
    { device, key: hexOf(key) }
  )
  return { line, said, asked, wire }
}
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof NotOrganised ? error.refusal.code : String(error))
  )

it('lets devices in, sets displays up, gives slips, and no secret of it can be read on the way', async () => {
  const host = await begun()
  const head = await join1(host, 'Head', 'head')
  const { line, said } = deskOf(host.origin, head)
  await line.ask({ do: 'open-joining' })
  const shown = (await line.ask({ do: 'picture' })) as OrganiserPicture
  expect([shown.event, shown.joining?.code, shown.devices.map(({ name }) => name)]).toEqual(['saturday', host.joining?.code, ['Head']])
  const coming = joinHost(host.origin, shown.joining!.code, 'Ann')
  await until(() => host.asking.length === 1)
  const { asking } = (await line.ask({ do: 'picture' })) as OrganiserPicture
  await line.ask({ do: 'let-in', request: asking[0]!.request, role: 'judge' })
  const ann = await coming
  expect(host.devices.find(({ id }) => id === ann.device)).toMatchObject({ name: 'Ann', role: 'judge' })
  const before = (await line.ask({ do: 'slips' })) as Slip[]
  expect(before[0]).toEqual({ player: 'p1', address: `${host.origin}${host.playerPath('p1')}` })
  await line.ask({ do: 'new-slip', player: 'p1' })
  const after = (await line.ask({ do: 'slips' })) as Slip[]
  expect(after[0]!.address).not.toBe(before[0]!.address)
  await line.ask({ do: 'shut-out', device: ann.device })
  expect(host.devices.find(({ name }) => name === 'Ann')?.out).toBe(true)
  const wire = said.join('\n')
  for (const secret of [shown.joining!.code, host.playerPath('p2').split('.').at(-1)!, after[0]!.address])
    expect(wire).not.toContain(secret)
})

it('is for head judges who were not shut out, signs each ask once, and asks anew what was too old', async () => {
  const host = await begun()
  const [head, judge] = [await join1(host, 'Head', 'head'), await join1(host, 'Ann', 'judge')]
  const picture: DeskAsk = { do: 'picture' }
  expect(await codeOf(deskOf(host.origin, judge).line.ask(picture))).toBe('no-right')
  expect(await codeOf(deskOf(host.origin, { ...head, key: new Uint8Array(32) }).line.ask(picture))).toBe('wrong-proof')
  expect(await codeOf(deskOf(host.origin, { ...head, device: 'd0' }).line.ask(picture))).toBe('unknown-device')
  const { line, asked, wire } = deskOf(host.origin, head)
  await line.ask(picture)
  const { path, body } = asked.find((one) => one.path === '/api/organise')!
  // The same once more, and another one under its signature.
  expect(await wire.post(path, body)).toMatchObject({ refusal: { code: 'used-up' } })
  expect(await wire.post(path, { ...(body as object), ask: { do: 'slips' } })).toMatchObject({ refusal: { code: 'wrong-proof' } })
  // Asks for the computer of the host alone have no such path.
  expect(await wire.post(path, { ...(body as object), ask: { do: 'promote', anyway: true } })).toMatchObject({
    refusal: { code: 'wrong-shape' }
  })
  await host.shutOut(head.device)
  expect(await codeOf(line.ask(picture))).toBe('shut-out')
})

it('closes texts of any length up, and opens nothing that was changed', () => {
  const key = new Uint8Array(32).fill(7)
  for (const text of ['', 'a', 'ß'.repeat(16), 'x'.repeat(1000)]) {
    const sealed = sealText(key, 'ab', text)
    expect(openSealedText(key, sealed)).toBe(text)
    expect(openSealedText(new Uint8Array(32), sealed)).toBeNull()
    expect(openSealedText(key, { ...sealed, nonce: 'cd' })).toBeNull()
    expect(openSealedText(key, { ...sealed, closed: `${sealed.closed}00` })).toBeNull()
  }
  expect(sealText(key, 'ab', 'x'.repeat(64)).closed.slice(0, 64)).not.toBe(sealText(key, 'ab', 'x'.repeat(64)).closed.slice(64))
})
