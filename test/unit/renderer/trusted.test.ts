/** Which addresses may become scripts. */
import { describe, expect, it } from 'vitest'
import { ownScript } from '../../../src/renderer/trusted.ts'

describe('an address of a script', () => {
  it.each([
    ['http://127.0.0.1:5170/', './assets/worker.js'],
    ['http://127.0.0.1:5170/#players', 'http://127.0.0.1:5170/sw.js'],
    ['app://linejudge/', 'app://linejudge/assets/worker.js']
  ])('of our own at %s is taken: %s', (base, address) => {
    expect(ownScript(address, base)).toBe(address)
  })

  it.each([
    'data:text/javascript,1',
    'http://127.0.0.1:5171/x.js',
    '//other/x.js',
    'blob:http://127.0.0.1:5170/1',
    'javascript:1',
    'app://other/x.js'
  ])('of somebody else is refused: %s', (address) => {
    expect(() => ownScript(address, 'http://127.0.0.1:5170/')).toThrow(TypeError)
    expect(() => ownScript(address, 'app://linejudge/')).toThrow(TypeError)
  })
})
