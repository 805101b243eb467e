/** The slips for players' phones: each with the code of its player, under the name that is public. */
import { venueTexts } from '../../i18n/laterTexts.ts'
import { publicNames } from '../../model/event/words/publicNames.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { runsOf, squaresOf } from '../../model/venue/qr.ts'
import type { Paper } from '../../sheet/layout.ts'
import { phoneSlipPages } from '../../sheet/phoneSlips.ts'
import type { Drawing } from '../../sheet/shapes.ts'
import { measureOn } from '../../sheet/toPng.ts'
import { svgElement } from '../../sheet/toSvg.ts'
import type { App } from '../app.ts'
import { givePages } from '../event/record/givePages.ts'
import { deskOf } from './desk.svelte.ts'

const t = venueTexts.hosting.players

async function pagesOf(
  app: Pick<App, 'storage' | 'platform'>,
  event: OpenEvent,
  paper: Paper,
  page: Document
): Promise<readonly Drawing[]> {
  const desk = deskOf(app, event)
  if (desk === null) throw new Error(venueTexts.hosting.goneAppend)
  const [slips] = await Promise.all([desk.slips(), page.fonts.ready])
  const { state } = event.host
  const names = publicNames(state)
  const active = slips.filter(({ player }) => state.players.get(player)?.dropped !== true)
  const network = desk.wifi.name === '' ? [] : [t.network(desk.wifi.name)]
  return phoneSlipPages(
    active
      .map(({ player, address }) => ({ name: names.get(player) ?? player, address }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name, address }) => {
        const squares = squaresOf(address)
        return { name, runs: runsOf(squares), size: squares.length }
      }),
    { title: event.stored.name, lines: [t.scan, ...network, t.keep] },
    paper,
    measureOn(page)
  )
}

/** The pages as they will be. Rejects where the host does not answer. */
export const showPhoneSlips = async (
  app: Pick<App, 'storage' | 'platform'>,
  event: OpenEvent,
  paper: Paper,
  page: Document
): Promise<readonly SVGSVGElement[]> => (await pagesOf(app, event, paper, page)).map((drawing) => svgElement(page, drawing, 'pt'))

/** Gives them away, and answers whether they were given. What goes wrong is told in a notice. */
export const givePhoneSlips = (
  app: Pick<App, 'storage' | 'platform' | 'session'>,
  event: OpenEvent,
  paper: Paper,
  way: 'pdf' | 'print',
  page: Document = document
): Promise<boolean> =>
  givePages(app, { title: `${event.stored.name} ${t.paper}`, paper, pages: () => pagesOf(app, event, paper, page) }, way, page)
