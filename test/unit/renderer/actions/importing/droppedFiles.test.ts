/** Dropped files as they are, and dropped folders with everything in them. */
import { expect, it } from 'vitest'
import { droppedFiles } from '../../../../../src/renderer/actions/importing/droppedFiles.ts'

const file = (name: string): File => new File(['x'], name)
const entryOf = (fullPath: string): object => ({
  isDirectory: false,
  fullPath,
  file: (done: (one: File) => void) => {
    done(file(fullPath.split('/').at(-1)!))
  }
})
/** A folder whose entries come in parts of one. */
const folder = (fullPath: string, entries: readonly object[]): object => ({
  isDirectory: true,
  fullPath,
  createReader: () => {
    const left = [...entries]
    return {
      readEntries: (done: (part: readonly object[]) => void) => {
        done(left.splice(0, 1))
      }
    }
  }
})
const transfer = (files: readonly File[], entries: readonly object[]): DataTransfer =>
  ({ files, items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer
const namesOf = async (dropped: DataTransfer | null) => (await droppedFiles(dropped)).map(({ file: { name }, path }) => [name, path])

it('files come as they are', async () => {
  expect(await namesOf(transfer([file('a.json')], [entryOf('/a.json')]))).toEqual([['a.json', 'a.json']])
  expect(await namesOf(null)).toEqual([])
})

it('a folder comes as all files in it and below it, each with its path', async () => {
  const sets = folder('/Sets', [folder('/Sets/One', [entryOf('/Sets/One/set.xml')]), folder('/Sets/Two', [entryOf('/Sets/Two/set.xml')])])
  expect(await namesOf(transfer([file('Sets'), file('a.json')], [sets, entryOf('/a.json')]))).toEqual([
    ['a.json', 'a.json'],
    ['set.xml', 'Sets/One/set.xml'],
    ['set.xml', 'Sets/Two/set.xml']
  ])
})

it('of a folder with more files than may come in at once no more are collected than tell it', async () => {
  const many = folder(
    '/Many',
    Array.from({ length: 300 }, (_, at) => entryOf(`/Many/${at}.json`))
  )
  expect(await namesOf(transfer([], [many]))).toHaveLength(201)
})
