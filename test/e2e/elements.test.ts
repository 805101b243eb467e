/** Game elements of a set: they come in with it, are found and read, and are there after a restart. In the built app. */
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { bytesOf } from '../../src/shared/json/utf8.ts'
import { faultsOfAxe } from '../support/accessibility.ts'
import { octgnCard, octgnSet } from '../support/octgnSet.ts'
import { openedApps, pictures } from '../support/openedApps.ts'
import { dropFiles, goTo, saved } from '../support/pageDriver.ts'

const openBoard = openedApps()
const shot = pictures('elements', 300)

it('game elements of sets in a zip file come in, are found by their texts and stay', async () => {
  const { page } = await openBoard()
  const card = (number: string, type: string, name: string, text: string) =>
    octgnCard({ number, name, fields: { 'Unit ID': `own${number}`, 'Unit Type': type, 'Traits and Special Powers': text }, clicks: [] })
  const set = octgnSet([
    octgnCard(),
    card('E01', 'Equipment', 'Rope of the harbour', 'EFFECT:\nWatchman can use Plasticity.'),
    card('E02', 'Equipment', 'Anchor', 'EFFECT:\nPowers: Toughness\nToughness.'),
    card('M01', 'Map', 'The quay', '')
  ])
  await dropFiles(page, [{ name: 'sets.zip', bytes: zipSync({ 'Sets/Own/set.xml': bytesOf(set), 'Sets/read.txt': bytesOf('x') }) }])
  const dialog = page.getByRole('dialog')
  await dialog.getByText('3 game elements').waitFor()
  await dialog.getByText('Sets/read.txt').waitFor()
  await shot(page, 'preview')
  await dialog.getByRole('button', { name: 'Import 2 documents' }).click()
  await saved(page)
  await goTo(page, 'Figures')
  await page.getByRole('button', { name: 'Game elements' }).click()
  await page.getByTestId('element-sets').getByText('Own Set').click()
  await page.getByTestId('elements').getByText('Rope of the harbour').click()
  await page.getByTestId('element-card').getByText('Watchman can use Plasticity.').waitFor()
  await shot(page, 'card')
  expect(await faultsOfAxe(page)).toEqual([])
  // A sentence of equipment is accepted as one of a figure is.
  await page.getByTestId('elements').getByText('Anchor').click()
  const anchor = page.getByTestId('element-card')
  await anchor.getByRole('button', { name: 'Read this card' }).click()
  await page.getByTestId('card-form').getByRole('button', { name: 'Accept', exact: true }).dblclick()
  await shot(page, 'accepted')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await anchor.getByText('Can use Toughness.').waitFor()
  await saved(page)
  await page.reload()
  await goTo(page, 'Figures')
  await page.getByRole('button', { name: 'Game elements' }).click()
  await page.getByRole('searchbox').fill('plasticity')
  await page.getByTestId('elements').getByText('Rope of the harbour').click()
  await page.getByTestId('element-card').getByText('EFFECT:').waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  await shot(page, 'narrow')
  expect(await faultsOfAxe(page)).toEqual([])
})
