/** Figures that an older version imported with other powers: reported, read again or left as they are, and the same after a restart. In the built app. */
import { expect, it } from 'vitest'
import { bytesOf } from '../../src/shared/json/utf8.ts'
import { faultsOfAxe } from '../support/accessibility.ts'
import { openedApps, pictures } from '../support/openedApps.ts'
import { dropFiles, goTo, saved } from '../support/pageDriver.ts'

const openBoard = openedApps()
const shot = pictures('figures-again', 300)

/** A figure as an older version wrote it: every power that its file listed was granted. */
const old = (number: number, name: string, text: string, grants: readonly string[]) => ({
  id: `own00${number}`,
  name,
  size: 'standard',
  points: 50,
  speed: 8,
  attack: 10,
  defense: 17,
  damage: 3,
  range: 6,
  bolts: 1,
  powers: [],
  canUse: [],
  specialPowers: [{ id: 'own', name: 'OWN', text, grants, more: true, slot: 'defense' }],
  abilities: [],
  teamAbilities: [],
  dial: [
    { speed: 8, attack: 10, defense: 17, damage: 3, special: ['defense'] },
    { speed: 8, attack: 10, defense: 16, damage: 3 }
  ],
  baseSquares: 1,
  source: '',
  origin: { file: 'own.json' }
})

it('figures of an older version are shown with what changes, and each is decided once', async () => {
  const { page } = await openBoard()
  const figures = [
    old(1, 'Watchman', 'Toughness. When Watchman hits, he can use Outwit this turn.', ['toughness', 'outwit']),
    old(2, 'Harbour master', 'If no friendly character is adjacent, Super Senses.', ['super-senses']),
    old(3, 'Ferryman', 'STOP. Toughness, Invulnerability.', ['toughness', 'invulnerability'])
  ]
  const set = { format: 'linejudge-figures/2', id: 'own', name: 'Own Set', figures }
  await dropFiles(page, [{ name: 'own.json', bytes: bytesOf(JSON.stringify(set)) }])
  await page.getByRole('dialog').getByRole('button', { name: 'Import 1 document' }).click()
  await page.getByText('Own Set is imported.').waitFor()
  // The next start reports them once, on any screen.
  await page.reload()
  const notice = page.getByText('3 figures were imported by an older version that read their powers differently.')
  await notice.waitFor()
  await shot(page, 'notice')
  await page.getByRole('button', { name: 'Show the changes' }).click()
  await page.getByTestId('cards-again').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await saved(page)
  await page.reload()
  await goTo(page, 'Figures')
  const line = page.getByTestId('figures-again')
  await line.getByText('3 figures were imported by an older version').waitFor()
  await shot(page, 'line')
  await line.getByRole('button', { name: 'Show the changes' }).click()
  const section = page.getByTestId('cards-again')
  await section.getByText('No longer granted: Outwit.').waitFor()
  await shot(page, 'changes')
  expect(await faultsOfAxe(page)).toEqual([])
  // A double press decides one figure and touches no other.
  const master = section.getByRole('listitem').filter({ hasText: 'Harbour master' })
  await master.getByRole('button', { name: 'Leave as it is' }).dblclick()
  await master.getByText('Left as it is').waitFor()
  await section.getByRole('button', { name: 'Read all 2 figures again' }).dblclick()
  await section.getByRole('listitem').filter({ hasText: 'Ferryman' }).getByText('Read again').waitFor()
  await shot(page, 'decided')
  await page.setViewportSize({ width: 390, height: 844 })
  await shot(page, 'narrow')
  expect(await faultsOfAxe(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await saved(page)
  await page.reload()
  await goTo(page, 'Figures')
  await page.getByText('Own Set').click()
  await page.getByTestId('figure-list').getByText('Ferryman').waitFor()
  await expect.poll(() => line.count()).toBe(0)
})
