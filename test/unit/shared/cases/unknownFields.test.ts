/**
 * Nothing vanishes: a field that nobody knows, thrown in at any level of any format, is told in the ruling or before the file
 * comes in, with its place; or it is refused there.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import { readIncoming } from '../../../../src/shared/formats/incoming.ts'
import { formatFigureSetFile } from '../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { formatMapFile } from '../../../../src/shared/formats/documents/maps/mapFile.ts'
import { formatSpecialTerrainFile } from '../../../../src/shared/formats/documents/specialTerrainFile.ts'
import { parsePackManifest } from '../../../../src/shared/formats/pack/packManifest.ts'
import { unknownIn, unknownInManifest } from '../../../../src/shared/formats/unknownIn.ts'
import { caseFiles, questionOf } from '../../../cases/caseFiles.ts'
import { FIELD, thrownInto, type Json } from '../../../support/thrownIn.ts'
import { LONG } from '../../../support/seeded.ts'
import { teamSample } from '../../../fuzz/otherFormats.ts'

/** Is this place told of, or refused: itself, or the object around it? */
const names = (paths: readonly string[], place: string): boolean =>
  paths.some((path) => path === place || path === place.slice(0, -FIELD.length - 1) || path.startsWith(`${place}/`))

const cases = caseFiles().flatMap(({ cases: all }) => all)
const kinds = [...new Set(cases.map(({ ask }) => ask.kind))].sort()

describe('a case with a field that nobody knows', () => {
  // The cases of each kind that say most: every field of the format stands in one of them. In the long runs others, too.
  it.each(kinds)(
    '%s',
    (kind) => {
      const most = cases
        .filter(({ ask }) => ask.kind === kind)
        .map((one) => JSON.stringify(questionOf(one)))
        .sort((a, b) => b.length - a.length)
      const picked = [...most.slice(0, 4), ...most.filter((_, index) => LONG && index % 40 === 7)]
      const silent = picked.flatMap((text, seed) =>
        [...thrownInto(text, seed)].flatMap(({ place, document }) => {
          const parsed = parseQuestion(document)
          if (!parsed.ok)
            return names(
              parsed.problems.map(({ path }) => path),
              place
            )
              ? []
              : [`${place} refused at ${parsed.problems[0]!.path}`]
          // The weapon that a hero does not use means nothing but its abilities for surges.
          if (place.startsWith('/ask/secondWeapon/')) return []
          const told = answerQuestion(parsed.value).notConsidered.filter((item) => item.kind === 'field')
          return told.some(({ path }) => path === place) ? [] : [`${place} of ${text.slice(0, 300)}`]
        })
      )
      expect(silent).toEqual([])
    },
    300_000
  )
})

const bytes = (json: Json): Uint8Array => new TextEncoder().encode(JSON.stringify(json))
const saved = (name: string): string => readFileSync(new URL(`../../../fixtures/saves/${name}`, import.meta.url), 'utf8')
const resource = (path: string): string => readFileSync(new URL(`../../../../resources/${path}`, import.meta.url), 'utf8')

/** A set and a map with every field that they may have. */
const FIGURES = JSON.stringify({
  format: 'linejudge-figures/1',
  id: 'one',
  name: 'One',
  figures: [
    {
      ...(JSON.parse(resource('packs/training.figures.json')) as { figures: object[] }).figures[0],
      specialPowers: [{ id: 'a', slot: 'damage', grants: ['outwit', { power: 'super-senses', while: { notUsing: 'outwit' } }] }],
      traits: [{ id: 'b', gains: ['toughness'] }],
      keywords: ['x'],
      dial: [{ speed: 8, powers: ['charge'] }]
    }
  ]
})
const MAP = JSON.stringify({
  ...(JSON.parse(resource('packs/deep-space-training.map.json')) as object),
  specialTerrain: [(JSON.parse(resource('special-terrain/deep-space.json')) as { rule: object }).rule]
})

describe('a file with a field that nobody knows', () => {
  it.each([
    ['figures', FIGURES],
    ['map', MAP],
    ['figures of version 2', saved('figures-2.figures.json')],
    ['map of version 2', saved('map-2.map.json')],
    ['special terrain', resource('special-terrain/deep-space.json')],
    ['team', JSON.stringify(teamSample)],
    ['hex map', JSON.stringify({ ...(JSON.parse(resource('hexmaps/ledge-training.hexmap.json')) as object) })]
  ])('%s: told or refused, and kept', (_name, text) => {
    for (const { place, document } of thrownInto(text, 1)) {
      // What a pin expects is compared whatever it is called; what other programs wrote is theirs.
      if (/^\/(pins\/\d+\/expect|foreign)\//.test(place)) continue
      const reading = readIncoming([{ name: 'file.json', bytes: bytes(document) }])
      if (!reading.ok) {
        expect(
          names(
            reading.broken.flatMap(({ problems }) => problems.map(({ path }) => path)),
            place
          ),
          place
        ).toBe(true)
        continue
      }
      const [incoming] = reading.documents
      expect(unknownIn(incoming!), place).toEqual([place])
      const written =
        incoming!.kind === 'map'
          ? formatMapFile(incoming!.document)
          : incoming!.kind === 'figures'
            ? formatFigureSetFile(incoming!.document)
            : incoming!.kind === 'special-terrain'
              ? formatSpecialTerrainFile(incoming!.document)
              : JSON.stringify(incoming!.document)
      expect(written, place).toContain(`"${FIELD}"`)
    }
  })

  it('pack: told before anything comes in', () => {
    const manifest = JSON.stringify({
      format: 'linejudge-pack/1',
      name: 'Club night',
      version: '2',
      origin: '',
      maps: [{ id: 'yard', picture: 'png' }],
      figureSets: [{ id: 'heroes' }],
      specialTerrain: [{ id: 'acid' }]
    })
    for (const { place, document } of thrownInto(manifest, 0)) {
      const parsed = parsePackManifest(document)
      expect(parsed.ok && unknownInManifest({ file: 'a.clixpack', manifest: parsed.value }), place).toEqual([place])
    }
  })
})
