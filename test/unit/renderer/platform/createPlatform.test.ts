import { describe, expect, it, vi } from 'vitest'
import { createBrowserPlatform } from '../../../../src/renderer/platform/browserPlatform.ts'
import { createElectronPlatform } from '../../../../src/renderer/platform/electronPlatform.ts'
import type { FileLaunches, FilePickers } from '../../../../src/renderer/platform/filePickers.ts'
import { createPlatform } from '../../../../src/renderer/platform/createPlatform.ts'
import { readPickedFile } from '../../../../src/renderer/platform/interface/readPickedFile.ts'
import type { Bridge } from '../../../../src/shared/shell/ipc.ts'
import { waitFor } from '../../../support/waitFor.ts'

const cancelled = (): Promise<never> => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))
const withPickers = (pickers: FilePickers): ReturnType<typeof createBrowserPlatform> =>
  createBrowserPlatform('1', pickers as unknown as Window)

describe('a picked file', () => {
  it('is read as text', async () => {
    expect(await readPickedFile(new File(['{"ü":1}'], 'a.clixcase'))).toEqual({ name: 'a.clixcase', text: '{"ü":1}' })
  })
  it('is refused in a sentence where it is too large, no text, or gone', async () => {
    const large = new File([], 'big.json')
    Object.defineProperty(large, 'size', { value: 128 * 1024 * 1024 + 1 })
    await expect(readPickedFile(large)).rejects.toThrow('“big.json” holds 129 MiB; a backup has at most 128 MiB.')
    const allowed = new File(['{}'], 'export.json')
    Object.defineProperty(allowed, 'size', { value: 128 * 1024 * 1024 })
    expect(await readPickedFile(allowed)).toEqual({ name: 'export.json', text: '{}' })
    await expect(readPickedFile(new File([new Uint8Array([0xff])], 'x.png'))).rejects.toThrow('“x.png” is no text in UTF-8')
    const gone = new File([], 'gone')
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'))
    await expect(readPickedFile(gone)).rejects.toThrow('“gone” could not be read')
  })
})

describe('the installed app in a browser', () => {
  it('takes the files that it was opened with as they lie there, a pack like a position, and says what is wrong with one', async () => {
    const large = new File([], 'big.clixpack')
    Object.defineProperty(large, 'size', { value: 34 * 1024 * 1024 })
    const files = [new File(['{}'], 'a.clixcase'), new File([new Uint8Array([80, 75, 255])], 'club.clixpack'), large]
    const platform = createBrowserPlatform('1', {
      launchQueue: {
        setConsumer: (consumer) => {
          consumer({ files: files.map((file) => ({ name: file.name, getFile: () => Promise.resolve(file) })) })
        }
      }
    } as FileLaunches as unknown as Window)
    const taken: unknown[] = []
    platform.onFile((file) => {
      taken.push(file)
    })
    await waitFor(() => {
      expect(taken).toHaveLength(3)
    })
    expect(taken).toEqual(
      expect.arrayContaining([
        { name: 'a.clixcase', bytes: new Uint8Array([123, 125]) },
        { name: 'club.clixpack', bytes: new Uint8Array([80, 75, 255]) },
        { name: 'big.clixpack', error: '“big.clixpack” holds 34 MiB; a file has at most 32 MiB.' }
      ])
    )
  })
})

