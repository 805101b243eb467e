/**
 * Real browser profiles whose files are damaged while the browser is closed: those of IndexedDB, those of the browser's
 * own file store where the journal lies, or both. After each the app's storage must open; with one of the two sound
 * nothing may be missing, with both damaged what is missing must be said; and the start after the mending finds all of it or says again what is gone.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { chanceFrom, type Chance } from '../support/seeded.ts'
import type { Seen } from './killPage/main.ts'
import { countNotices, goTo, lookAt, openBrowser, pageOf, servePage } from './ownBrowser.ts'

export interface ProfileFigures {
  readonly cases: number
  /** Opened with everything. */
  readonly whole: number
  /** Opened with less, and said so: only where both were damaged. */
  readonly told: number
  readonly wrong: readonly string[]
  /** What the starts said, each sentence with how often. */
  readonly said: ReadonlyMap<string, number>
}

const PLACES = { database: ['IndexedDB'], journal: ['File System'], both: ['IndexedDB', 'File System'] } as const
/** Files that hold nothing: what they say is never read again. */
const UNREAD = /^(LOCK|LOG|LOG\.old)$/
const DAMAGES = ['flip', 'cut', 'zeros', 'noise', 'delete'] as const

export async function damagedProfiles(cases: number, onCase: (done: number) => void = () => undefined): Promise<ProfileFigures> {
  const served = await servePage('killPage')
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-profiles-'))
  const figures = { cases, whole: 0, told: 0, wrong: [] as string[], said: new Map<string, number>() }
  try {
    const lived = join(folder, 'lived')
    const acknowledged = await live(lived, served.address)
    for (let n = 1; n <= cases; n++) {
      const profile = join(folder, `case-${n}`)
      // A link names the process that had the profile open; copied, it would say that somebody else has it.
      await cp(lived, profile, { recursive: true, filter: (source) => !basename(source).startsWith('Singleton') })
      const chance = chanceFrom(n)
      const place = chance.pick(['database', 'journal', 'both'] as const)
      const done = (await Promise.all(PLACES[place].map((part) => damage(join(profile, 'Default', part), chance)))).join(', ')
      const problem = await judge(profile, served.address, acknowledged, place, figures)
      if (problem !== null) figures.wrong.push(`case ${n} (${done}): ${problem}`)
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
      onCase(n)
    }
  } finally {
    await served.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return figures
}

/** Writes for a while on a new profile and closes the browser as its user would; returns what was acknowledged. */
async function live(profile: string, address: string): Promise<number> {
  const { browser, quit } = await openBrowser(profile)
  const page = await pageOf(browser)
  await goTo(page, address, 'kill')
  await page.evaluate(() => window.kill.seen)
  void page.evaluate(() => window.kill.write(1)).catch(() => undefined)
  await new Promise((resume) => {
    setTimeout(resume, 2500)
  })
  // The browser writes the third place, its local storage, some seconds later; a sitting lasts longer than that.
  await page.goto('about:blank')
  await new Promise((resume) => {
    setTimeout(resume, 7000)
  })
  await quit()
  return (await lookAt(profile, address)).count
}

/** Damages one or two files under a folder; returns what was done. */
async function damage(folder: string, chance: Chance): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !UNREAD.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const done: string[] = []
  for (let n = chance.whole(1, 2); n > 0; n--) {
    const file = chance.pick(files)
    const bytes = await readFile(file).catch(() => Buffer.alloc(0))
    const at = bytes.length === 0 ? 0 : chance.whole(0, bytes.length - 1)
    const how = chance.pick(DAMAGES)
    if (how === 'delete') await rm(file, { force: true })
    else await writeFile(file, damagedBytes(bytes, how, at, chance))
    done.push(`${how} ${relative(folder, file)} at ${at} of ${bytes.length}`)
  }
  return done.join(', ')
}

function damagedBytes(bytes: Buffer, how: Exclude<(typeof DAMAGES)[number], 'delete'>, at: number, chance: Chance): Buffer {
  switch (how) {
    case 'flip':
      if (bytes.length > 0) bytes[at]! ^= 1 << chance.whole(0, 7)
      break
    case 'cut':
      return bytes.subarray(0, at)
    case 'zeros':
      return bytes.fill(0, at, Math.min(bytes.length, at + chance.whole(1, 4000)))
    case 'noise':
      for (let i = at; i < Math.min(bytes.length, at + 200); i++) bytes[i] = chance.whole(0, 255)
  }
  return bytes
}

/** Opens a damaged profile twice; what must not be, or null. */
async function judge(
  profile: string,
  address: string,
  acknowledged: number,
  place: keyof typeof PLACES,
  figures: { whole: number; told: number; said: Map<string, number> }
): Promise<string | null> {
  let seen: Seen
  try {
    seen = await lookAt(profile, address)
  } catch (error) {
    return `it did not open: ${error instanceof Error ? error.message : String(error)}`
  }
  countNotices(seen, figures.said)
  // Where neither copy is sound, what can still be read comes back around the hole, and that some changes are missing is said.
  const holed = place === 'both' && seen.notices.length > 0
  if (seen.wrong.length > 0 && !holed) return `mixed: ${seen.wrong[0]}`
  if (seen.count === acknowledged && seen.wrong.length === 0) figures.whole++
  else if (place !== 'both')
    return `${seen.count} of ${acknowledged} changes, though the other copy was sound. Said: ${seen.notices.join(' ')}`
  else if (seen.notices.length === 0) return `${seen.count} of ${acknowledged} changes, and nothing was said`
  else figures.told++
  const again = await lookAt(profile, address)
  if (again.wrong.length > 0 && !holed) return `mixed after the mending: ${again.wrong[0]}`
  // A browser whose own list of files is damaged forgets them at every start; that is told again.
  if (again.count !== seen.count && (place !== 'both' || again.notices.length === 0))
    return `the start after the mending has ${again.count} of ${seen.count} changes`
  return null
}
