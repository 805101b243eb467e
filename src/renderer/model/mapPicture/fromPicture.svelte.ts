/** A map on its way out of a picture: the picture, where its grid lies, the inks, what they suggest and what of it was accepted. */
import type { CaseMap } from '../../../shared/contract/case.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { DOUBTED, type Doubtful } from '../../../shared/formats/documents/maps/mapDocument.ts'
import { blankMap } from '../../../shared/mapEdit/blankMap.ts'
import { acceptArea, acceptWalls, sidesOf, surestLast, type AreaMeaning } from '../../../shared/mapPicture/accept.ts'
import { inkAt, INKS, USUAL_INKS, type Ink, type Rgb } from '../../../shared/mapPicture/colours.ts'
import type { Homography, Point } from '../../../shared/mapPicture/homography.ts'
import type { SuggestedArea, Suggestion } from '../../../shared/mapPicture/suggest.ts'
import { fitsShape, shapeOf, sizeOfShape, USUAL_SIZES } from '../../../shared/mapPicture/usualSizes.ts'
import { GridFit } from './gridFit.svelte.ts'
import type { TakenPicture } from './pictures.ts'

/** What a side of the list of starting areas is called. */
export const SIDE_NAMES = ['red', 'blue', 'green', 'yellow'] as const

export type Suggester = (ask: {
  readonly picture: TakenPicture
  readonly grid: Homography
  readonly size: Point
  readonly inks: Partial<Readonly<Record<Ink, Rgb>>>
}) => Promise<Suggestion>

interface OwnInk {
  readonly rgb: Rgb
  /** It is looked for. */
  readonly on: boolean
  /** Somebody has pointed at a line of it. */
  readonly picked: boolean
}

/** One step of a map out of a picture: what came in, and the map with it. */
export interface Stage {
  readonly what: SuggestedArea | 'walls'
  readonly map: CaseMap
}
type Inks = Readonly<Record<Ink, OwnInk>>

export class FromPicture extends GridFit {
  /** Sizes that printed maps have: columns, rows. */
  readonly sizes = USUAL_SIZES
  inks = $state.raw<Inks>(usualInks())
  suggestion = $state.raw<Suggestion | null>(null)
  accepted = $state.raw<ReadonlyMap<SuggestedArea, AreaMeaning>>(new Map())
  wallsAccepted = $state(false)
  name = $state('')
  /** The area whose level is being typed. */
  meant = $state.raw<SuggestedArea | null>(null)

  /** The map as it becomes with each area that was accepted, the walls last. */
  readonly stages: readonly Stage[]
  readonly map: CaseMap
  /** What the four corners say of the number of squares: it fits, or another size does. Null: no usual size has their shape, or there are none. */
  readonly shape: 'fits' | Point | null

  constructor() {
    super()
    this.shape = $derived.by(() => {
      if (!this.picture || !this.grid || this.way !== 'corners') return null
      const shape = shapeOf(this.grid, this.size, [this.picture.width, this.picture.height])
      return fitsShape(shape, this.size) ? 'fits' : sizeOfShape(shape)
    })
    this.stages = $derived.by(() => {
      let map = this.blank
      const stages = surestLast([...this.accepted.keys()]).map((area): Stage => {
        map = acceptArea(map, area, this.accepted.get(area))
        return { what: area, map }
      })
      if (!this.wallsAccepted || !this.suggestion) return stages
      return [...stages, { what: 'walls', map: acceptWalls(map, this.suggestion.walls.map(({ edge }) => edge)) }] // prettier-ignore
    })
    this.map = $derived(this.stages.at(-1)?.map ?? this.blank)
  }

  get blank(): CaseMap {
    return blankMap(this.size[0], this.size[1])
  }

  take(picture: TakenPicture, name: string): void {
    this.picture = picture
    this.name ||= name
    this.checks = []
    this.inks = usualInks()
    this.forget()
    this.place()
  }

  pick(ink: Ink, at: Point): void {
    if (this.picture) this.inks = { ...this.inks, [ink]: { rgb: inkAt(this.picture.raster, at), on: true, picked: true } }
    this.forget()
  }

  turn(ink: Ink, on: boolean): void {
    this.inks = { ...this.inks, [ink]: { ...this.inks[ink], on } }
    this.forget()
  }

  /** What was suggested under another grid goes; what is drawn does not lie in the picture. */
  protected override moved(): void {
    this.forget()
  }

  forget(): void {
    this.suggestion = null
    this.accepted = new Map()
    this.wallsAccepted = false
    this.meant = null
  }

  async ask(suggester: Suggester): Promise<void> {
    const { picture, grid, size, inks } = this
    if (!picture || !grid) return
    const wanted = Object.fromEntries(INKS.filter((ink) => inks[ink].on).map((ink) => [ink, inks[ink].rgb]))
    const found = await suggester({ picture, grid, size, inks: wanted })
    // Of another picture, grid or ink it says nothing: whoever changed one of them while it was looked for asks again.
    if (this.picture === picture && this.grid === grid && this.inks === inks) this.suggestion = found
  }

  accept(area: SuggestedArea, meaning: AreaMeaning = {}): void {
    const usual: AreaMeaning = { level: 2, side: this.suggestion ? sidesOf(this.suggestion).get(area) : 'red', special: undefined }
    this.accepted = new Map([...this.accepted, [area, { ...usual, ...this.accepted.get(area), ...meaning }]])
  }

  refuse(area: SuggestedArea): void {
    this.accepted = new Map([...this.accepted].filter(([one]) => one !== area))
  }

  acceptAll(): void {
    for (const area of this.suggestion?.areas ?? []) if (!this.accepted.has(area) && area.ink !== 'special') this.accept(area)
    this.wallsAccepted = (this.suggestion?.walls.length ?? 0) > 0
  }

  /** What the colours left in doubt, as the map keeps it. */
  get #doubtful(): Doubtful | undefined {
    const { suggestion } = this
    if (!suggestion) return undefined
    const { unsure, unsureWalls: walls } = suggestion
    const squares = DOUBTED.flatMap((kind) => (unsure[kind] ? [[kind, unsure[kind]] as const] : []))
    return { ...Object.fromEntries(squares), ...(walls.length > 0 && { walls }) }
  }

  /** The finished document, or how it was at a stage of it; the picture under its grid has this name in the library. */
  document(id: string, file: string, map: CaseMap = this.map): MapFile {
    const { name, kept, picture } = this
    const title = name.trim() || id
    const doubtful = this.#doubtful
    const mixed = this.map.indoor !== undefined
    return {
      format: 'linejudge-map/2',
      id,
      name: title,
      description: '',
      systems: [],
      map: { ...map, id, name: title },
      specialTerrain: [],
      meta: { source: 'photo', permission: 'own photo', ...(mixed && { kind: 'mixed' }) },
      picture: {
        file,
        kind: picture?.kind,
        width: picture?.width,
        height: picture?.height,
        ...kept,
        opacity: 0.6,
        ...(doubtful && { doubtful })
      }
    }
  }
}

function usualInks(): Inks {
  const all = INKS.map((ink) => [ink, { rgb: USUAL_INKS[ink], on: true, picked: false }] as const)
  return Object.fromEntries(all) as Inks
}
