/** Script and event payloads in every text of every document: every screen shows them as the words they are. */
import { expect, it } from 'vitest'
import { KNOWN_TABLES } from '../../src/renderer/storage/rows/rowBackup.ts'
import { formatSnapshot, makeSnapshot } from '../../src/shared/backup/writeSnapshot.ts'
import { dropFiles, type DroppedFile, goTo, jsonFile } from '../support/pageDriver.ts'
import { openedApps, pictures } from '../support/openedApps.ts'
import { sha } from '../unit/shared/backup/samples.ts'
import { sampleMap, sampleRuling, sampleSet, sampleTerrain } from '../unit/renderer/storage/rows/samples.ts'

const open = openedApps()
const shot = pictures('markup', 150)

const EVIL = '<img src=x onerror="window.hit=1"><script>window.hit=1</script><b class=evil>x</b>{{7*7}}\' onclick="window.hit=1'
const evil = (words: string): string => `${words} ${EVIL}`

const terrain = {
  ...sampleTerrain('pit').rule,
  name: evil('Pit').slice(0, 120),
  summary: evil('Nobody enters.'),
  cite: { document: evil('A book').slice(0, 120), section: evil('A page').slice(0, 120) }
}
const [thor] = sampleSet('s').figures
const documents: readonly DroppedFile[] = [
  jsonFile('evil <b>.clixmap', {
    ...sampleMap('yard'),
    name: evil('Yard').slice(0, 120),
    description: evil('A yard'),
    map: { ...sampleMap('yard').map, name: EVIL.slice(0, 100), legend: { o: ['special:pit'] } },
    specialTerrain: [terrain]
  }),
  jsonFile('figures.json', {
    ...sampleSet('s'),
    name: evil('Set').slice(0, 120),
    figures: [{ ...thor, name: evil('Thor').slice(0, 120), source: evil('A dial') }]
  }),
  jsonFile('terrain.json', { ...sampleTerrain('pit'), rule: terrain })
]
const position = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  title: evil('A line'),
  map: { ...sampleMap('yard').map, size: [6, 6], terrain: undefined, name: EVIL, legend: undefined },
  figures: [
    {
      id: 'a',
      name: evil('Thor'),
      side: EVIL.slice(0, 60),
      at: [1, 1],
      specialPowers: [{ id: EVIL.slice(0, 60), slot: EVIL.slice(0, 20) }]
    },
    { id: 'b', name: evil('Loki'), side: 'blue', at: [4, 4], abilities: [EVIL.slice(0, 60)], powers: [EVIL.slice(0, 60)] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}

/** A backup whose every name is a payload. */
async function backup(): Promise<DroppedFile> {
  const at = '2026-03-06T10:00:00.000Z'
  const tables = {
    // The second one cannot be read and is set aside: what is said of it names it.
    maps: [
      { id: 'street', origin: 'user', value: { ...sampleMap('street'), name: evil('Street').slice(0, 120) } },
      { id: EVIL, origin: 'user', value: { ...sampleMap('street'), id: EVIL } }
    ],
    rulings: [{ id: EVIL, savedAt: at, value: { ...sampleRuling('r1', at), title: evil('A ruling') } }],
    ruleNotes: [{ id: 'LOF-06', value: { id: 'LOF-06', text: evil('A note'), bookmarked: true, changedAt: at } }],
    events: [{ id: EVIL, value: { id: EVIL.slice(0, 100), name: evil('An event'), state: { [EVIL]: EVIL } } }]
  }
  const snapshot = await makeSnapshot({ app: EVIL.slice(0, 60), schema: KNOWN_TABLES.schema, takenAt: at, why: 'export', tables }, sha)
  return { name: 'evil <b class=evil>.json', bytes: new TextEncoder().encode(await formatSnapshot(snapshot, sha)) }
}

it('no word of a stranger becomes an element, runs, or breaks the policy', async () => {
  const { page } = await open()
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.set(window, 'violated', event.violatedDirective)
    })
  })
  /** Elements that only the payload could have made, and what it would have done. */
  const harm = () =>
    page.evaluate(() => ({
      elements: document.querySelectorAll('.evil, img[src="x"], [onerror], [onclick], script:not([src])').length,
      hit: (Reflect.get(window, 'hit') ?? null) as unknown,
      violated: (Reflect.get(window, 'violated') ?? null) as unknown
    }))
  const look = async (name: string): Promise<void> => {
    await shot(page, name)
    expect(await harm(), name).toEqual({ elements: 0, hit: null, violated: null })
  }
  const dialog = page.getByRole('dialog')
  await dropFiles(page, documents)
  await dialog.getByText('<b class=evil>', { exact: false }).first().waitFor()
  await look('preview')
  await dialog.getByRole('button', { name: 'Import 3 documents' }).click()
  await page.getByText('3 documents are imported:').waitFor()
  await dropFiles(page, [jsonFile('evil <img src=x>.clixcase', position)])
  await page.getByText('Opened evil <img src=x>.clixcase.').waitFor()
  await look('table')
  await page.getByRole('button', { name: 'Save ruling' }).first().click()
  await look('save')
  await dialog.getByRole('button', { name: 'Save ruling' }).click()
  await dialog.waitFor({ state: 'detached' })
  for (const screen of ['Maps', 'Figures', 'Rules', 'Rulings', 'Table']) {
    await goTo(page, screen)
    await look(screen.toLowerCase())
  }
  await page.keyboard.press('Control+k')
  await look('palette')
  await page.keyboard.press('Escape')

  // A note on a rule, typed and from a file.
  await page.keyboard.press('Control+k')
  await dialog.getByRole('combobox').fill('LOF-05')
  await dialog.getByRole('option').filter({ hasText: 'LOF-05' }).first().click()
  await page.getByLabel('Own notes').fill(evil('Ask for the corner'))
  await look('note')
  await page.keyboard.press('Control+k')
  await dialog.getByRole('combobox').fill('Ask for the corner')
  await dialog.getByText('<b class=evil>', { exact: false }).first().waitFor()
  await look('note-found')
  await page.keyboard.press('Escape')
  await dropFiles(page, [
    jsonFile('notes <b class=evil>.json', {
      format: 'linejudge-notes/1',
      notes: [{ id: 'LOF-05', text: evil('Theirs'), bookmarked: true, changedAt: '2026-01-02T03:04:05.000Z' }],
      words: [[EVIL.slice(0, 60), 'knock back']]
    })
  ])
  await dialog.getByText('<b class=evil>', { exact: false }).first().waitFor()
  await look('notes-preview')
  await page.keyboard.press('Escape')

  // A backup: its file, what is in it, and what it would change; then taken in, and another one looked into.
  await dropFiles(page, [await backup()])
  await page.getByTestId('data-screen').waitFor()
  await dialog.getByText('<b class=evil>', { exact: false }).first().waitFor()
  await look('backup-incoming')
  await dialog.getByRole('button', { name: 'Replace everything' }).click()
  await page.getByTestId('restored').waitFor()
  await look('backup-taken-in')
  await page
    .getByTestId('backup')
    .first()
    .getByRole('button', { name: /^Look inside/ })
    .click()
  await dialog.getByText('<b class=evil>', { exact: false }).first().waitFor()
  await look('backup-inside')
  await page.keyboard.press('Escape')
  for (const screen of ['Rulings', 'Maps', 'Rules']) {
    await goTo(page, screen)
    await look(`${screen.toLowerCase()}-after`)
  }
  await dropFiles(page, [jsonFile('broken <b class=evil>.clixmap', { ...sampleMap('x'), name: 7, id: EVIL })])
  await dialog.getByText('cannot be opened', { exact: false }).waitFor()
  await look('broken')
})
