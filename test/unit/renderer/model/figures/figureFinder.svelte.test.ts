/** The desk of figures outlives the screen that asked for it first. */
import { describe, expect, it } from 'vitest'
import { lastingFinder, type FigureFinder } from '../../../../../src/renderer/model/figures/figureFinder.svelte.ts'
import type { FigureEntry, FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'

const figure = (id: string, name: string): FigureEntry => ({ id, name, size: 'standard', points: 50, speed: 8, attack: 9, defense: 16, damage: 2, range: 0, bolts: 1, powers: [], canUse: [], specialPowers: [], abilities: [], teamAbilities: [], dial: [], baseSquares: 1, source: '' }) // prettier-ignore
const set: FigureSetFile = {
  format: 'linejudge-figures/2',
  id: 'own',
  name: 'Own',
  figures: [figure('a', 'Lamplighter'), figure('b', 'Warden')]
}

describe('the desk of figures', () => {
  it('finds what is typed after the screen was left and opened again', () => {
    let desk: FigureFinder | undefined
    const leave = $effect.root(() => {
      desk = lastingFinder({ figureSets: [set] }, () => 'heroclix-2013', () => 0) // prettier-ignore
      $effect(() => {
        void desk!.found
      })
    })
    const names = () => desk!.found.map((one) => one.figure.name)
    desk!.typed = 'lamp'
    expect(names()).toEqual(['Lamplighter'])
    leave()
    desk!.typed = 'ward'
    expect(names()).toEqual(['Warden'])
  })
})
