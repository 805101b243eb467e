/** A stand-by's own rows become those of the host: what is the same stays, what is another one goes before what comes. */
import { expect, it } from 'vitest'
import { mirrored } from '../../../../../src/renderer/model/venue/mirror.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { StoredFact } from '../../../../../src/renderer/storage/interface/storage.ts'

const note = (text: string) => ({ do: 'note', text })
const row = (at: number, text: string): StoredFact => ({ event: 'e', at, fact: note(text) })
const line = (at: number, text: string) => ({ row: at, fact: note(text) })

it.each<[of: string, rows: readonly StoredFact[], log: readonly ReturnType<typeof line>[], changed: readonly string[]]>([
  ['the same log', [row(1, 'a'), row(2, 'b')], [line(1, 'a'), line(2, 'b')], []],
  ['the same with its fields in another order', [{ ...row(1, 'a'), fact: { text: 'a', do: 'note' } }], [line(1, 'a')], []],
  ['a log that goes on', [row(1, 'a')], [line(1, 'a'), line(2, 'b')], ['put']],
  ['a shorter log', [row(1, 'a'), row(2, 'b')], [line(1, 'a')], ['delete']],
  ['another row in its place', [row(1, 'a'), row(2, 'b')], [line(1, 'x'), line(2, 'b')], ['delete', 'put']],
  ['the same fact in another place', [row(1, 'a'), row(2, 'b')], [line(1, 'b'), line(2, 'a')], ['delete', 'delete', 'put', 'put']],
  ['all of a log', [], [line(1, 'a')], ['put']],
  ['nothing', [row(1, 'a')], [], ['delete']]
])('%s', async (_of, rows, log, changed) => {
  const changes = mirrored('e', rows, log)
  expect(changes.map((change) => change.do)).toEqual(changed)
  const storage = memoryStorage()
  await storage.commit([...rows, { ...row(1, 'of another event'), event: 'f' }].map((value) => ({ do: 'put', table: 'eventFacts', value }))) // prettier-ignore
  await storage.commit(changes)
  expect((await storage.eventFacts('e')).map(({ at, fact }) => ({ row: at, fact }))).toEqual(log)
  expect(await storage.eventFacts('f')).toHaveLength(1)
})
