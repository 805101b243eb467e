/** Who was let in: devices of the staff, and the turns of players' slips. What is decided is written before it counts. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { Turns } from '../../shared/base/turns.ts'
import { checked, oneOf, text, whole } from '../../shared/base/validate.ts'
import { keyOfDevice, keyOfToken, tokenOfPlayer } from '../../shared/venue/keys.ts'
import { LIMITS, type Limits } from '../../shared/venue/limits.ts'
import { STAFF_ROLES, type StaffRole } from '../../shared/venue/rights.ts'
import type { HostStore, VenueRow } from '../log/hostStore.ts'

const deviceShape = v.looseObject({
  id: text(40),
  name: text(60),
  role: oneOf(STAFF_ROLES),
  /** Milliseconds. */
  since: v.number(),
  out: v.boolean(),
  /** Where it would be found as a host: of a stand-by. */
  url: v.nullish(text(200))
})
export type Device = v.InferOutput<typeof deviceShape>

const turnShape = v.looseObject({ player: text(200), turn: whole(0, 1_000_000) })

export class Devices {
  readonly #key: Uint8Array
  readonly #store: HostStore
  readonly #devices = new Map<string, Device>()
  /** How many slips of each player are void. */
  readonly #turns = new Map<string, number>()
  /** A change is made of what the change before it has left. */
  readonly #changes = new Turns()
  /** How often something has changed. */
  changes = 0

  readonly #limits: Pick<Limits, 'mostShutOut'>

  constructor(key: Uint8Array, store: HostStore, rows: readonly VenueRow[], limits: Pick<Limits, 'mostShutOut'> = LIMITS) {
    this.#key = key
    this.#limits = limits
    this.#store = store
    this.#read(rows)
  }

  #read(rows: readonly VenueRow[]): void {
    for (const { id, value } of rows) {
      const device = id.startsWith('device/') ? checked(deviceShape, value) : null
      if (device?.ok) this.#devices.set(device.value.id, device.value)
      const turn = id.startsWith('turn/') ? checked(turnShape, value) : null
      if (turn?.ok) this.#turns.set(turn.value.player, turn.value.turn)
    }
  }

  get all(): readonly Device[] {
    return [...this.#devices.values()]
  }
  get(id: string): Device | undefined {
    return this.#devices.get(id)
  }
  keyOf(device: string): Uint8Array {
    return keyOfDevice(this.#key, device)
  }
  /** What is on a player's slip. */
  tokenOf(player: string): string {
    return tokenOfPlayer(this.#key, player, this.#turns.get(player) ?? 0)
  }
  keyOfPlayer(player: string): Uint8Array {
    return keyOfToken(this.tokenOf(player))
  }

  async add(name: string, role: StaffRole, since: number): Promise<Device> {
    const device: Device = { id: `d${randomBytes(5).toString('hex')}`, name, role, since, out: false, url: null }
    await this.#put(device)
    return device
  }

  /** Changes a device. Returns `false` if there is no such device. Rejects if it could not be written: nothing has changed then. */
  change(id: string, changes: Partial<Pick<Device, 'out' | 'url' | 'name'>>): Promise<boolean> {
    return this.#changes.run(() => this.#change(id, changes))
  }

  /**
   * Voids the key of a device; of the devices that are out, the oldest above the limit is forgotten. Returns `false` if there is no such
   * device. Rejects if it could not be written.
   */
  shutOut(id: string): Promise<boolean> {
    return this.#changes.run(async () => {
      if (!(await this.#change(id, { out: true }))) return false
      const out = this.all.filter((one) => one.out).toSorted((a, b) => a.since - b.since)
      const gone = out.slice(0, Math.max(0, out.length - this.#limits.mostShutOut))
      if (gone.length > 0) await this.#store.commit({ gone: gone.map((one) => `device/${one.id}`) })
      for (const one of gone) this.#devices.delete(one.id)
      return true
    })
  }

  async #change(id: string, changes: Partial<Pick<Device, 'out' | 'url' | 'name'>>): Promise<boolean> {
    const device = this.#devices.get(id)
    if (!device) return false
    await this.#put({ ...device, ...changes })
    return true
  }

  /** Voids the slip of a player, which was lost. Rejects if it could not be written: the old slip is valid then. */
  newSlip(player: string): Promise<void> {
    return this.#changes.run(async () => {
      const turn = (this.#turns.get(player) ?? 0) + 1
      await this.#store.commit({ venue: [{ id: `turn/${player}`, value: { player, turn } }] })
      this.#turns.set(player, turn)
      this.changes++
    })
  }

  async #put(device: Device): Promise<void> {
    await this.#store.commit({ venue: [{ id: `device/${device.id}`, value: device }] })
    this.#devices.set(device.id, device)
    this.changes++
  }
}
