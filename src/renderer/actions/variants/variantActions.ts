/** What a hand does with variants: add one, put one on the table, take one away with a way back. */
import { texts, variantsTexts as t } from '../../i18n/texts.ts'
import type { App, AtTable } from '../app.ts'
import { forgetSelection } from '../games/activeTable.ts'
import { FIRST_VARIANT, MOST_VARIANTS, type Variant } from '../../model/variants/variants.svelte.ts'

export const variantName = ({ id, name }: Pick<Variant, 'id' | 'name'>): string =>
  name || (id === FIRST_VARIANT ? t.first : t.letter(id.toUpperCase()))

/** A copy of the position to try something on. False where there is no room for one. */
export function addVariant({ variants, session }: Pick<App, 'variants' | 'session'>, name = ''): boolean {
  if (variants.add(name) === null) {
    session.notify('error', t.full(MOST_VARIANTS))
    return false
  }
  session.comparing = false
  session.notify('info', t.added)
  return true
}

export function showVariant(app: AtTable & Pick<App, 'variants'>, id: string): void {
  if (id === app.variants.active) return
  app.variants.show(id)
  forgetSelection(app)
}

export function removeVariant(app: AtTable & Pick<App, 'variants'>, variant: Variant): void {
  const back = app.variants.remove(variant.id)
  if (!back) return
  forgetSelection(app)
  if (!app.variants.any) app.session.comparing = false
  app.session.notify('info', t.removed(variantName(variant)), {
    label: texts.undo,
    run: () => {
      back()
      forgetSelection(app)
    },
    valid: () => app.variants.hasRoomFor(variant)
  })
}

/** The next or the previous variant, round the end. */
export function stepVariant(app: AtTable & Pick<App, 'variants'>, by: 1 | -1): void {
  const { all, active } = app.variants
  const at = all.findIndex(({ id }) => id === active)
  const next = all[(at + by + all.length) % all.length]
  if (next) showVariant(app, next.id)
}
