/** Special terrain that was written at the table goes into the library, where every map and table can use it. */
import { messageOf } from '../../../shared/base/result.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'
import { clausesTexts } from '../../i18n/laterTexts.ts'
import type { App } from '../app.ts'

/** Keeps the rule in the library, in the place of an own one of the same id; one that came with the app stays as it is. Tells how it went. */
export async function keepTerrain({ library, session }: Pick<App, 'library' | 'session'>, rule: SpecialTerrainRule): Promise<void> {
  const t = clausesTexts.beside
  const isTaken = library.specialTerrain.some((file) => file.rule.id === rule.id) && !library.isOwn('specialTerrain', rule.id)
  if (isTaken) {
    session.notify('error', t.terrainTaken(rule.name))
    return
  }
  try {
    await library.commitDocuments([
      { do: 'put', table: 'specialTerrain', value: { format: 'linejudge-special-terrain/2', rule }, origin: 'user' }
    ])
    session.notify('info', t.terrainKept(rule.name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}
