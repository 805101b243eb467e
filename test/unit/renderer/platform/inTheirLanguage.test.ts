import { describe, expect, it } from 'vitest'
import { createElectronPlatform } from '../../../../src/renderer/platform/electronPlatform.ts'
import spanish from '../../../../src/renderer/i18n/es/problems.json' with { type: 'json' }
import portuguese from '../../../../src/renderer/i18n/pt/problems.json' with { type: 'json' }
import { shown, toldOf, type ShownError } from '../../../../src/main/text/shownError.ts'
import { inWords, phrase } from '../../../../src/shared/base/problem.ts'
import type { Bridge } from '../../../../src/shared/shell/ipc.ts'

const desktop = (bridge: object) => createElectronPlatform(bridge as Bridge, '1', {} as Document)
const said = ({ said }: ShownError, language: Readonly<Record<string, string>>): string => inWords(said!, language)

/** That a page in another language says it so is seen in a browser: test/e2e/languages.test.ts. */
describe('what the shell says of a file', () => {
  it('is data that each language says in its own words', () => {
    const gone = shown('file-not-read', { name: 'a', why: phrase('why.not-there', {}) })
    expect(gone.message).toBe('“a” could not be read: it is not there.')
    expect(said(gone, spanish)).toBe('“a” no se pudo leer: no está ahí.')
    expect(said(gone, portuguese)).toBe('Não foi possível ler “a”: não está lá.')
    const full = shown('file-not-saved', { name: 'b', why: phrase('why.disk-full', {}) })
    expect(said(full, spanish)).toBe('“b” no se pudo guardar: el disco está lleno. Lo que había antes sigue igual.')
    const large = shown('file-over-size', { name: 'c', size: 33, kind: phrase('kind.case', {}), most: 32 })
    expect(said(large, portuguese)).toBe('“c” ocupa 33 MiB; um arquivo de caso tem no máximo 32 MiB.')
  })

  it('comes out of what is handed over and of the place of backups as a sentence', async () => {
    const taken: unknown[] = []
    const platform = desktop({
      onFile: (listener: Parameters<Bridge['onFile']>[0]) => {
        listener({ name: 'd', error: shown('file-elsewhere', { name: 'd' }).told })
        return () => undefined
      },
      backups: {
        place: () => Promise.resolve({ ok: true, value: { folder: '/b', problem: toldOf(phrase('backups-moved', { folder: '/a' })) } })
      }
    })
    platform.onFile((file) => taken.push(file))
    expect(taken).toEqual([{ name: 'd', error: expect.stringMatching(/^“d” lies on another computer/) as string }])
    expect(await platform.backups.place()).toEqual({
      kind: 'folder',
      folder: '/b',
      problem: expect.stringMatching(/^The folder “\/a” cannot be written to\./) as string
    })
  })
})
