/**
 * A real browser killed while it upgrades a profile that an older version left: what lies there afterwards is the old
 * profile to the last row, or the new one; and the next start has every row.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { frozenTables, VERSIONS } from '../support/frozenSaves.ts'
import { chanceFrom } from '../support/seeded.ts'
import type { FrozenRow, FrozenTables } from '../support/writeProfile.ts'
import { goTo, openBrowser, pageOf, servePage } from './ownBrowser.ts'
import type { Lying } from './upgradePage/main.ts'

export interface UpgradeKillFigures {
  readonly kills: number
  /** As the older version left it, to the last row. */
  readonly old: number
  /** Upgraded, with every row. */
  readonly upgraded: number
  /** Every row was there after the start that followed. */
  readonly whole: number
  /** Rows of one profile. */
  readonly rows: number
  /** What must not be: sentences. */
  readonly wrong: readonly string[]
}

const COPIES = 300
/** The tables of which a judge has many rows. */
const MANY = ['maps', 'figureSets', 'specialTerrain', 'rulings']
/** The table in which the database says how far its journal is. */
const STAMPED = 'meta'

export async function killWhileUpgrading(kills: number, onKill: (done: number) => void = () => undefined): Promise<UpgradeKillFigures> {
  const served = await servePage('upgradePage')
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-upgrade-'))
  const figures = { kills, old: 0, upgraded: 0, whole: 0, rows: 0, wrong: [] as string[] }
  try {
    // In half of them the upgrade rewrites every row; in the others it adds tables, as those that were released.
    const kinds = VERSIONS.slice(0, -1).flatMap((version) => [false, true].map((later) => ({ version, later })))
    const templates = new Map<string, Template>()
    const chance = chanceFrom(11)
    for (let done = 0; done < kills; done++) {
      const kind = kinds[done % kinds.length]!
      const key = JSON.stringify(kind)
      const template = templates.get(key) ?? (await makeTemplate(join(folder, `template-${templates.size}`), served.address, kind))
      templates.set(key, template)
      figures.rows = template.left.rows
      const profile = join(folder, 'profile')
      await copyProfile(template.profile, profile)
      await oneKill(profile, served.address, template, chance.whole(0, template.took), `kill ${done + 1}`, figures)
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
      onKill(done + 1)
    }
  } finally {
    await served.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return figures
}

interface Kind {
  readonly version: number
  /** The upgrade has a step that rewrites every row. */
  readonly later: boolean
}
interface Template extends Kind {
  readonly profile: string
  readonly left: Lying
  /** Milliseconds that an upgrade takes which nobody kills. */
  readonly took: number
}

/** Without the link that names the process which had the profile open: copied, it would say that somebody else has it. */
const copyProfile = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (source) => !/^Singleton|^\.org\.chromium/.test(basename(source)) })

async function makeTemplate(profile: string, address: string, kind: Kind): Promise<Template> {
  const tables = manyRows(frozenTables(kind.version))
  const left = await onPage(
    profile,
    address,
    async (page) => {
      await page.evaluate(([version, rows]) => window.upgrade.leave(version, rows), [kind.version, tables] as const)
      return page.evaluate(() => window.upgrade.lying())
    },
    'quit'
  )
  const tried = `${profile}-tried`
  await copyProfile(profile, tried)
  const took = await onPage(tried, address, async (page) => {
    const begun = performance.now()
    await page.evaluate((later) => window.upgrade.open(later), kind.later)
    return Math.ceil(performance.now() - begun)
  })
  await rm(tried, { recursive: true, force: true, maxRetries: 10 })
  return { ...kind, profile, left, took }
}

async function oneKill(
  profile: string,
  address: string,
  template: Template,
  time: number,
  what: string,
  figures: { old: number; upgraded: number; whole: number; wrong: string[] }
): Promise<void> {
  const { left, later, version } = template
  await onPage(profile, address, async (page) => {
    void page.evaluate((rewrite) => window.upgrade.open(rewrite), later).catch(() => undefined)
    await new Promise((resume) => {
      setTimeout(resume, time)
    })
  })
  await onPage(profile, address, async (page) => {
    const lies = await page.evaluate(() => window.upgrade.lying())
    const has = (found: Lying): boolean => Object.entries(left.sums).every(([table, sum]) => found.sums[table] === sum)
    const isOld = lies.schema === version
    if (!has(lies) || lies.rows !== left.rows) figures.wrong.push(`${what}: ${lies.rows} of ${left.rows} rows lie there, or others`)
    else if (lies.rewritten !== (isOld || !later ? 0 : rewrites(left)))
      figures.wrong.push(`${what}: ${lies.rewritten} rows are rewritten at version ${lies.schema}`)
    else if (isOld) figures.old++
    else figures.upgraded++
    const notices = await page.evaluate((rewrite) => window.upgrade.open(rewrite), later)
    const after = await page.evaluate(() => window.upgrade.lying())
    if (has(after) && after.rows === left.rows && after.schema > version) figures.whole++
    else figures.wrong.push(`${what}: after the next start ${after.rows} of ${left.rows} rows lie there at version ${after.schema}`)
    figures.wrong.push(...notices.map((notice) => `${what}: the next start said: ${notice}`))
  })
}

const rewrites = (left: Lying): number => MANY.filter((table) => left.sums[table]).length * COPIES

/** Opens the page on a profile, works on it, and kills the browser, or closes it as its user would. */
async function onPage<T>(profile: string, address: string, work: (page: Page) => Promise<T>, end: 'kill' | 'quit' = 'kill'): Promise<T> {
  const { browser, [end]: close } = await openBrowser(profile)
  try {
    const page = await pageOf(browser)
    await goTo(page, address, 'upgrade')
    return await work(page)
  } finally {
    await close()
  }
}

/**
 * The rows that a judge has many of, as often as he might have them, each with an id of its own, and the first of them with its old one:
 * what belongs to a map that is gone would rightly be taken away. The stamp of a journal stays out: these profiles have none, and a start
 * that misses it would rightly say so.
 */
function manyRows(tables: FrozenTables): FrozenTables {
  return Object.fromEntries(
    Object.entries(tables)
      .filter(([table]) => table !== STAMPED)
      .map(([table, rows]) => [
        table,
        MANY.includes(table)
          ? rows.flatMap((row) => Array.from({ length: COPIES }, (_, i) => (i === 0 ? row : renamed(row, `${row.id}-${i}`))))
          : rows
      ])
  )
}

const renamed = (row: FrozenRow, id: string): FrozenRow =>
  JSON.parse(JSON.stringify(row).replaceAll(JSON.stringify(row.id), JSON.stringify(id))) as FrozenRow
