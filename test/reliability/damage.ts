/**
 * Damaged stores: bytes changed, files cut, emptied, swapped or deleted, the database lost or of another time. After
 * each the device must open, and either hold exactly what was acknowledged or say that something is missing; an empty
 * library is never shown as if nothing had happened.
 */
import { chanceFrom } from '../support/seeded.ts'
import { Device, everything } from '../support/journaledStorage.ts'
import { recordedSession } from './recordedSession.ts'

export interface DamageFigures {
  readonly cases: number
  /** Opened with exactly what was acknowledged. */
  readonly whole: number
  /** Opened with less, and said so. */
  readonly told: number
  /** What must not be: sentences. */
  readonly wrong: readonly string[]
}

const DAMAGES = ['flip', 'cut', 'zeros', 'delete', 'noise', 'swap'] as const

export async function damagedStores(cases: number): Promise<DamageFigures> {
  const wrong: string[] = []
  let whole = 0
  let told = 0
  for (let seed = 1; seed <= cases; seed++) {
    const random = chanceFrom(seed).next
    const pick = (n: number): number => Math.floor(random() * n)
    const device = new Device()
    const { storage } = await device.open({ compactFrom: 4000 })
    for (const changes of recordedSession(10 + pick(20), seed)) await storage.commit(changes)
    const before = await everything(storage)
    storage.close()
    const what = damage(device, pick)
    if (pick(2) === 0) {
      device.loseDatabase()
      what.push('database lost')
    }
    const { storage: opened, notices } = await device.open()
    const after = await everything(opened)
    if (after === before) whole++
    else if (notices.length > 0) told++
    else wrong.push(`case ${seed} (${what.join(', ')}): something is missing, and nothing was said`)
    // What was there is there again after the next start, and can be saved to.
    await opened.commit([{ do: 'put', table: 'events', value: { id: 'after', name: 'After', state: {} } }])
    const saved = await everything(opened)
    opened.close()
    const again = await device.open()
    if ((await everything(again.storage)) !== saved || again.notices.length > 0)
      wrong.push(`case ${seed} (${what.join(', ')}): the start after the mending differs`)
    again.storage.close()
  }
  return { cases, whole, told, wrong }
}

/** One or two damages of the journal's files; returns what was done. */
export function damage(device: Device, pick: (n: number) => number): string[] {
  const { files } = device.disk
  const names = [...files.keys()].filter((name) => files.get(name)!.length > 0)
  return Array.from({ length: 1 + pick(2) }, () => {
    const name = names[pick(names.length)]!
    const file = files.get(name) ?? new Uint8Array()
    const at = pick(file.length)
    const how = DAMAGES[pick(DAMAGES.length)]!
    switch (how) {
      case 'flip':
        if (file.length > 0) file[at]! ^= 1 << pick(8)
        break
      case 'cut':
        if (files.has(name)) files.set(name, file.slice(0, at))
        break
      case 'zeros':
        file.fill(0, at, at + pick(400))
        break
      case 'noise':
        for (let i = at; i < Math.min(file.length, at + 50); i++) file[i] = pick(256)
        break
      case 'delete':
        files.delete(name)
        break
      case 'swap': {
        const [a, b] = ['journal-a.ljj', 'journal-b.ljj'].map((slot) => files.get(slot) ?? new Uint8Array())
        files.set('journal-a.ljj', b!)
        files.set('journal-b.ljj', a!)
      }
    }
    return `${how} ${name} at ${at}`
  })
}
