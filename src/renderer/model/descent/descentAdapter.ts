/** Descent attacks as the app's table knows them. */
import { gameSentences } from '../../../shared/explain/gameSentences.en.ts'
import { descentTexts, phrases } from '../../i18n/texts.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { spacesOf } from '../../../shared/games/descent/board.ts'
import type { DescentCase, DescentMap, SurgeAbility } from '../../../shared/games/descent/case.ts'
import type { DescentOddsFields } from '../../../shared/games/descent/ruleOnOdds.ts'
import type { DescentAttackRuling, DescentOption, DescentRuling } from '../../../shared/games/descent/ruling.ts'
import type { Fact, VerdictLook } from '../question/entry/askKind.ts'
import type { GameAdapter } from '../games/gameAdapter.ts'
import { asAttack, figureById, figureOn, figuresOf, hasTarget, HEROES, nameOf, OVERLORD, sideOf, withAttack } from './descentEdit.ts'

const t = descentTexts
/** The dice as they are called: a file may name one that is none of them. */
const DICE: Readonly<Record<string, string>> = t.dice

export const attackRuling = (ruling: DescentRuling | null): DescentAttackRuling | null =>
  ruling?.kind === 'descent-attack' ? ruling : null

const BOARD: DescentMap = { size: [10, 8] }

/** A hero with a bow in a room, two goblins behind a corner and a big one: something to play with. */
function begin(): DescentCase {
  return {
    format: 'clixcase/1',
    ruleset: 'descent-2e',
    map: {
      ...BOARD,
      terrain: ['..........', '..........', '....b.....', '..........', '..........', '...b......', '..........', '..........'],
      walls: [
        [
          [5, 3],
          [6, 3]
        ],
        [
          [5, 4],
          [6, 4]
        ]
      ]
    },
    figures: [
      { id: 'hero-1', name: 'Hero 1', side: HEROES, at: [1, 3] },
      { id: 'hero-2', name: 'Hero 2', side: HEROES, at: [2, 6] },
      { id: 'monster-1', name: 'Monster 1', side: OVERLORD, at: [5, 2] },
      { id: 'monster-2', name: 'Monster 2', side: OVERLORD, at: [6, 1] },
      {
        id: 'monster-3',
        name: 'Monster 3',
        side: OVERLORD,
        squares: [
          [7, 4],
          [8, 4],
          [7, 5],
          [8, 5]
        ]
      }
    ],
    ask: {
      kind: 'descent-attack',
      attacker: 'hero-1',
      monster: false,
      space: [5, 2],
      weapon: {
        type: 'ranged',
        dice: ['blue', 'yellow'],
        surges: [
          { cost: 1, range: 1 },
          { cost: 1, hearts: 1 },
          { cost: 2, hearts: 3 }
        ]
      },
      result: { range: 3, hearts: 3, surges: 2, miss: false },
      defense: [{ figure: 'monster-1', shields: 1 }]
    }
  }
}

function cleared({ format, ruleset, map }: DescentCase): DescentCase {
  const empty: DescentCase = {
    format,
    ruleset,
    map: map ?? BOARD,
    figures: [],
    ask: { kind: 'descent-reroll', dice: 'attack', during: 'attack' }
  }
  return asAttack(empty)
}

function missing(value: DescentCase): string | null {
  const { ask } = value
  if (ask.kind === 'descent-reroll') return null
  if (ask.weapon.dice.length === 0) return t.missingDice
  if (ask.kind === 'descent-odds' && (ask.weapon.type !== 'ranged' || ask.distance !== undefined)) return null
  if (figuresOf(value).length < 2) return t.missing1
  const by = figureById(value, ask.attacker)
  if (!by) return t.missingAttacker
  return hasTarget(value, by) ? null : t.missingTarget
}

const weaponText = (value: DescentCase): string => {
  const { weapon, monster } = asAttack(value).ask
  return (monster === true ? t.cards : t.weapons)[weapon.type]
}

function title(value: DescentCase): string {
  const { ask } = value
  if (value.title !== undefined) return value.title
  if (ask.kind === 'descent-reroll')
    return t.titleReroll(
      ask.dice === 'attack' ? t.reroll.attackDice : t.reroll.defenseDice,
      ask.during === 'attack' ? t.reroll.attack : t.reroll.test
    )
  if (ask.kind === 'descent-odds') return t.titleOdds(ask.weapon.dice.map((die) => (DICE[die] ?? die).toLowerCase()).join(', '))
  const target = figureOn(value, ask.space)
  return t.title(nameOf(value, ask.attacker), target ? nameOf(value, target.id) : t.space(formatSquareName(ask.space)), weaponText(value))
}

