/**
 * `node scripts/figuresCoverage.mjs PATH … [--out FILE]`: writes docs/figures-coverage.md, what of the figure sets at these paths (files or folders of
 * sets) is imported, ruled on under HeroClix 2023 and read of their cards. It has counts alone, and no words of a card.
 */
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, readCommandLine, root, runScript, say } from './lib.mjs'

const RULESET = 'heroclix-2023'

/** @typedef {{ parsed: number, moment: number, text: number }} Sentences */
/** @typedef {{ figures: number, sentences: Sentences, ruled: number, static: { all: number, parsed: number }, atMoment: { all: number, known: number }, characters: { all: number, everyStatic: number, whole: number } }} Cards */
/** @typedef {{ figures: number, fullyRuled: number, slots: { occupied: number, ruled: number, partly: number, notConsidered: number } }} Ruled */
/** @typedef {{ kind: string, document: { id: string, name: string, elements?: readonly unknown[] } }} Imported */

await runScript(async () => {
  const { options, words } = readCommandLine(import.meta.url, { out: 'text' })
  const files = words.flatMap((path) => setsAt(resolve(path)))
  if (files.length === 0) throw new Error('There is no figure set at these paths.')
  await ensureBuilt('cli')
  /** @type {{ main: (args: readonly string[], output: { out: (more: string) => void, err: (more: string) => void, terminal: boolean }) => Promise<number> }} */
  const { main } = await import(pathToFileURL(join(root, 'out/cli/judge.js')).href)
  /** @param {...string} args */
  const judge = async (...args) => {
    let text = ''
    const status = await main([...args, '--json'], { out: (more) => (text += more), err: () => undefined, terminal: false })
    return status === 0 ? /** @type {unknown} */ (JSON.parse(text)) : null
  }
  const sets = []
  const sound = []
  for (const file of files) {
    const imported = /** @type {{ documents: readonly Imported[] } | null} */ (await judge('import', file))
    const [first] = imported?.documents ?? []
    if (!imported || !first) continue
    const elements = imported.documents.reduce((sum, { document }) => sum + (document.elements?.length ?? 0), 0)
    const hasFigures = imported.documents.some(({ kind }) => kind === 'figures')
    if (hasFigures) sound.push(file)
    const cards = hasFigures ? /** @type {Cards | null} */ (await judge('cards', file)) : null
    const ruled = hasFigures ? /** @type {Ruled | null} */ (await judge('coverage', file, '--ruleset', RULESET)) : null
    sets.push({ id: first.document.id, name: first.document.name, elements, cards, ruled })
    say(`${first.document.name}`)
  }
  const whole = /** @type {Cards} */ (await judge('cards', ...sound))
  const all = /** @type {Ruled} */ (await judge('coverage', ...sound, '--ruleset', RULESET))
  const out = options.out ?? join(root, 'docs/figures-coverage.md')
  writeFileSync(out, textOf(sets, whole, all))
  say(`${out} is written.`)
})

/** @param {string} path @returns {readonly string[]} */
function setsAt(path) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /(^|[/\\])set\.xml$|\.figures\.json$/.test(name))
    .sort()
    .map((name) => join(path, name))
}

/** @param {number} part @param {number} all */
function share(part, all) {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`
}

/**
 * @param {readonly { id: string, name: string, elements: number, cards: Cards | null, ruled: Ruled | null }[]} sets
 * @param {Cards} cards
 * @param {Ruled} ruled
 */
function textOf(sets, cards, ruled) {
  const { sentences, characters } = cards
  const count = sentences.parsed + sentences.moment + sentences.text
  /** @param {string} what @param {number} part @param {number} all */
  const row = (what, part, all) => `| ${what} | ${part} of ${all} | ${share(part, all)} |`
  return `${[
    '# Real figures: what is read of them',
    '',
    `Written by \`node scripts/figuresCoverage.mjs PATH …\` from a run over ${sets.length} sets (${ruled.figures} figures,`,
    `${sets.reduce((sum, { elements }) => sum + elements, 0)} game elements). The sets are not part of the project, and no text of a card is here. Ruled on: under \`${RULESET}\`, as`,
    'imported, before a judge has accepted any sentence. The words for sentences: docs/card-reader.md.',
    '',
    '| of all sets | count | share |',
    '|---|---|---|',
    row('figures ruled on whole', ruled.fullyRuled, ruled.figures),
    row('slots of dials ruled on', ruled.slots.ruled, ruled.slots.occupied),
    row('slots of dials ruled on in part', ruled.slots.partly, ruled.slots.occupied),
    row('slots of dials that are not considered', ruled.slots.notConsidered, ruled.slots.occupied),
    row('sentences parsed', sentences.parsed, count),
    row('sentences that rulings could use if they were accepted', cards.ruled, count),
    row('sentences of which only the moment is known', sentences.moment, count),
    row('sentences that are only text', sentences.text, count),
    row('static sentences parsed', cards.static.parsed, cards.static.all),
    row('sentences of a moment, parsed or with their moment', cards.atMoment.known, cards.atMoment.all),
    row('characters with every static sentence parsed', characters.everyStatic, characters.all),
    row('characters with every sentence parsed', characters.whole, characters.all),
    '',
    '| set | id | figures | ruled on whole | slots ruled on | game elements | sentences | parsed | parsed or with their moment |',
    '|---|---|---|---|---|---|---|---|---|',
    ...sets.map(({ id, name, elements, cards: own, ruled: by }) => {
      if (!own || !by) return `| ${name} | ${id} | 0 | – | – | ${elements} | – | – | – |`
      const { parsed, moment, text } = own.sentences
      const sum = parsed + moment + text
      return `| ${name} | ${id} | ${by.figures} | ${by.fullyRuled} | ${share(by.slots.ruled, by.slots.occupied)} | ${elements} | ${sum} | ${share(parsed, sum)} | ${share(parsed + moment, sum)} |`
    })
  ].join('\n')}\n`
}
