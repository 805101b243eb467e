/** After somebody was forgotten it is told which backups still hold the name. */
import { expect, it } from 'vitest'
import { backupsWith } from '../../../../../../src/renderer/model/event/forgetting/heldNames.ts'

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
