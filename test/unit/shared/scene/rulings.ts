/** Short ways to write positions and rulings by hand. */
import type { CaseFigure, CaseMap, ClixCase, SquareXY } from '../../../../src/shared/contract/case.ts'
import type {
  AttackRuling,
  Blocker,
  CanTargetRuling,
  KnockBackResult,
  KnockBackRuling,
  LineOfFireRuling,
  LineVerdict,
  RulingBase
} from '../../../../src/shared/contract/ruling.ts'

export const VIEW = { cursor: null, theme: 'dark', squareNames: false, reducedMotion: false } as const

export const positionOf = (ask: ClixCase['ask'], figures: readonly CaseFigure[], map: Partial<CaseMap> = {}): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [12, 10], ...map },
  figures,
  ask
})

const base = (kind: string, verdict: string): RulingBase => ({
  kind,
  verdict,
  ruleset: 'heroclix-2012',
  because: [],
  cites: [],
  notConsidered: []
})

export function lineRuling(
  verdict: LineVerdict,
  between: readonly [SquareXY, SquareXY],
  more: { blockedBy?: readonly Blocker[]; hinderedBy?: readonly SquareXY[]; corners?: LineOfFireRuling['corners'] } = {}
): LineOfFireRuling {
  return {
    ...base('line-of-fire', verdict),
    kind: 'line-of-fire',
    verdict,
    between,
    crossed: [],
    corners: [],
    distance: 0,
    defenseModifier: 0,
    blockedBy: [],
    hinderedBy: [],
    ...more
  }
}

export const canTargetRuling = (lineOfFire: LineVerdict | null): CanTargetRuling => ({
  ...base('can-target', 'legal'),
  kind: 'can-target',
  verdict: 'legal',
  distance: 3,
  reach: 8,
  lineOfFire,
  adjacent: false
})

export function resultOf(
  figure: string,
  direction: SquareXY,
  path: readonly SquareXY[],
  more: Partial<KnockBackResult> = {}
): KnockBackResult {
  return {
    figure,
    knockedBack: true,
    squares: path.length,
    direction,
    path,
    end: path.at(-1) ?? [0, 0],
    stoppedBy: null,
    damage: [],
    ...more
  }
}

export const knockBackRuling = (results: readonly KnockBackResult[], options?: KnockBackRuling['options']): KnockBackRuling => ({
  ...base('knock-back', 'knocked-back'),
  kind: 'knock-back',
  verdict: 'knocked-back',
  results,
  ...(options ? { options } : {})
})

export const attackRuling = (results: readonly KnockBackResult[], damageTaken: Readonly<Record<string, number>>): AttackRuling => ({
  ...base('attack', 'hit'),
  kind: 'attack',
  verdict: 'hit',
  needed: {},
  total: 9,
  critical: null,
  hits: Object.keys(damageTaken),
  damageDealt: damageTaken,
  damageTaken,
  selfDamage: 0,
  knockBack: { verdict: 'knocked-back', results },
  after: { B: { at: [9, 9], click: 4, ko: false, tokens: 0, damage: 3, holding: null } }
})
