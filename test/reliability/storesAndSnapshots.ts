/**
 * The store and the newest backups of a device damaged at once. The device must open and say what is missing, each
 * damaged backup must be explained, and the newest good one must bring its state back, there again after the next start.
 */
import { planFor } from '../../src/shared/backup/plan.ts'
import { readSnapshot } from '../../src/shared/backup/readSnapshot.ts'
import type { Snapshot } from '../../src/shared/backup/snapshot.ts'
import { contentChecksum, formatSnapshot } from '../../src/shared/backup/writeSnapshot.ts'
import { Device, everything } from '../support/journaledStorage.ts'
import { chanceFrom } from '../support/seeded.ts'
import { sha } from '../unit/shared/backup/samples.ts'
import { damage } from './damage.ts'
import { recordedSession } from './recordedSession.ts'
import { damagedText, snapshotOf } from './snapshots.ts'

export interface BothFigures {
  readonly cases: number
  readonly opened: number
  /** Everything that was damaged beyond use was told in a sentence. */
  readonly explained: number
  /** The state of the newest good backup was there after the restore and the start that follows it. */
  readonly restored: number
  readonly snapshotsDamaged: number
  readonly wrong: readonly string[]
}

const BACKUPS = 4

export async function damagedStoresAndSnapshots(cases: number): Promise<BothFigures> {
  const figures = { cases, opened: 0, explained: 0, restored: 0, snapshotsDamaged: 0, wrong: [] as string[] }
  for (let seed = 1; seed <= cases; seed++) {
    try {
      await oneCase(seed, figures)
    } catch (error) {
      figures.wrong.push(`case ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return figures
}

async function oneCase(
  seed: number,
  figures: { opened: number; explained: number; restored: number; snapshotsDamaged: number; wrong: string[] }
): Promise<void> {
  const chance = chanceFrom(seed)
  const pick = (n: number): number => chance.whole(0, n - 1)
  const { device, before, shelf } = await livedDevice(seed, pick)

  damage(device, pick)
  if (pick(2) === 0) device.loseDatabase()
  // The oldest is left whole: what is lost everywhere nobody can bring back.
  const damaged = 1 + pick(BACKUPS - 1)
  figures.snapshotsDamaged += damaged
  const texts = shelf.map(({ text }, i) => (i < damaged ? damagedText(text, seed + i, chance) : text))

  const { storage, kept, notices } = await device.open()
  figures.opened++
  const toldOfStore = notices.length > 0 || (await everything(storage)) === before
  const read = await Promise.all(texts.map((text) => readSnapshot(text, kept.known, sha)))
  // Only white space may have been another one: then it is the same backup still.
  const sound = read.map((one, i) => one.ok && one.value.content === shelf[i]!.snapshot.content)
  const toldOfBackups = read.every((one, i) => (one.ok ? sound[i] : /^[A-Z].*\.$/s.test(one.problems[0]?.message ?? '')))
  if (toldOfStore && toldOfBackups) figures.explained++
  else figures.wrong.push(`case ${seed}: ${toldOfStore ? 'a damaged backup' : 'what the store lost'} was not explained`)

  const newest = read.find((one, i) => one.ok && sound[i])
  if (!newest?.ok) throw new Error('no good backup was left')
  const plan = planFor({
    present: await kept.all(),
    backup: newest.value.tables,
    mode: 'replace',
    problemOf: kept.problemOf,
    now: device.now()
  })
  await kept.replace(plan.writes)
  storage.close()
  const again = await device.open()
  const { setAside: _evidence, ...tables } = await again.kept.all()
  const { setAside: _none, ...wanted } = newest.value.tables
  again.storage.close()
  if ((await contentChecksum(tables, sha)) === (await contentChecksum(wanted, sha))) figures.restored++
  else figures.wrong.push(`case ${seed}: the state after the restore is not that of the backup`)
}

/** A device on which a session was held, and the backups made on the way, the newest first. */
async function livedDevice(
  seed: number,
  pick: (n: number) => number
): Promise<{ device: Device; before: string; shelf: readonly { snapshot: Snapshot; text: string }[] }> {
  const device = new Device()
  const { storage, kept } = await device.open({ compactFrom: 4000 })
  const shelf: { snapshot: Snapshot; text: string }[] = []
  const session = recordedSession(BACKUPS * (2 + pick(5)), seed)
  for (const [i, changes] of session.entries()) {
    await storage.commit(changes)
    if ((i + 1) % (session.length / BACKUPS) !== 0) continue
    const snapshot = await snapshotOf(await kept.all(), device.now())
    shelf.unshift({ snapshot, text: await formatSnapshot(snapshot, sha) })
  }
  const before = await everything(storage)
  storage.close()
  return { device, before, shelf }
}