describe('the browser with pickers of its own', () => {
  it('opens what was picked, and nothing when the picker was closed', async () => {
    const file = new File(['{}'], 'a.clixcase')
    expect(await withPickers({ showOpenFilePicker: () => Promise.resolve([{ getFile: () => Promise.resolve(file) }]) }).openFile()).toEqual(
      { name: 'a.clixcase', text: '{}' }
    )
    expect(await withPickers({ showOpenFilePicker: cancelled }).openFile()).toBeNull()
  })

  it('opens several files at once as they lie there, and none of them where one is too large', async () => {
    const handles = (...files: File[]) =>
      withPickers({ showOpenFilePicker: () => Promise.resolve(files.map((file) => ({ getFile: () => Promise.resolve(file) }))) })
    const pack = new File([new Uint8Array([80, 75, 255])], 'club.clixpack')
    expect(await handles(new File(['{}'], 'a.clixmap'), pack).openFiles()).toEqual([
      { name: 'a.clixmap', bytes: new Uint8Array([123, 125]) },
      { name: 'club.clixpack', bytes: new Uint8Array([80, 75, 255]) }
    ])
    expect(await withPickers({ showOpenFilePicker: cancelled }).openFiles()).toEqual([])
    const large = new File([], 'big.clixpack')
    Object.defineProperty(large, 'size', { value: 34 * 1024 * 1024 })
    await expect(handles(pack, large).openFiles()).rejects.toThrow('“big.clixpack” holds 34 MiB; a file has at most 32 MiB.')
    await expect(handles(...Array.from({ length: 201 }, () => pack)).openFiles()).rejects.toThrow(
      'These are 201 files; expected at most 200 at once.'
    )
    const heavy = Array.from({ length: 5 }, () => {
      const file = new File([], 'heavy')
      Object.defineProperty(file, 'size', { value: 30 * 1024 * 1024 })
      return file
    })
    await expect(handles(...heavy).openFiles()).rejects.toThrow('These files hold 150 MiB together; expected at most 128 MiB at once.')
  })

  it('saves whole: the file counts as saved when it is closed', async () => {
    const steps: string[] = []
    const saved = await withPickers({
      showSaveFilePicker: ({ suggestedName }) =>
        Promise.resolve({
          name: `picked-${suggestedName}`,
          createWritable: () =>
            Promise.resolve({
              write: (content: string | Uint8Array) => {
                steps.push(`write ${String(content)}`)
                return Promise.resolve()
              },
              close: () => {
                steps.push('close')
                return Promise.resolve()
              },
              abort: () => {
                steps.push('abort')
                return Promise.resolve()
              }
            })
        })
    }).saveFile({ name: 'a.clixcase', text: '{}' })
    expect(saved).toEqual({ name: 'picked-a.clixcase' })
    expect(steps).toEqual(['write {}', 'close'])
    expect(await withPickers({ showSaveFilePicker: cancelled }).saveFile({ name: 'a', text: '' })).toBeNull()
  })

  it('gives up a write that fails and says that nothing was changed', async () => {
    const abort = vi.fn(() => Promise.resolve())
    const platform = withPickers({
      showSaveFilePicker: () =>
        Promise.resolve({
          name: 'a',
          createWritable: () =>
            Promise.resolve({
              write: () => Promise.reject(new DOMException('no space left', 'QuotaExceededError')),
              close: () => Promise.resolve(),
              abort
            })
        })
    })
    await expect(platform.saveFile({ name: 'a.clixcase', text: '{}' })).rejects.toThrow(
      '“a.clixcase” could not be saved: the browser says “no space left”. What was there before is unchanged.'
    )
    expect(abort).toHaveBeenCalledOnce()
  })
})

describe('the desktop app', () => {
  it('takes Undo of the menu for the text where questions are typed only as long as there is any', () => {
    const field = (value: string) => ({
      value,
      matches: (selector: string) => /#ask-field|^input$/.test(selector),
      getAttribute: () => 'text'
    })
    const full = desktop({}, field('thor'))
    const said = vi.fn()
    full.platform.onMenu(said)
    expect(full.edit).toHaveBeenCalledExactlyOnceWith('undo')
    expect(said).not.toHaveBeenCalledWith('undo')
    const empty = desktop({}, field(''))
    empty.platform.onMenu(said)
    expect(empty.edit).not.toHaveBeenCalled()
    expect(said).toHaveBeenCalledWith('undo')
  })

  function desktop(
    change: Partial<Bridge> = {},
    focused: object | null = null
  ): { platform: ReturnType<typeof createElectronPlatform>; edit: ReturnType<typeof vi.fn> } {
    const edit = vi.fn()
    const bridge: Bridge = {
      openFile: () => Promise.resolve({ ok: true, value: { name: 'a', text: 'b' } }),
      openFiles: () => Promise.resolve({ ok: true, value: [{ name: 'a', bytes: new Uint8Array([1]) }] }),
      saveFile: ({ name }) => Promise.resolve({ ok: true, value: { name } }),
      saveBytes: ({ name }) => Promise.resolve({ ok: true, value: { name } }),
      printPdf: ({ name }) => Promise.resolve({ ok: true, value: { name } }),
      copy: () => Promise.resolve({ ok: true, value: null }),
      backups: {} as Bridge['backups'],
      journal: {} as Bridge['journal'],
      updates: {
        place: () => Promise.resolve({ ok: true, value: { key: true, host: null } }),
        check: () => Promise.resolve({ ok: true, value: null }),
        start: () => Promise.resolve({ ok: false, message: 'Linejudge itself failed.' })
      },
      hosting: {} as Bridge['hosting'],
      device: {} as Bridge['device'],
      onFile: () => () => undefined,
      language: () => Promise.resolve({ ok: true, value: null }),
      onLeave: () => () => undefined,
      left: () => Promise.resolve({ ok: true, value: null }),
      onMenu: (listener) => {
        listener('undo')
        listener('save')
        return () => undefined
      },
      ...change
    }
    return { platform: createElectronPlatform(bridge, '1', { activeElement: focused, execCommand: edit } as unknown as Document), edit }
  }

  it('passes files through and turns refusals into errors with their sentence', async () => {
    expect(await desktop().platform.openFile()).toEqual({ name: 'a', text: 'b' })
    expect(await desktop().platform.openFiles()).toEqual([{ name: 'a', bytes: new Uint8Array([1]) }])
    expect(await desktop().platform.saveFile({ name: 'x', text: '' })).toEqual({ name: 'x' })
    const refused = desktop({ openFile: () => Promise.resolve({ ok: false, message: '“a” could not be read.' }) })
    await expect(refused.platform.openFile()).rejects.toThrow(/^“a” could not be read\.$/)
  })

  it('says whether all is saved when the window is to close, also where saving fails', async () => {
    const told: boolean[] = []
    const leave = (listener: () => Promise<boolean>): void => {
      const { platform } = desktop({
        onLeave: (hear) => {
          hear(null)
          return () => undefined
        },
        left: ({ saved }) => {
          told.push(saved)
          return Promise.resolve({ ok: true, value: null })
        }
      })
      platform.onLeave(listener)
    }
    leave(() => Promise.resolve(true))
    leave(() => Promise.reject(new Error('no disk')))
    await waitFor(() => {
      expect(told).toEqual([true, false])
    })
  })

  it('is whole as it is: no part of the browser edition, and nothing shared past the shell', () => {
    expect(desktop().platform.edition).toBeNull()
    expect(desktop().platform.share).toBeNull()
  })

  it('lets undo mean the text while a text field has the focus', () => {
    const got: string[] = []
    const field = { matches: (selector: string) => selector.startsWith('input'), getAttribute: () => 'number' }
    const { platform, edit } = desktop({}, field)
    platform.onMenu((command) => {
      got.push(command)
    })
    expect(got).toEqual(['save'])
    expect(edit).toHaveBeenCalledExactlyOnceWith('undo')
    got.length = 0
    desktop().platform.onMenu((command) => {
      got.push(command)
    })
    expect(got).toEqual(['undo', 'save'])
  })
})

