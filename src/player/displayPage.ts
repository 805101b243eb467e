/** A display in the room: what the host has set up for it, one page after the other. It comes back by itself. */
import type { DisplaySetting } from '../shared/venue/messages.ts'
import type { PublicView } from '../shared/venue/views.ts'
import { clockWords, eventClock, ticks } from './clock.ts'
import { element, Part } from './elements.ts'
import { goneParts } from './gone.ts'
import { follow, hello, hosts, watchForSleep } from './hostLine.ts'
import { leavesOf, LISTS, pagesNow, tableOf, type Leaf } from './lists.ts'
import type { Texts } from './texts.ts'

const USUAL: Pick<DisplaySetting, 'pages' | 'seconds' | 'message' | 'name'> = {
  pages: ['by-name', 'standings', 'clock'],
  seconds: 12,
  message: '',
  name: ''
}

/** Rows of a column that a hall can read, and with a message above them. */
const ROWS = 12
const ROWS_BELOW_MESSAGE = 9

/** A list in as many columns as the screen has room for. */
function columnsOf(leaf: Leaf, view: PublicView, texts: Texts, least: number): HTMLElement {
  const { rows, columns } = leaf
  const { head, rows: all } = LISTS[leaf.page]!(view, texts)
  const shown = all.slice(leaf.first, leaf.first + rows * columns)
  const parts = Array.from({ length: columns }, (_, at) => shown.slice(at * rows, (at + 1) * rows)).filter((part) => part.length > 0)
  // As many more rows, so much smaller letters.
  const made = element('div', { class: `leaf ${leaf.page}` }, ...parts.map((part) => tableOf({ head, rows: part })))
  made.style.setProperty('--scale', String(Math.min(1, least / rows)))
  return made
}

/** Milliseconds within which pages are reloaded if there is a new stand-by. */
const NOT_AT_ONCE = 3000

/** Which display this is, for as long as the browser remembers it. */
function ownId(): string {
  // It was brought along from the host before, which has set it up.
  const brought = /^#(display-[0-9a-f]{12})$/.exec(location.hash)?.[1]
  const fresh =
    brought ?? `display-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  try {
    const known = localStorage.getItem('linejudge-display')
    if (brought === undefined && known !== null) return known
    localStorage.setItem('linejudge-display', fresh)
  } catch {
    // It may not remember anything: then it is a new one each time.
  }
  return fresh
}

export function showDisplay(main: HTMLElement, texts: Texts): void {
  main.className = 'display'
  const [connection, message, page] = [0, 1, 2].map(() => new Part(main.appendChild(element('section'))))
  let view: PublicView | null = null
  let setting: Pick<DisplaySetting, 'pages' | 'seconds' | 'message' | 'name'> = USUAL
  let turn = 0

  const fits = (name: string): boolean => (name === 'bracket' ? (view?.bracket.length ?? 0) > 0 : (view?.round ?? 0) > 0)
  const draw = (): void => {
    message!.show(setting.message, () => (setting.message === '' ? [] : [element('p', { class: 'large' }, setting.message)]))
    const shown = view
    if (shown === null) return
    const rows = setting.message === '' ? ROWS : ROWS_BELOW_MESSAGE
    const isWide = innerWidth > innerHeight * 1.2
    const pages = pagesNow(shown, setting.pages.filter(fits), eventClock.now())
    const leaves = leavesOf(shown, texts, pages, rows, isWide)
    const leaf = leaves[turn % Math.max(1, leaves.length)]
    const now = leaf?.page
    const about = `${shown.event} · ${shown.round === 0 ? texts.noRound : texts.round(shown.round)}${shown.byHand ? ` · ${texts.byHand}` : ''}`
    const clock = shown.clock === null ? null : clockWords(shown.clock, eventClock.now(), texts)
    page!.show([leaf, rows, shown.seq, setting.name, now === 'clock' || now === undefined ? clock : clock?.state], () => [
      element(
        'h1',
        {},
        [about, ...(setting.name === '' ? [] : [setting.name]), ...(leaf && leaf.of > 1 ? [`${leaf.number}/${leaf.of}`] : [])].join(' · ')
      ),
      leaf && LISTS[leaf.page] ? columnsOf(leaf, shown, texts, rows) : null,
      now === 'clock' && clock ? element('p', { class: 'clock' }, clock.time) : null,
      now === 'clock' && clock ? element('p', {}, clock.state) : null
    ])
  }
  const read = async (): Promise<void> => {
    try {
      view = (await (await fetch('/public.json')).json()) as PublicView
      draw()
    } catch {
      setTimeout(() => void read(), 2000)
    }
  }
  let since = ticks()
  watchForSleep()
  setInterval(() => {
    if (ticks() - since >= setting.seconds * 1000) {
      turn++
      since = ticks()
    }
    draw()
  }, 500)
  const id = ownId()
  const addressAt = (host: string): string => `${host}/display#${id}`
  connection!.show(null, () => [element('p', {}, texts.connecting)])
  void follow(
    async () => {
      await hello()
      return `/events/public?${new URLSearchParams({ display: id }).toString()}`
    },
    ['public', 'display'],
    {
      onMessage: (name, data) => {
        if (name === 'public') void read()
        else if (data !== null) setting = data as DisplaySetting
        draw()
      },
      onLine: (is) => {
        connection!.show([is, hosts.others], () => (is ? [] : goneParts(texts, addressAt)))
      },
      onMove: (host) => {
        location.replace(addressAt(host))
      },
      onNewHosts: () => {
        setTimeout(() => {
          location.reload()
        }, NOT_AT_ONCE * Math.random())
      }
    }
  )
}
