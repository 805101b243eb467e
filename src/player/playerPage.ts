/** A player's page: my table, my opponent, the clock, my result, a judge, the standings. */
import type { PlayerView, PublicView, ToldView } from '../shared/venue/views.ts'
import { clockWords, eventClock, timeOfDay } from './clock.ts'
import { element, Part } from './elements.ts'
import { goneParts } from './gone.ts'
import { follow, hosts, watchForSleep, type PlayerLine } from './hostLine.ts'
import { standingsList, tableOf } from './lists.ts'
import { slipHash, type Draft } from './slip.ts'
import { StandingsReader } from './standingsReader.ts'
import type { Texts } from './texts.ts'

/** Milliseconds within which pages are reloaded if there is a new stand-by. */
const NOT_AT_ONCE = 10_000

export function showPlayer(main: HTMLElement, texts: Texts, line: PlayerLine): void {
  const part = (label?: string): Part => new Part(main.appendChild(element('section', label ? { 'aria-label': label } : {})))
  const [connection, seat, clock, result, judge, standings, rounds] = [
    part(),
    part(),
    part(),
    part(texts.result),
    part(),
    part(texts.standings),
    part()
  ]
  let view: PlayerView | null = null
  let all: PublicView | null = null
  /** When the standings were read; `isOld`: there may be newer ones. */
  let readAt = ''
  let isOld = false
  /** What was sent and not answered. */
  let sending: 'no' | 'yes' | 'kept' | 'refused' = 'no'
  let otherwise = false
  /** The result that is being typed: it stays when the page is drawn again, or moves to another host. */
  let draft: Draft | null = line.slip.brought.draft
  const addressAt = (host: string): string => `${host}/play${slipHash(line.slip, { waits: line.waits, draft })}`

  const say = async (fact: { do: string; [field: string]: unknown }): Promise<void> => {
    sending = 'yes'
    draw()
    const receipt = await line.say(fact, () => {
      sending = 'kept'
      draw()
    })
    sending = receipt === null || receipt.is === 'refused' ? 'refused' : 'no'
    otherwise = false
    draft = null
    draw()
  }
  const opponent = () => view?.seat?.opponents[0]
  const claim = (won: boolean, mine: number, theirs: number): void => {
    const other = opponent()
    if (!view?.seat || !other) return
    const score = { [line.player]: mine, [other.id]: theirs }
    void say({ do: 'claim', round: view.round, table: view.seat.table, winner: won ? line.player : other.id, score })
  }
  const told = ({ won, mine, theirs }: ToldView): string =>
    won === null ? texts.toldBoth(mine, theirs) : won ? texts.toldWon(mine, theirs) : texts.toldLost(mine, theirs)
  const reported = ({ won, mine, theirs }: ToldView): string =>
    won === null ? texts.reportBoth(mine, theirs) : won ? texts.reportWon(mine, theirs) : texts.reportLost(mine, theirs)
  const state = (): HTMLElement | null =>
    sending === 'no' ? null : element('p', { role: 'status' }, { yes: texts.sending, kept: texts.kept, refused: texts.refused }[sending])

  function form(): HTMLElement {
    let won = draft?.won ?? null
    const keep = (): void => {
      draft = { won, mine: mine.value, theirs: theirs.value }
    }
    const buttons = [true, false].map((one) => {
      const button = element(
        'button',
        {
          type: 'button',
          'aria-pressed': String(won === one),
          click: () => {
            won = one
            buttons.forEach((other, index) => {
              other.setAttribute('aria-pressed', String((index === 0) === one))
            })
            send.disabled = false
            keep()
          }
        },
        one ? texts.won : texts.lost
      )
      return button
    })
    const points = (value: string): HTMLInputElement =>
      element('input', { type: 'number', inputmode: 'numeric', min: '0', max: '1000000', value, required: true, input: keep })
    const [mine, theirs] = [points(draft?.mine ?? '0'), points(draft?.theirs ?? '0')]
    const send = element('button', { type: 'submit', class: 'main', disabled: won === null }, texts.send)
    return element(
      'form',
      {
        submit: () => {
          if (won !== null) claim(won, Number(mine.value) || 0, Number(theirs.value) || 0)
        }
      },
      element('div', { class: 'row' }, ...buttons),
      element(
        'div',
        { class: 'row' },
        element('label', {}, texts.myPoints, mine),
        element('label', {}, texts.theirPoints(opponent()?.name ?? ''), theirs)
      ),
      send
    )
  }

  function resultParts(): (HTMLElement | null)[] {
    const shown = view?.result
    if (!view?.seat) return []
    const title = element('h2', {}, texts.result)
    if (!shown) return [title, element('p', {}, texts.atDesk)]
    if (shown.is === 'in') return [title, element('p', {}, texts.fixed(told(shown.told)))]
    if (shown.is === 'differ') return [title, element('p', { class: 'bad' }, texts.differ), form(), state()]
    if (shown.is === 'mine' && !otherwise)
      return [
        title,
        element('p', {}, texts.youTold(reported(shown.told))),
        element('button', { type: 'button', click: again }, texts.disagree),
        state()
      ]
    if (shown.is === 'theirs' && !otherwise) {
      const { won, mine, theirs } = shown.told
      return [
        title,
        element('p', {}, texts.theyTold(reported(shown.told))),
        element(
          'div',
          { class: 'row' },
          element('button', { type: 'button', class: 'main', click: () => void claim(won === true, mine, theirs) }, texts.agree),
          element('button', { type: 'button', click: again }, texts.disagree)
        ),
        state()
      ]
    }
    return [title, form(), state()]
  }
  function again(): void {
    otherwise = true
    draw()
  }

  function judgeParts(table: number, round: number): HTMLElement[] {
    const call = view?.call
    const disabled = sending === 'yes' || sending === 'kept'
    if (!call)
      return [
        element(
          'button',
          { type: 'button', disabled, click: () => void say({ do: 'call', call: line.newId(), round, table }) },
          texts.callJudge
        )
      ]
    const { own } = call
    return [
      element('p', { role: 'status' }, call.taken ? texts.judgeComes : texts.judgeCalled),
      ...(call.taken || call.before === 0 ? [] : [element('p', { class: 'quiet' }, texts.callsBefore(call.before))]),
      ...(own === null
        ? []
        : [element('button', { type: 'button', disabled, click: () => void say({ do: 'close-call', call: own }) }, texts.byMistake)])
    ]
  }

  function draw(): void {
    if (view === null) return
    const { seat: place, round, player, event, bye } = view
    document.title = `${player.name} – ${event}`
    seat.show([place, round, bye, event, player], () => [
      element('h1', {}, `${event} · ${player.name}`),
      element('p', {}, round === 0 ? texts.noRound : texts.round(round)),
      ...(place
        ? [
            element('p', { class: 'large' }, texts.table(place.table)),
            element('p', {}, texts.against(place.opponents.map(({ name }) => name).join(', '))),
            place.map === null ? null : element('p', { class: 'quiet' }, place.map)
          ]
        : [round === 0 ? null : element('p', {}, bye ? texts.bye : texts.notPaired)])
    ])
    result.show([place, round, view.result, sending, otherwise], resultParts)
    judge.show([view.call, place?.table, round, sending], () => (place === null ? [] : judgeParts(place.table, round)))
    standings.show([all?.standings, player.name, isOld ? readAt : ''], () =>
      all === null || all.standings.length === 0
        ? []
        : [
            element('h2', {}, isOld ? `${texts.standings} · ${texts.asOf(readAt)}` : texts.standings),
            tableOf(standingsList(all, texts), ([, name]) => name === player.name)
          ]
    )
    rounds.show(view.before, () =>
      view === null || view.before.length === 0
        ? []
        : [
            element('h2', {}, texts.myRounds),
            ...view.before.map((one) =>
              element('p', {}, `${texts.round(one.round)}: ${one.opponent ?? texts.byeShort}${one.told ? ` – ${told(one.told)}` : ''}`)
            )
          ]
    )
    tick()
  }

  function tick(): void {
    if (!view?.clock) {
      clock.show(null, () => [])
      return
    }
    const { time, state: how } = clockWords(view.clock, eventClock.now(), texts, view.seat?.table ?? null)
    clock.show([time, how], () => [
      element('h2', {}, texts.left),
      element('p', { class: 'large' }, time),
      element('p', { class: 'quiet' }, how)
    ])
  }

  let isUp = false
  const connected = (is: boolean | null): void => {
    connection.show([is, hosts.others], () =>
      is === true ? [] : is === null ? [element('p', { role: 'status' }, texts.connecting)] : goneParts(texts, addressAt)
    )
    isUp = is === true
    if (is === false && !isOld) setOld(true)
    if (is === true && brought !== null) {
      void say(brought.fact)
      brought = null
    }
  }
  const setOld = (is: boolean): void => {
    isOld = is
    draw()
  }
  let brought = line.slip.brought.waits
  // The state that came along is in no address that a person could copy.
  history.replaceState(history.state, '', slipHash(line.slip))
  connected(null)
  setInterval(tick, 500)
  watchForSleep()
  const standingsReader = new StandingsReader((read) => {
    ;[all, readAt] = [read, timeOfDay()]
    setOld(!isUp)
  })
  const reloadWhenCalm = (): void => {
    const isCalm = isUp && draft === null && sending === 'no'
    if (isCalm) location.reload()
    else setTimeout(reloadWhenCalm, NOT_AT_ONCE)
  }
  void follow(() => line.address(), ['view', 'standings'], {
    onMessage: (name, data) => {
      if (name === 'standings') standingsReader.want()
      if (name !== 'view' || data === null) return
      const before = view
      view = data as PlayerView
      if (before !== null && (before.round !== view.round || before.seat?.table !== view.seat?.table)) {
        ;[sending, otherwise] = ['no', false]
        draft = null
      }
      draw()
    },
    onLine: connected,
    onMove: (host) => {
      location.replace(addressAt(host))
    },
    onNewHosts: () => setTimeout(reloadWhenCalm, NOT_AT_ONCE * Math.random())
  })
}
