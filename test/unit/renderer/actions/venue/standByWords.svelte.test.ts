/** How a stand-by stands, in sentences: what of the log is here, and whether the host is heard. */
import { expect, it } from 'vitest'
import { standByWords } from '../../../../../src/renderer/actions/venue/standByWords.ts'
import { takeBackShared } from '../../../../../src/renderer/actions/venue/sharing.ts'
import type { Away, Shared } from '../../../../../src/renderer/model/event/log/away.ts'
import type { StandByPicture } from '../../../../../src/shared/venue/organiser.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const picture: StandByPicture = {
  follows: { id: 'e', name: 'There', settings: {}, head: {} },
  origin: 'http://192.168.0.9:8321',
  url: 'x',
  link: 'up',
  since: Date.UTC(2026, 0, 1, 12),
  code: null,
  epoch: 1,
  rows: 5,
  kept: 5,
  failing: null,
  secure: true,
  handed: []
}

it.each<[of: string, some: Partial<StandByPicture>, words: ReturnType<typeof standByWords>]>([
  ['everything is here, and the host is heard', {}, { kept: 'Everything is here: 5 entries', host: '' }],
  ['something is not here yet', { kept: 4 }, { kept: '4 of 5 entries are here', host: '' }],
  [
    'it was shut out',
    { link: 'refused', code: 'shut-out' },
    {
      kept: 'Everything is here: 5 entries',
      host: 'The host does not let this computer in. This device has been shut out by the host.'
    }
  ],
  [
    'a host of a later version says why',
    { link: 'refused', code: 'of-later' },
    { kept: 'Everything is here: 5 entries', host: 'The host does not let this computer in. of-later' }
  ],
  [
    'a host says nothing of why',
    { link: 'refused', code: null },
    { kept: 'Everything is here: 5 entries', host: 'The host does not let this computer in. ' }
  ]
])('where %s', (_of, some, words) => {
  expect(standByWords({ ...picture, ...some })).toEqual(words)
})

it('says since when the host is silent', () => {
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(picture.since)
  expect(standByWords({ ...picture, link: 'down' }).host).toBe(`The host at http://192.168.0.9:8321 has not answered since ${time}.`)
})

it('what was shared is taken back by sharing it empty, and told where that is not possible', async () => {
  const { app, told } = memoryApp()
  const shared: Shared = { id: 'ruling/r', kind: 'ruling', title: 'A line', body: { any: 1 }, by: 'Ann', at: '', own: true }
  const sent: unknown[] = []
  await takeBackShared(app, { share: (one: unknown) => Promise.resolve(void sent.push(one)) } as unknown as Away, shared)
  expect([sent, told()]).toEqual([[{ id: 'ruling/r', kind: 'ruling', title: 'A line', body: null }], []])
  await takeBackShared(app, { share: () => Promise.reject(new Error('No line.')) } as unknown as Away, shared)
  expect(told()).toEqual([['error', 'No line.']])
})
