/** Objects as their editor shows and changes them, on the map and in a hand. */
import { withoutUndefined } from '../../../../shared/base/fields.ts'
import type { CaseFigure, HeldObject, OwnText } from '../../../../shared/contract/case.ts'
import { asText } from '../../../../shared/contract/ownText.ts'

/** Where it does it: where it lies, or while somebody holds it. */
export type ThingField = 'special' | 'inHand'

/** null: it does nothing there any more. */
export interface ThingChange extends Readonly<Partial<Record<ThingField, OwnText | null>>> {
  readonly name?: string | undefined
}

/** One that says nothing but its id is kept as its id. */
export const plainText = (text: OwnText): string | OwnText => {
  const said = withoutUndefined(text)
  return Object.keys(said).length === 1 ? said.id : said
}

/** What an object does there; null: nothing. */
export function textOn(thing: Pick<HeldObject, ThingField>, field: ThingField): OwnText | null {
  const text = thing[field]
  return text === undefined ? null : asText(text)
}

/** The object called otherwise, or doing something else. */
export function withThing<T extends HeldObject>(thing: T, change: ThingChange): T {
  const texts = (['special', 'inHand'] as const).flatMap((field) => {
    const text = change[field]
    return text === undefined ? [] : [[field, text === null ? undefined : plainText(text)] as const]
  })
  return withoutUndefined({ ...thing, ...('name' in change ? { name: change.name } : {}), ...Object.fromEntries(texts) })
}

/** The object in a figure’s hand, as its editor begins with it. */
export const heldBy = ({ id, held }: CaseFigure): HeldObject => held ?? { id: `${id}-object` }

/** What is kept of it: nothing where nobody has said anything. */
export const heldOrNothing = (thing: HeldObject): HeldObject | undefined => (Object.keys(thing).length > 1 ? thing : undefined)
