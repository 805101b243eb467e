/** The built page under the policy it ships with, in a real Chromium: foreign script, eval and requests to elsewhere fail. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { META_POLICY } from '../../src/shared/shell/serving.ts'
import { openApp, type OpenedApp } from '../support/browser.ts'
import { BUILT_RENDERER } from '../support/serve.ts'

describe('the built page', () => {
  let app: OpenedApp
  beforeAll(async () => {
    app = await openApp()
  })
  afterAll(() => app.close())

  it('states the policy itself, once, before everything that the policy is about', () => {
    const html = readFileSync(join(BUILT_RENDERER, 'index.html'), 'utf8').replaceAll('&#39;', "'")
    const metas = [...html.matchAll(/<meta[^>]+content-security-policy[^>]*content="([^"]*)"/gi)]
    expect(metas.map((match) => match[1])).toEqual([META_POLICY])
    expect(html.indexOf('<script')).toBeGreaterThan(metas[0]!.index)
  })

  it('loads and starts without a fault and without a request to elsewhere', async () => {
    await app.page.locator('#app > *').first().waitFor()
    await app.page.waitForLoadState('networkidle')
    expect(app.faults).toEqual([])
  })

  it('runs no script that is not its own', async () => {
    const before = app.faults.length
    const result: unknown = await app.page.evaluate(async () => {
      const tried = (work: () => unknown): string => {
        try {
          work()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : String(error)
        }
      }
      const markup = document.createElement('div')
      const types = [
        // As a computed name would set it, past every rule that reads sources.
        tried(() => Reflect.set(markup, ['inner', 'HTML'].join(''), '<img src="data:," onerror="window.injected = true">')),
        tried(() => new Worker(`data:text/javascript,${encodeURIComponent('1')}`)),
        tried(() => new DOMParser().parseFromString('<p>', 'text/html')),
        markup.innerHTML
      ]
      const element = document.createElement('script')
      tried(() => (element.textContent = 'window.injected = true'))
      document.body.append(element)
      const other = document.createElement('script')
      tried(() => (other.src = 'data:text/javascript,window.injected = true'))
      document.body.append(other)
      await new Promise((resolve) => setTimeout(resolve, 200))
      const sent = await fetch(['https:', '', 'example.org', ''].join('/')).then(
        () => 'sent',
        () => 'refused'
      )
      for (const one of [element, other]) one.remove()
      return { injected: 'injected' in window, sent, types }
    })
    expect(result).toEqual({ injected: false, sent: 'refused', types: ['TypeError', 'TypeError', 'TypeError', ''] })
    // The attempts themselves are told as faults: the watch of the other tests does see them.
    expect(app.faults.length).toBeGreaterThan(before)
  })

  it('has no eval', async () => {
    // Code that the developer tools evaluate may use eval, so that it is tried from a function of the page.
    const outcome: unknown = await app.page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            try {
              // eslint-disable-next-line no-eval -- whether it is refused is the question
              resolve((0, eval)('"evaluated"'))
            } catch (error) {
              resolve(error instanceof EvalError ? 'refused' : String(error))
            }
          }, 0)
        })
    )
    expect(outcome).toBe('refused')
  })
})
