import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { packagesOf, wordsOf } from '../../../../../src/renderer/model/help/licences.ts'
import { licencesOf } from '../../../../../scripts/licences.mjs'

const read = (name: string): string => readFileSync(resolve(import.meta.dirname, '../../../../..', name), 'utf8')

it('the screen names every package that ships, with its version and its licence', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Parameters<typeof licencesOf>[0] }
  const shipped = licencesOf(packages)
  expect(shipped.length).toBeGreaterThan(50)
  expect(packagesOf(read('docs/licences.md')).map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual(
    shipped.map(({ name, version, licence }) => `${name} ${version} ${licence}`)
  )
})

it('the words of a licence stand with their package, also where they have headings of their own', () => {
  const words = wordsOf('# Licenses\n\nThe app\n\n## @a/b - 1.2.3 (MIT)\n\nMIT License\n\n## Terms\nAll.\n\n## c - 2.0.0 (ISC)\n\nISC\n')
  expect([...words]).toEqual([
    ['@a/b@1.2.3', 'MIT License\n\n## Terms\nAll.'],
    ['c@2.0.0', 'ISC']
  ])
})
