/** HeroScape knockback as the app's table knows it. */
import { gameSentences } from '../../../shared/explain/gameSentences.en.ts'
import type { HeroscapeCase, Hex } from '../../../shared/games/heroscape/case.ts'
import type { HeroscapeOption, HeroscapeRuling } from '../../../shared/games/heroscape/ruling.ts'
import type { Fact, VerdictLook } from '../question/entry/askKind.ts'
import type { GameAdapter } from '../games/gameAdapter.ts'
import { heroscapeTexts, phrases } from '../../i18n/texts.ts'
import { nameOf } from './hexEdit.ts'
import { hexName } from './hexNames.ts'
import { BARE_MAP, firstPosition } from './hexStarters.ts'

const NO_QUESTION: HeroscapeCase['ask'] = {
  kind: 'heroscape-knockback',
  attacker: '',
  defender: '',
  attack: { skulls: 0 },
  defense: { skulls: 0, shields: 0, automatic: 0 }
}

function begin(): HeroscapeCase {
  if (!firstPosition) return { format: 'clixcase/1', ruleset: 'heroscape-knockback', map: BARE_MAP, figures: [], ask: NO_QUESTION }
  // Its title would go on naming what the table no longer shows.
  const { title: _, cites: __, ...position } = firstPosition
  return position
}

function cleared({ format, ruleset, map }: HeroscapeCase): HeroscapeCase {
  return { format, ruleset, map, figures: [], ask: NO_QUESTION }
}

function missing({ figures, ask }: HeroscapeCase): string | null {
  const t = heroscapeTexts.missing
  if (figures.length < 2) return t.figures
  if (ask.attacker === '') return t.attacker
  if (ask.defender === '') return t.defender
  return ask.attacker === ask.defender ? t.same : null
}

function title(value: HeroscapeCase): string {
  const { attacker, defender, attack, defense } = value.ask
  return value.title ?? heroscapeTexts.title(nameOf(value, attacker), nameOf(value, defender), attack.skulls, defense?.skulls ?? 0)
}

function look(ruling: HeroscapeRuling): VerdictLook {
  if (ruling.verdict === 'none') return { word: heroscapeTexts.verdicts.none, shape: 'still', tone: 'clear' }
  if (ruling.path.length === 0) return { word: heroscapeTexts.verdicts.stays, shape: 'held', tone: 'hindered' }
  return { word: heroscapeTexts.moves(ruling.path.length), shape: 'chevrons', tone: 'hindered' }
}

function facts(value: HeroscapeCase, ruling: HeroscapeRuling): readonly Fact[] {
  const t = heroscapeTexts.facts
  const name = (hex: Hex): string => hexName(value.map, hex)
  const { wounds, points, spent, stoppedBy, knockbackDie, knockbackWounds, fallingDie, path, end } = ruling
  const hurt = Object.entries(knockbackWounds ?? {})
    .map(([id, count]) => t.dieWounds(nameOf(value, id), count))
    .join(', ')
  return [
    { label: t.wounds, value: String(wounds), strong: wounds > 0 },
    { label: t.points, value: String(points), strong: true },
    ...(ruling.verdict === 'none'
      ? []
      : [
          { label: t.spent, value: t.spentOf(spent, points) },
          { label: t.path, value: path.length > 0 ? path.map(name).join(' → ') : '–' },
          { label: t.end, value: name(end), strong: true },
          ...(stoppedBy === null ? [] : [{ label: t.stopped, value: t.stops[stoppedBy] }]),
          ...(ruling.destroyed ? [{ label: t.destroyed, value: t.destroyedIn(name(end)), strong: true }] : []),
          { label: t.die, value: !knockbackDie ? t.dieNone : hurt || t.dieRoll, strong: knockbackDie },
          ...(fallingDie ? [{ label: t.fall, value: t.fallRoll, strong: true }] : [])
        ])
  ]
}

const ARROWS: Readonly<Record<string, string>> = { '1,0': '→', '-1,0': '←', '1,-1': '↗', '0,-1': '↖', '0,1': '↘', '-1,1': '↙' }

function optionWords(value: HeroscapeCase, { choices, path, end, stoppedBy }: HeroscapeOption): string {
  const arrow = ARROWS[choices.direction.join(',')] ?? ''
  return heroscapeTexts.option(
    arrow,
    heroscapeTexts.moves(path.length),
    hexName(value.map, end),
    stoppedBy === null ? '' : heroscapeTexts.optionStop(heroscapeTexts.facts.stops[stoppedBy])
  )
}

function choose(value: HeroscapeCase, option: HeroscapeOption | null): HeroscapeCase {
  const direction = option?.choices.direction
  return { ...value, ask: { ...value.ask, choices: direction && { direction } } }
}

export const heroscapeAdapter: GameAdapter<HeroscapeCase, HeroscapeRuling> = {
  ruleset: 'heroscape-knockback',
  screens: ['table', 'rules', 'rulings'],
  begin,
  cleared,
  missing,
  title,
  look,
  facts,
  optionWords,
  choose,
  words: (value) => ({
    phrases,
    also: gameSentences,
    figure: (id) => {
      const object = value.objects?.find((known) => known.id === id)
      return object ? heroscapeTexts.tray.objects[object.kind]?.toLowerCase() : nameOf(value, id)
    },
    effect: () => undefined,
    square: (hex) => hexName(value.map, hex)
  }),
  hasChoice: ({ ask }) => ask.choices?.direction !== undefined
}
