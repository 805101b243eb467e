import { afterEach, expect, it, vi } from 'vitest'
import { later, oneAfterAnother } from '../../../../../src/renderer/model/window/later.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A script that comes when it is told to. */
function script(name: string, log: string[]) {
  let come: (how: 'well' | 'broken') => void = () => undefined
  const read = () =>
    new Promise<string>((resolve, reject) => {
      log.push(name)
      come = (how) => {
        if (how === 'well') resolve(name)
        else reject(new Error(name))
      }
    })
  return { read, come: (how: 'well' | 'broken' = 'well') => come(how) }
}
const soon = () => new Promise((done) => setTimeout(done))

it('reads one script after another, and goes on after one that fails', async () => {
  const log: string[] = []
  const [first, second, third] = ['first', 'second', 'third'].map((name) => script(name, log))
  const inTurn = oneAfterAnother()
  const read = [first!, second!, third!].map((one) => inTurn(one.read))
  await soon()
  expect(log).toEqual(['first'])
  first!.come()
  expect(await read[0]).toBe('first')
  await soon()
  expect(log).toEqual(['first', 'second'])
  second!.come('broken')
  await expect(read[1]).rejects.toThrow('second')
  await soon()
  third!.come()
  expect(await read[2]).toBe('third')
})

it('waits three seconds for one that does not come', async () => {
  vi.useFakeTimers()
  const log: string[] = []
  const [never, other] = ['never', 'other'].map((name) => script(name, log))
  const inTurn = oneAfterAnother()
  void inTurn(never!.read)
  void inTurn(other!.read)
  await vi.advanceTimersByTimeAsync(2999)
  expect(log).toEqual(['never'])
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toEqual(['never', 'other'])
})

it('says in words that a script cannot be read', async () => {
  await expect(later(() => Promise.reject(new Error('404')))).rejects.toThrow(/could not be|cannot be/)
})