describe('the platform of a page', () => {
  it('is the desktop’s where its bridge is there', () => {
    expect(createPlatform({ linejudge: {} as Bridge, document: {} } as never).kind).toBe('electron')
    expect(createPlatform({ document: {} } as never, false)).toMatchObject({ kind: 'browser', version: '0.0.0-test' })
  })
})

describe('bytes, copies and sharing in a browser', () => {
  const bytes = new Uint8Array([1, 2, 3])

  it('a picture keeps the ending of its kind', async () => {
    const asked: unknown[] = []
    await withPickers({
      showSaveFilePicker: (options) => {
        asked.push(options.suggestedName, options.types)
        return cancelled()
      }
    }).saveBytes({ name: 'board.html', kind: 'png', bytes })
    expect(asked).toEqual(['board.html.png', [{ description: 'Picture', accept: { 'image/png': ['.png'] } }]])
  })

  it('what cannot be copied is said in a sentence', async () => {
    const browser = { navigator: { clipboard: { writeText: () => Promise.reject(new Error('not now')) } }, document: {} }
    await expect(createBrowserPlatform('1', browser as never).copy('x')).rejects.toThrow('Nothing was copied: not now.')
    const writeText = vi.fn(() => Promise.resolve())
    await createBrowserPlatform('1', { navigator: { clipboard: { writeText } }, document: {} } as never).copy('B4')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('B4')
  })

  it('nothing is offered to share where the browser cannot, and a closed sheet is no error', async () => {
    expect(createBrowserPlatform('1', { navigator: {}, document: {} } as never).share).toBeNull()
    const shared: unknown[] = []
    const browser = (share: () => Promise<void>): never =>
      ({
        document: {},
        navigator: {
          canShare: ({ files }: { files: File[] }) => files.every((file) => file.type === 'image/png'),
          share: (data: unknown) => {
            shared.push(data)
            return share()
          }
        }
      }) as never
    const { share } = createBrowserPlatform(
      '1',
      browser(() => Promise.resolve())
    )
    expect([share!.takes('png'), share!.takes('case')]).toEqual([true, false])
    expect(await share!.send({ title: 'a', text: 'b', file: { name: 'c', kind: 'png', bytes } })).toBe('shared')
    expect(shared).toMatchObject([{ title: 'a', text: 'b', files: [{ name: 'c.png', type: 'image/png', size: 3 }] }])
    await expect(share!.send({ title: 'a', text: 'b', file: { name: 'c.clixcase', kind: 'case', bytes } })).rejects.toThrow(
      '“c.clixcase” cannot be handed'
    )
    expect(await createBrowserPlatform('1', browser(cancelled)).share!.send({ title: 'a', text: 'b' })).toBe('cancelled')
  })
})
