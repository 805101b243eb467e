/** Script and event payloads in every text of every document: every screen shows them as the words they are. */
import { expect, it } from 'vitest'
import { dropFiles, type DroppedFile, goTo, jsonFile } from '../support/appHands.ts'
import { openedApps, pictures } from '../support/openedApps.ts'
import { sampleMap, sampleSet, sampleTerrain } from '../unit/storage/samples.ts'

const open = openedApps()
const shot = pictures('markup', 150)

const EVIL = '<img src=x onerror="window.hit=1"><script>window.hit=1</script><b class=evil>x</b>{{7*7}}\' onclick="window.hit=1'
const evil = (words: string): string => `${words} ${EVIL}`

const terrain = { ...sampleTerrain('pit').rule, name: evil('Pit').slice(0, 120), summary: evil('Nobody enters.'), cite: { document: evil('A book').slice(0, 120), section: evil('A page').slice(0, 120) } }
const [thor] = sampleSet('s').figures
const documents: readonly DroppedFile[] = [
  jsonFile('evil <b>.clixmap', { ...sampleMap('yard'), name: evil('Yard').slice(0, 120), description: evil('A yard'), map: { ...sampleMap('yard').map, name: EVIL.slice(0, 100), legend: { o: ['special:pit'] } }, specialTerrain: [terrain] }),
  jsonFile('figures.json', { ...sampleSet('s'), name: evil('Set').slice(0, 120), figures: [{ ...thor, name: evil('Thor').slice(0, 120), source: evil('A dial') }] }),
  jsonFile('terrain.json', { ...sampleTerrain('pit'), rule: terrain })
]
const position = {
  format: 'clixcase/1', ruleset: 'heroclix-2012', title: evil('A line'), map: { ...sampleMap('yard').map, size: [6, 6], terrain: undefined, name: EVIL, legend: undefined },
  figures: [
    { id: 'a', name: evil('Thor'), side: EVIL.slice(0, 60), at: [1, 1], specialPowers: [{ id: EVIL.slice(0, 60), slot: EVIL.slice(0, 20) }] },
    { id: 'b', name: evil('Loki'), side: 'blue', at: [4, 4], abilities: [EVIL.slice(0, 60)], powers: [EVIL.slice(0, 60)] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}

it('no word of a stranger becomes an element, runs, or breaks the policy', async () => {
  const { page } = await open()
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', event => { Reflect.set(window, 'violated', event.violatedDirective) })
  })
  /** Elements that only the payload could have made, and what it would have done. */
  const harm = () => page.evaluate(() => ({
    elements: document.querySelectorAll('.evil, img[src="x"], [onerror], [onclick], script:not([src])').length,
    hit: (Reflect.get(window, 'hit') ?? null) as unknown, violated: (Reflect.get(window, 'violated') ?? null) as unknown
  }))
  const look = async (name: string): Promise<void> => {
    await shot(page, name)
    expect(await harm(), name).toEqual({ elements: 0, hit: null, violated: null })
  }
  const dialog = page.getByRole('dialog')
  await dropFiles(page, documents)
  await dialog.getByText('<b class=evil>', { exact: false }).first().waitFor()
  await look('preview')
  await dialog.getByRole('button', { name: 'Bring in 3 documents' }).click()
  await page.getByText('3 documents have come in.').waitFor()
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
  await dropFiles(page, [jsonFile('broken <b class=evil>.clixmap', { ...sampleMap('x'), name: 7, id: EVIL })])
  await dialog.getByText('cannot be opened', { exact: false }).waitFor()
  await look('broken')
})
