/** What the tables of the neighbouring games show for a question and its ruling, as plain data. */
import { abilityText, descentAdapter, spendText, targetChoices } from '../../src/renderer/model/descent/descentAdapter.ts'
import { affectedIn, effectiveSpend, reasonsIn, stepState, STEPS } from '../../src/renderer/model/descent/descentSteps.ts'
import { asAttack } from '../../src/renderer/model/descent/descentEdit.ts'
import type { GameAdapter } from '../../src/renderer/model/games/gameAdapter.ts'
import { heroscapeAdapter } from '../../src/renderer/model/heroscape/heroscapeAdapter.ts'
import type { GameCase, GameRuling, OptionOf } from '../../src/shared/games/common/game.ts'
import type { DescentCase } from '../../src/shared/games/descent/case.ts'
import type { DescentRuling } from '../../src/shared/games/descent/ruling.ts'
import type { HeroscapeCase } from '../../src/shared/games/heroscape/case.ts'
import type { HeroscapeRuling } from '../../src/shared/games/heroscape/ruling.ts'

type AnyGame = HeroscapeCase | DescentCase

/** What every game says of a table and its ruling. */
function adapted<C extends GameCase, R extends GameRuling>(game: GameAdapter<C, R>, value: C, ruling: R, ids: readonly string[]): object {
  const { options = [] } = ruling as { options?: readonly OptionOf<R>[] }
  const words = game.words(value)
  return {
    title: [game.title(value), game.title({ ...value, title: undefined })],
    missing: [game.missing(value), game.missing(game.cleared(value))],
    cleared: game.cleared(value),
    look: game.look(ruling),
    facts: game.facts(value, ruling),
    options: options.map((option) => [game.optionWords(value, option), game.hasChoice(game.choose(value, option))]),
    open: game.hasChoice(value),
    named: ids.map((id) => words.figure(id))
  }
}

const ofHeroscape = (value: HeroscapeCase, ruling: HeroscapeRuling): object =>
  adapted(
    heroscapeAdapter,
    value,
    ruling,
    [...value.figures, ...(value.objects ?? [])].map(({ id }) => id)
  )

function ofDescent(value: DescentCase, ruling: DescentRuling): object {
  const attack = ruling.kind === 'descent-attack' ? ruling : null
  const { surges = [] } = asAttack(value).ask.weapon
  return {
    ...adapted(descentAdapter, value, ruling, [...(value.figures ?? []).map(({ id }) => id), 'nobody']),
    steps: STEPS.map((step) => [
      stepState(value, attack, step),
      stepState(value, null, step),
      reasonsIn(attack, step).map(({ say }) => say)
    ]),
    spends: [effectiveSpend(value, attack), affectedIn(value, attack), spendText(value, []), spendText(value, [0, 1])],
    targets: targetChoices(value),
    abilities: surges.map(abilityText)
  }
}

/** Around a question of another game: its words, its ruling in words, its steps. */
export const shownOfGame = (value: AnyGame, ruling: HeroscapeRuling | DescentRuling): object =>
  value.ruleset === 'heroscape-knockback' ? ofHeroscape(value, ruling as HeroscapeRuling) : ofDescent(value, ruling as DescentRuling)
