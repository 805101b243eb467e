/** The short runs of the kills of the whole browser and of the desktop app while a person works at the screens. */
import { expect, it } from 'vitest'
import { killDesktop } from '../reliability/desktop/desktopKills.ts'
import { killPage } from '../reliability/page/pageKills.ts'

it('a browser that is killed has lost nothing that its screen said to be saved, and nothing older is laid over it', async () => {
  const tally = await killPage({ kills: 4, seed: 3 })
  expect(tally).toMatchObject({ kills: 4, lost: [], duplicated: [], notOpened: [], cameBack: [] })
  expect(tally.acknowledged).toBeGreaterThan(2)
}, 600_000)

it('a desktop app that is killed with all its processes has lost nothing that was acknowledged', async () => {
  const tally = await killDesktop({ kills: 3, seed: 3 })
  expect(tally).toMatchObject({ kills: 3, lost: [], duplicated: [], notOpened: [], cameBack: [] })
  expect(tally.acknowledged).toBeGreaterThan(1)
}, 600_000)