function look(ruling: DescentRuling | DescentOption): VerdictLook {
  const word = t.verdicts[ruling.verdict] ?? ruling.verdict
  switch (ruling.verdict) {
    case 'hit': {
      const damage = Object.values(ruling.damage)
      return { word: damage.length === 1 ? t.hitFor(damage[0]!) : word, shape: 'burst', tone: 'clear' }
    }
    case 'miss':
      return { word, shape: 'gap', tone: 'blocked' }
    case 'legal':
      return { word, shape: 'tick', tone: 'clear' }
    case 'odds':
      return { word: `${ruling.reach?.percent.toFixed(2) ?? ''} %`, shape: 'number', tone: 'plain' }
    case 'faces-missing':
      return { word, shape: 'number', tone: 'hindered' }
    default:
      return { word, shape: 'cross', tone: 'blocked' }
  }
}

const chance = (one: { readonly fraction: string; readonly percent: number }): string => `${one.fraction} (${one.percent.toFixed(2)} %)`

/** The chances in lines, for the ruling's panel and the procedure. */
export function oddsFacts({ distance, reach, reachUnaided, hearts, damage, mean }: Omit<DescentOddsFields, 'missing'>): readonly Fact[] {
  return [
    ...(reachUnaided
      ? [{ label: distance === null ? t.odds.noCross : t.odds.unaided, value: chance(reachUnaided), strong: distance === null }]
      : []),
    ...(reach && distance !== null ? [{ label: t.odds.reach, value: chance(reach), strong: true }] : []),
    ...(hearts ?? []).map((one) => ({ label: t.odds.atLeast(one.atLeast), value: chance(one.chance) })),
    ...(damage ?? []).map((one) => ({ label: t.odds.damage(one.damage), value: chance(one.chance) })),
    ...(mean ? [{ label: t.odds.mean, value: `${mean.fraction} (${(mean.hundredths / 100).toFixed(2)})`, strong: true }] : [])
  ]
}

function facts(value: DescentCase, ruling: DescentRuling): readonly Fact[] {
  if (ruling.kind === 'descent-odds') return oddsFacts(ruling)
  const attack = attackRuling(ruling)
  if (!attack) return []
  const ranged = asAttack(value).ask.weapon.type === 'ranged'
  return [
    { label: t.facts.distance, value: t.distance(attack.distance) },
    ...(ranged && attack.endsIn > 2
      ? [{ label: t.facts.range, value: t.facts.needed(attack.range, attack.distance), strong: !attack.inRange }]
      : []),
    ...(attack.endsIn > 2 ? [{ label: t.facts.hearts, value: String(attack.hearts) }] : []),
    ...(attack.verdict === 'hit'
      ? Object.entries(attack.damage).map(([id, damage]) => ({
          label: t.facts.damage(nameOf(value, id)),
          value: String(damage),
          strong: true
        }))
      : []),
    ...(attack.endsIn < 5 ? [{ label: t.facts.stop, value: t.facts.step(attack.endsIn, t.steps[attack.endsIn - 1] ?? '') }] : [])
  ]
}

/** What an ability gives, in a few words. */
export const abilityText = ({ range = 0, hearts = 0, blast, other }: SurgeAbility): string =>
  [t.gives(range, hearts), blast ? t.blast : '', other ?? ''].filter(Boolean).join(', ') || '–'

/** Abilities by what they give. */
export const spendText = (value: DescentCase, spend: readonly unknown[]): string => {
  const { surges = [] } = asAttack(value).ask.weapon
  return spend.length === 0
    ? t.nothing
    : spend.map((one) => (typeof one === 'number' && surges[one] ? abilityText(surges[one]) : '?')).join(' · ')
}

export const descentAdapter: GameAdapter<DescentCase, DescentRuling> = {
  ruleset: 'descent-2e',
  screens: ['table', 'rules', 'rulings'],
  begin,
  cleared,
  missing,
  title,
  look,
  facts,
  optionWords: (value, option) => t.option(spendText(value, option.choices.spend), look(option).word),
  choose: (value, option) => withAttack(value, { spend: option?.choices.spend }),
  hasChoice: ({ ask }) => ask.kind === 'descent-attack' && ask.spend !== undefined,
  words: (value) => ({
    phrases,
    also: gameSentences,
    figure: (id) => {
      const figure = figureById(value, id)
      return figure && nameOf(value, id)
    },
    effect: () => undefined,
    square: formatSquareName
  })
}

/** Every space of a large monster can be the attacked one. */
export const targetChoices = (value: DescentCase) => {
  const {
    ask: { attacker }
  } = asAttack(value)
  const by = figureById(value, attacker)
  const side = by && sideOf(value, by)
  return figuresOf(value)
    .filter((figure) => figure.id !== attacker && sideOf(value, figure) !== side)
    .flatMap((figure) =>
      spacesOf(figure).map((space) => ({
        id: space.join(),
        label: `${nameOf(value, figure.id)}, ${formatSquareName(space)}`,
        side: sideOf(value, figure) === OVERLORD ? 1 : 0
      }))
    )
}
