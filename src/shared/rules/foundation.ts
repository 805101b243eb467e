/** The start of the classic editions: the parameters of 2012, all effects, all rule entries, all special terrain. It is no edition itself. */
import { allEffects } from './effects/all.ts'
import { allRules } from './rulebook/all.ts'
import { GENERIC_KEYWORDS } from './genericKeywords.ts'
import { UNCOPYABLE } from './uncopyable.ts'
import { builtInTerrain } from './terrain/builtIn.ts'
import type { Ruleset } from './vocabulary/ruleset.ts'

export const classic: Ruleset = {
  id: 'classic',
  name: 'Classic HeroClix',
  params: {
    lineOfFire: {
      tinyIsSmaller: true,
      lowGiantsBlock: true,
      indoorBlocksAllLevels: true,
      smaller: 'looked-over',
      lowerFigures: 'giants',
      outdoorWalls: 'both-kinds',
      hinderedBonus: 1,
      doors: 'marks'
    },
    adjacency: { notThroughMultiBase: true, stairs: 'touching' },
    values: { modifierLimit: 3, order: 'whole', durationWhenUnusable: 'stays' },
    targeting: {
      firstRoundImmunity: true,
      wallDestruction: 'line-through-wall',
      linesMakeTargets: false,
      counters: 'possessions',
      wrongTarget: 'by-attacks',
      giantReachHindering: 'ignored'
    },
    firstTurn: { immunity: false, immunityBy: 'area' },
    teams: { outsiders: 6 },
    size: { earthboundLines: 'stay' },
    attack: {
      missHurtsWithoutDamage: false,
      depletesDamage: false,
      severalTargets: 'one-roll-divided',
      objectAddsTo: 'damage-value',
      boltsIn: 'ranged',
      criticalAddsToInstead: true,
      criticalAddsTo: 'each',
      unfitPower: 'idle',
      becomingRollsSenses: true,
      becomingHindered: false,
      waveHindered: true,
      namesInstead: false
    },
    // OBJ-02, OBJ-05: what the heaviest objects ask for.
    objects: {
      byAnyone: [],
      fewestPoints: { 'ultra-heavy': 100 },
      notTargetedBy: { 'ultra-heavy': ['telekinesis'] },
      notInCloseAttacks: [],
      adds: { 'ultra-light': 0, light: 1, heavy: 2, 'ultra-heavy': 3 },
      throwReach: { 'ultra-light': 8, light: 6, heavy: 4, 'ultra-heavy': 0 },
      throwDamage: { 'ultra-light': 1, light: 2, heavy: 3, 'ultra-heavy': 0 },
      pickedUpAsItStops: false,
      hinder: true,
      onlyTop: false,
      markersFall: false,
      used: 'in-close-attacks'
    },
    damage: { criticalIsReduced: true, reducers: 'one', dealt: 'after-reducers', stopClicks: false },
    knockBack: {
      path: 'far-diagonal',
      hangingOnDamage: 0,
      higherFlanks: 'stop',
      doubles: true,
      order: 'terrain-first',
      fallDamage: 2,
      fallOnLastSquare: 2,
      fewerSquares: 0,
      severalSquares: 'none',
      greatSize: 'as-others',
      flightFalls: 'none'
    },
    movement: {
      cornerIsStricter: false,
      indoorOpening: 'of-one-square',
      hindering: 'stops-and-halves',
      water: 'stops-and-halves',
      boundary: 'transition-squares',
      boundaryLevels: 'any',
      breakAway: 4,
      breakAwayFaces: true,
      carryCost: 2,
      carryCostFor: 'all',
      symbolsBar: true,
      breakAwayAtZero: false
    },
    tokens: { beyondTwo: 'nothing', pushing: 'hurts', stamina: 'as-printed' },
    actions: { leadership: 'each' },
    time: {
      effectsEndWithSource: false,
      markersEndWithSource: true,
      afterResolutions: 'attack',
      generates: false,
      freeActionOnce: true,
      freeOnlyBetween: false,
      freeActionsInside: false,
      freeActionsAtEnd: false,
      sameMechanicOnce: false,
      replacedInSquares: false,
      harderAfterAction: true,
      doublePowerActions: true,
      moveBesidesAttack: false,
      wildCards: 'by-free-action',
      uncopyable: UNCOPYABLE
    },
    score: { atMostTotal: false, mission: null },
    force: {
      alternateByKeyword: true,
      namedOnly: true,
      objectsLimited: true,
      conditions: null,
      featShare: null,
      featOnce: false,
      featByUse: false,
      alternateNeedsTheme: false,
      alternateForAll: true,
      uniqueBy: 'name',
      theme: { named: 2, generic: 3, per: 300, genericKeywords: GENERIC_KEYWORDS },
      rerolls: { named: 2, generic: 1, per: 300, partCounts: true, genericKeywords: GENERIC_KEYWORDS },
      initiative: null,
      fewestPoints: 0,
      sideline: null,
      maps: null,
      equipmentEach: null,
      once: [],
      newSetDays: null,
      modernShare: null,
      formats: false,
      specialObjectsDiffer: true,
      resources: null,
      areasGrow: true,
      areasApart: false
    }
  },
  sizeAbilities: {
    tiny: ['tiny-size'],
    standard: [],
    giant: ['great-size', 'giant-reach'],
    colossal: ['great-size', 'colossal-stamina']
  },
  everyone: [],
  replacedRows: {},
  effects: new Map(allEffects.map((effect) => [effect.id, effect])),
  rules: new Map(allRules.map((rule) => [rule.id, rule])),
  terrain: new Map(builtInTerrain.map((rule) => [rule.id, rule]))
}
