/**
 * The built host killed with everybody in the room: staff, players, displays, a stand-by, admissions, slips and exports at the same time, while the disk
 * is full, fails, is slow or writes a part, and clocks jump. Everything that a socket, an answer or a line reported as saved is there afterwards, once.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceFrom } from '../../support/seeded.ts'
import { Tally, type KillRun } from '../common/tally.ts'
import { copyHost } from './hostProgram.ts'
import { Room } from './room.ts'

/** A folder is used for so many kills: its log grows. */
const KILLS_PER_ROOM = 20

/** @param onKill called after each kill with what has been found so far */
export async function killHostWithEverybody(run: KillRun, onKill: (soFar: Tally) => void = () => undefined): Promise<Tally> {
  const tally = new Tally(run)
  const chance = chanceFrom(run.seed)
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-host-kills-'))
  const script = await copyHost(folder)
  let room: Room | null = null
  let rooms = 0
  try {
    while (tally.kills < run.kills) {
      room ??= await Room.open(join(folder, `room-${++rooms}`), script, chance, tally)
      const killed = await room.life()
      tally.kills++
      tally.count(`kills of ${killed}`)
      const when = `after kill ${tally.kills} (${killed})`
      try {
        await room.again(killed, when)
        if (tally.kills % KILLS_PER_ROOM === 0 || tally.kills === run.kills) {
          await room.close(`${when}, closed`)
          room = null
        }
      } catch (error) {
        tally.broken(when, error)
        await room?.abandon()
        room = null
      }
      onKill(tally)
    }
  } finally {
    await room?.abandon()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return tally
}
