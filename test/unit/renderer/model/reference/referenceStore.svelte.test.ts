/** The way through the reference: back, forward, and what was read. */
import { describe, expect, it } from 'vitest'
import { ReferenceStore, sectionAddress } from '../../../../../src/renderer/model/reference/referenceStore.svelte.ts'

function read(...addresses: readonly string[]): ReferenceStore {
  const store = new ReferenceStore()
  for (const address of addresses) store.go(address)
  return store
}

describe('the way through the reference', () => {
  it('goes back step by step, and forward the same way', () => {
    const store = read('LOF-01', 'KB-02', 'POW-ST')
    store.back()
    store.back()
    expect([store.address, store.canBack, store.canForward]).toEqual(['LOF-01', true, true])
    store.forward()
    expect([store.address, store.canForward]).toEqual(['KB-02', true])
    store.forward()
    expect([store.address, store.canForward]).toEqual(['POW-ST', false])
    store.forward()
    expect(store.address).toBe('POW-ST')
    store.back()
    expect(store.address).toBe('KB-02')
  })

  it('begins at the table of contents and stops there', () => {
    const store = read('LOF-01')
    store.back()
    expect([store.address, store.canBack]).toEqual(['', false])
    store.back()
    expect(store.address).toBe('')
    expect(store.canForward).toBe(true)
  })

  it('loses the way forward with another page, and adds no page that is read already', () => {
    const store = read('LOF-01', 'KB-02')
    store.back()
    store.go('POW-ST')
    expect(store.canForward).toBe(false)
    store.go('POW-ST')
    store.back()
    expect(store.address).toBe('LOF-01')
  })

  it('tells the pages that were read, the last one first, each once and no sections', () => {
    expect(read('LOF-01', sectionAddress('KB'), 'KB-02', 'LOF-01').recent).toEqual(['LOF-01', 'KB-02'])
    expect(read().recent).toEqual([])
  })

  it('has an end', () => {
    const store = read(...Array.from({ length: 150 }, (_, page) => `R-${page}`))
    for (let step = 0; step < 200; step++) store.back()
    expect(store.address).toBe('R-49')
  })
})
