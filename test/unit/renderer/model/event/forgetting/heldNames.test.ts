/** After somebody was forgotten it is told which backups still hold the name. */
import { expect, it } from 'vitest'
import { backupsWith } from '../../../../../../src/renderer/model/event/forgetting/heldNames.ts'
import { formatSnapshot } from '../../../../../../src/shared/backup/writeSnapshot.ts'
import { sampleSnapshot, sha } from '../../../../shared/backup/samples.ts'

const FILES: Readonly<Record<string, string>> = {
  'holds.json': '{"fact":{"do":"register","name":"Bo Chen"}}',
  'noted.json': '{"note":"Asked by bo  chen."}',
  'other.json': '{"fact":{"do":"register","name":"Bo Chenoweth"}}',
  'word.json': '{"fact":{"name":"Bo"},"note":"Ada"}',
  'within.json': '{"note":"Bo is not here"}'
}
const listed = [...Object.keys(FILES), 'damaged.json'].map((name) => ({ name, takenAt: '2026-03-07T10:00:00Z' }))
const read = (name: string) => (FILES[name] === undefined ? Promise.reject(new Error('damaged')) : Promise.resolve(FILES[name]))
const holding = async (...names: readonly string[]) => (await backupsWith(names, listed, read)).map(({ name }) => name)

it('names each that holds the name in whatever form, and what cannot be read', async () => {
  expect(await holding('Bo Chen')).toEqual(['holds.json', 'noted.json', 'damaged.json'])
  expect((await backupsWith(['Bo Chen'], listed, read)).map(({ unread }) => unread)).toEqual([false, false, true])
})

it('takes a name of one word for one only where it stands alone', async () => {
  expect(await holding('Bo')).toEqual(['word.json', 'damaged.json'])
  expect(await holding('Cy')).toEqual(['damaged.json'])
})

it('finds it in the file that a backup really is', async () => {
  const text = await formatSnapshot(await sampleSnapshot(), sha)
  const found = async (name: string) => (await backupsWith([name], [listed[0]!], () => Promise.resolve(text))).length
  expect([await found('Hanna'), await found('Gustav Heller'), await found('Gustav'), await found('Nobody')]).toEqual([1, 1, 0, 0])
})
