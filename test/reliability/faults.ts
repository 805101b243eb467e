/**
 * A fault at every operation of a recorded session: the journal's disk throws, tears, drops or fails late at operation
 * n, the process dies or goes on, and the device is opened again. What is there must be what was last acknowledged, or
 * that with the change that was in flight: never anything between, never less.
 */
import { FAULTS, type Fault } from '../support/memoryFiles.ts'
import { Device, everything } from '../support/journaledStorage.ts'
import { recordedSession } from './recordedSession.ts'

export interface FaultFigures {
  readonly operations: number
  readonly cases: number
  /** Reopened states that are neither the last acknowledged one nor the one in flight: sentences. */
  readonly wrong: readonly string[]
}

/** The journal is written anew often, so that faults meet that as well. */
const COMPACT_FROM = 6000

/**
 * @param commits how long the session is
 * @param losing with the database gone as well, so that the journal alone must tell
 */
export async function faultAtEveryOperation(commits: number, losing: boolean, kinds: readonly Fault[] = FAULTS): Promise<FaultFigures> {
  const session = recordedSession(commits)
  const { states, operations } = await soundRun(session)
  const wrong: string[] = []
  let cases = 0
  for (const how of kinds) {
    for (let at = 1; at <= operations; at++) {
      cases++
      const found = await faultAt(session, at, how, losing)
      const allowed = found.acknowledged.map((count) => states[count])
      if (!allowed.includes(found.state))
        wrong.push(`${how} at operation ${at}: neither of the states after ${found.acknowledged.join(' or ')} commits`)
    }
  }
  return { operations, cases, wrong }
}

async function soundRun(session: ReturnType<typeof recordedSession>): Promise<{ states: readonly string[]; operations: number }> {
  const device = new Device()
  const { storage } = await device.open({ compactFrom: COMPACT_FROM })
  const states = [await everything(storage)]
  for (const changes of session) {
    await storage.commit(changes)
    states.push(await everything(storage))
  }
  storage.close()
  return { states, operations: device.disk.operations }
}

async function faultAt(
  session: ReturnType<typeof recordedSession>,
  at: number,
  how: Fault,
  losing: boolean
): Promise<{ state: string; acknowledged: readonly number[] }> {
  const device = new Device()
  device.disk.fault = { at, how }
  let acknowledged = 0
  let opening = true
  const run = async (): Promise<void> => {
    const { storage } = await device.open({ compactFrom: COMPACT_FROM })
    opening = false
    for (const changes of session) {
      // A change that failed is done again by hand, as a person would who was told.
      await storage.commit(changes).catch(() => storage.commit(changes))
      acknowledged++
    }
    storage.close()
  }
  // A process that died settles nothing any more.
  await Promise.race([run(), died(device)])
  device.disk = device.disk.copy()
  if (losing && !opening) device.loseDatabase()
  const { storage } = await device.open()
  const state = await everything(storage)
  storage.close()
  return { state, acknowledged: acknowledged < session.length ? [acknowledged, acknowledged + 1] : [acknowledged] }
}

async function died(device: Device): Promise<void> {
  await device.disk.death
  // What had been acknowledged before is counted by now.
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
}
