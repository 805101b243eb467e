/**
 * The parameters of an edition in words, by rule: the reference shows the differences side by side. The parameter itself chooses the
 * sentences, so that they describe the engine as it is.
 */
import { filled } from '../base/text/filled.ts'
import type { Params } from '../rules/vocabulary/ruleset.ts'
import { textsByEdition, type EditionText } from './editionTexts.ts'
import { paramSentences, type ParamSentenceId } from './paramSentences.en.ts'

/** A sentence with its numbers. */
export interface SaidParam {
  readonly id: ParamSentenceId
  readonly facts: Readonly<Record<string, number>>
}

interface ParamText {
  readonly rules: readonly string[]
  readonly says: (params: Params) => readonly SaidParam[]
}

const say = (id: ParamSentenceId, facts: SaidParam['facts'] = {}): readonly SaidParam[] => [{ id, facts }]

const pointsForUltraHeavy = (points: number | undefined): readonly SaidParam[] =>
  points === undefined ? say('objects.ultraHeavyNoPoints') : say('objects.ultraHeavyPoints', { points })

const PARAM_TEXTS: readonly ParamText[] = [
  {
    rules: ['SIZ-01', 'SIZ-02'],
    says: ({ lineOfFire }) => say(lineOfFire.tinyIsSmaller ? 'lineOfFire.tinyIsSmaller' : 'lineOfFire.tinyIsStandard')
  },
  {
    rules: ['ELV-03', 'TER-14'],
    says: ({ lineOfFire }) => say(lineOfFire.indoorBlocksAllLevels ? 'lineOfFire.indoorAllLevels' : 'lineOfFire.indoorOwnLevel')
  },
  {
    rules: ['ADJ-05'],
    says: ({ adjacency }) => say(adjacency.notThroughMultiBase ? 'adjacency.notThroughMultiBase' : 'adjacency.throughMultiBase')
  },
  {
    rules: ['VAL-04'],
    says: ({ values: { modifierLimit } }) =>
      modifierLimit === null ? say('values.noLimit') : say('values.limit', { limit: modifierLimit })
  },
  { rules: ['VAL-01', 'VAL-03'], says: ({ values }) => say(values.order === 'whole' ? 'values.orderWhole' : 'values.orderMoment') },
  {
    rules: ['GEN-05'],
    says: ({ targeting }) => say(targeting.firstRoundImmunity ? 'targeting.firstRoundSafe' : 'targeting.firstRoundOpen')
  },
  {
    rules: ['TER-17'],
    says: ({ targeting }) => say(targeting.wallDestruction === 'line-through-wall' ? 'targeting.wallOneLine' : 'targeting.wallTwoLines')
  },
  { rules: ['LOF-15'], says: ({ targeting }) => say(targeting.linesMakeTargets ? 'targeting.linesMakeTargets' : 'targeting.namedTargets') },
  { rules: ['ATK-07'], says: ({ attack }) => say(attack.missHurtsWithoutDamage ? 'attack.missHurts' : 'attack.missSpares') },
  { rules: ['ATK-13'], says: ({ attack }) => say(attack.depletesDamage ? 'attack.depletes' : 'attack.keeps') },
  {
    rules: ['ATK-10', 'CC-18'],
    says: ({ attack }) => say(attack.severalTargets === 'one-roll-divided' ? 'attack.oneRoll' : 'attack.rollEach')
  },
  {
    rules: ['OBJ-04', 'CC-16'],
    says: ({ attack }) => say(attack.objectAddsTo === 'damage-value' ? 'attack.objectAddsToValue' : 'attack.objectAddsToDealt')
  },
  {
    rules: ['OBJ-02'],
    says: ({ objects }) => [
      ...say(objects.byAnyone.includes('ultra-light') ? 'objects.ultraLightByAnyone' : 'objects.ultraLightAsOthers'),
      ...pointsForUltraHeavy(objects.fewestPoints['ultra-heavy']),
      ...say(objects.pickedUpAsItStops ? 'objects.pickedUpAsItStops' : 'objects.notAsItStops')
    ]
  },
  {
    rules: ['OBJ-04', 'RDG-LIGHT'],
    says: ({ objects }) => say(objects.notInCloseAttacks.includes('ultra-light') ? 'objects.ultraLightKept' : 'objects.ultraLightUsedUp')
  },
  {
    rules: ['OBJ-05', 'POW-TK'],
    says: ({ objects }) =>
      say(objects.notTargetedBy['ultra-heavy']?.includes('telekinesis') ? 'objects.notByTelekinesis' : 'objects.byTelekinesis')
  },
  { rules: ['ATK-06', 'CC-13'], says: ({ damage }) => say(damage.criticalIsReduced ? 'damage.criticalReduced' : 'damage.criticalWhole') },
  { rules: ['KB-10', 'KB-11', 'KB-12', 'KB-13'], says: ({ knockBack }) => say(`knockBack.${knockBack.path}`) },
  {
    rules: ['KBD-06'],
    says: ({ knockBack: { hangingOnDamage } }) =>
      hangingOnDamage === 0 ? say('knockBack.hangingFree') : say('knockBack.hangingHurts', { damage: hangingOnDamage })
  },
  { rules: ['MOV-09'], says: ({ movement }) => say(movement.cornerIsStricter ? 'movement.cornerStricter' : 'movement.cornerEasier') },
  {
    rules: ['COL-05', 'MUL-02'],
    says: ({ movement }) => say(movement.indoorOpening === 'as-wide-as-the-base' ? 'movement.indoorWide' : 'movement.indoorOneSquare')
  },
  { rules: ['ACT-06'], says: ({ tokens }) => say(`tokens.${tokens.beyondTwo}`) },
  { rules: ['GEN-08', 'OUT-07'], says: ({ time }) => say(time.effectsEndWithSource ? 'time.effectsEndWithSource' : 'time.onlyOutwitEnds') },
  { rules: ['CC-12'], says: ({ time }) => say(time.freeActionsInside ? 'time.freeActionsInside' : 'time.freeActionsOutside') },
  { rules: ['GEN-01'], says: ({ time }) => say(time.freeActionsAtEnd ? 'time.freeActionsAtEnd' : 'time.onlyOutwitAtEnd') },
  { rules: ['TER-12'], says: ({ time }) => say(time.harderAfterAction ? 'time.harderAfterAction' : 'time.harderAtOnce') },
  { rules: ['ACT-05'], says: ({ time }) => say(time.doublePowerActions ? 'time.doublePowerActions' : 'time.oneToken') },
  { rules: ['CC-01'], says: ({ time }) => say(time.moveBesidesAttack ? 'time.moveBesidesAttack' : 'time.moveIsAction') },
  {
    rules: ['WLD-01', 'WLD-02'],
    says: ({ time }) => say(time.wildCards === 'with-any-action' ? 'time.wildWithAction' : 'time.wildByFreeAction')
  },
  { rules: ['WLD-02'], says: ({ time }) => say(time.uncopyable === null ? 'time.uncopyableOnCards' : 'time.uncopyableListed') },
  { rules: ['WLD-02'], says: ({ time }) => say(time.sameMechanicOnce ? 'time.sameMechanicOnce' : 'time.sameMechanicTwice') },
  { rules: ['RDG-REPLACE', 'NAM-03'], says: ({ time }) => say(time.replacedInSquares ? 'time.replacedInSquares' : 'time.replacedNextTo') },
  { rules: ['NEW-02'], says: ({ force }) => say(force.namedOnly ? 'force.namedOnly' : 'force.unnamedToo') },
  { rules: ['NEW-02'], says: ({ force }) => say(force.featByUse ? 'force.featByUse' : 'force.featByOwn') },
  { rules: ['TRN-04'], says: ({ force }) => say(force.uniqueBy === 'name' ? 'force.uniqueByName' : 'force.uniqueByNumber') },
  {
    rules: ['TRN-04'],
    says: ({ force: { conditions, featShare, featOnce, resources } }) => [
      ...(conditions === null ? say('force.conditionsUnsaid') : say('force.conditions', { count: conditions })),
      ...(featShare === null ? say('force.featShareUnsaid') : say('force.featShare', { percent: featShare })),
      ...say(featOnce ? 'force.featOnce' : 'force.featTwiceUnsaid'),
      ...(resources === null ? say('force.resourcesUnsaid') : say('force.resources', { count: resources }))
    ]
  },
  {
    rules: ['TRN-11'],
    says: ({ force: { theme } }) =>
      theme === null
        ? say('force.themeUnsaid')
        : theme.per === null
          ? say('force.theme', { count: theme.named })
          : say('force.themePer', { count: theme.named, points: theme.per, generic: theme.generic })
  },
  {
    rules: ['TRN-11'],
    says: ({ force: { rerolls } }) => {
      if (rerolls === null) return say('force.rerollsUnsaid')
      if ('each' in rerolls) return say('force.rerollsEach', { each: rerolls.each, most: rerolls.most })
      const { named: count, per: points, generic, partCounts } = rerolls
      return say(partCounts ? 'force.rerollsPerPart' : 'force.rerollsPer', { count, points, generic })
    }
  },
  {
    rules: ['NEW-03'],
    says: ({ force }) => [
      ...say(force.alternateNeedsTheme ? 'force.alternateThemed' : 'force.alternateUnthemed'),
      ...say(force.alternateForAll ? 'force.alternateForAll' : 'force.alternateForSome')
    ]
  },
  { rules: ['NEW-03'], says: ({ force }) => say(force.alternateByKeyword ? 'force.alternateByKeyword' : 'force.alternateIsFeat') },
  {
    rules: ['TER-18'],
    says: ({ force }) => say(!force.areasGrow ? 'force.areasFixed' : force.areasApart ? 'force.areasApart' : 'force.areasGrow')
  },
  { rules: ['OBJ-01'], says: ({ force }) => say(force.objectsLimited ? 'force.objectsLimited' : 'force.objectsUnchecked') },
  { rules: ['OBJ-01'], says: ({ force }) => say(force.specialObjectsDiffer ? 'force.specialObjectsDiffer' : 'force.specialObjectsAlike') }
]

const inEnglish = (said: SaidParam): string => filled(paramSentences[said.id], said.facts)

/** The sentences that are others under `b` than under `a`, in English: the meaning of a change of parameters. */
export const paramTextsUnlike = (a: Params, b: Params): readonly { readonly was: string; readonly is: string }[] => {
  const words = (says: ParamText['says'], params: Params): string => says(params).map(inEnglish).join(' ')
  return PARAM_TEXTS.map(({ says }) => ({ was: words(says, a), is: words(says, b) })).filter(({ was, is }) => was !== is)
}

/**
 * Sentences for each edition under a rule, if editions differ; editions with the same sentences are one entry. null: all are the same.
 * @param words of a sentence in the reader's language
 */
export function paramTextsOf(rule: string, words: (said: SaidParam) => string = inEnglish): readonly EditionText[] | null {
  const texts = PARAM_TEXTS.filter(({ rules }) => rules.includes(rule))
  if (texts.length === 0) return null
  const found = textsByEdition(({ params }) =>
    texts
      .flatMap(({ says }) => says(params))
      .map(words)
      .join(' ')
  )
  return found.length > 1 ? found : null
}
