/**
 * What the switches of an edition say under a rule, in words: for the reference, which tells the differences side by
 * side. The words are chosen by the switch itself, so that they cannot say what the engine does not do.
 */
import { textsByEdition, type EditionText } from './editionTexts.ts'
import type { Params } from '../rules/vocabulary/ruleset.ts'

interface ParamText {
  readonly rules: readonly string[]
  readonly says: (params: Params) => string
}

const DIRECTIONS: Readonly<Record<Params['knockBack']['path'], string>> = {
  'far-diagonal': 'Off the straight lines the path is the diagonal on the far side of the target. Nobody chooses.',
  'extended-line': 'Off the straight lines the attacker chooses one of the first two squares that the prolonged line of fire enters.',
  'attackers-line': 'Off the straight lines the attacker picks a vertical, horizontal or diagonal line that leads away.',
  judge: 'Off the straight lines no text says which way the path leads: each of the three ways is an option.'
}

const PARAM_TEXTS: readonly ParamText[] = [
  {
    rules: ['SIZ-01', 'SIZ-02'],
    says: ({ lineOfFire }) =>
      lineOfFire.tinyIsSmaller
        ? 'A tiny figure in the way counts as smaller than a standard one.'
        : 'A tiny figure in the way counts like a standard one.'
  },
  {
    rules: ['ELV-03', 'TER-14'],
    says: ({ lineOfFire }) =>
      lineOfFire.indoorBlocksAllLevels
        ? 'Indoor blocking terrain and indoor walls block on every level.'
        : 'Indoor blocking terrain and indoor walls stand on their own level, as outdoor ones do.'
  },
  {
    rules: ['ADJ-05'],
    says: ({ adjacency }) =>
      adjacency.notThroughMultiBase
        ? 'Two squares with a multi-base figure between them are not adjacent through it.'
        : 'A multi-base figure between two squares does not keep them from being adjacent.'
  },
  {
    rules: ['VAL-04'],
    says: ({ values }) =>
      values.modifierLimit === null
        ? 'Modifiers to one value add up without a limit.'
        : `Modifiers to one value add up to at most ${values.modifierLimit} either way.`
  },
  {
    rules: ['VAL-01', 'VAL-03'],
    says: ({ values }) =>
      values.order === 'whole'
        ? 'Replacements come first and modifiers after them, over the whole calculation.'
        : 'The order holds for what is applied at one moment: an earlier modifier is lost to a later replacement.'
  },
  {
    rules: ['GEN-05'],
    says: ({ targeting }) =>
      targeting.firstRoundImmunity ? 'Figures that have not acted are safe in the first round.' : 'There is no immunity in the first round.'
  },
  {
    rules: ['TER-17'],
    says: ({ targeting }) =>
      targeting.wallDestruction === 'line-through-wall'
        ? 'One line has to cross the wall.'
        : 'A line to each side of the wall is needed; neither has to cross it.'
  },
  {
    rules: ['LOF-15'],
    says: ({ targeting }) =>
      targeting.linesMakeTargets
        ? 'A square to which a line of fire is drawn is a target like any other.'
        : 'Only what a power or an attack calls its target is one.'
  },
  {
    rules: ['ATK-07'],
    says: ({ attack }) =>
      attack.missHurtsWithoutDamage
        ? 'A double one hurts the attacker in an attack without damage, too.'
        : 'A double one does not hurt the attacker in an attack without damage.'
  },
  {
    rules: ['ATK-13'],
    says: ({ attack }) =>
      attack.depletesDamage
        ? 'Each attack leaves 1 less damage for the next one of the turn.'
        : 'An attack takes nothing from the damage value of the next one.'
  },
  {
    rules: ['ATK-10', 'CC-18'],
    says: ({ attack }) =>
      attack.severalTargets === 'one-roll-divided'
        ? 'One roll against all of them, and the damage is divided among those hit.'
        : 'A roll for each of them, and the full damage to each that is hit.'
  },
  {
    rules: ['OBJ-04', 'CC-16'],
    says: ({ attack }) =>
      attack.objectAddsTo === 'damage-value' ? 'A held object adds to the damage value.' : 'A held object adds to the damage dealt.'
  },
  {
    rules: ['OBJ-02'],
    says: ({ objects }) =>
      [
        objects.byAnyone.includes('ultra-light')
          ? 'Anybody picks up and holds an ultra-light object.'
          : 'An ultra-light object is picked up and held like any other.',
        objects.fewestPoints['ultra-heavy'] === undefined
          ? 'An ultra-heavy one takes no points.'
          : `An ultra-heavy one takes a figure of at least ${objects.fewestPoints['ultra-heavy']} points.`,
        objects.pickedUpAsItStops
          ? 'One is also picked up in the step that stops next to an opposing figure.'
          : 'None is picked up in the step that stops next to an opposing figure.'
      ].join(' ')
  },
  {
    rules: ['OBJ-04', 'RDG-LIGHT'],
    says: ({ objects }) =>
      objects.notInCloseAttacks.includes('ultra-light')
        ? 'An ultra-light object is not used in a close attack, and its holder keeps it.'
        : 'An ultra-light object is used up in a close attack and adds nothing.'
  },
  {
    rules: ['OBJ-05', 'POW-TK'],
    says: ({ objects }) =>
      objects.notTargetedBy['ultra-heavy']?.includes('telekinesis')
        ? 'Telekinesis cannot be aimed at an ultra-heavy object.'
        : 'Telekinesis can be aimed at an object of any weight.'
  },
  {
    rules: ['ATK-06', 'CC-13'],
    says: ({ damage }) =>
      damage.criticalIsReduced
        ? 'What a critical hit adds is reduced like all other damage.'
        : 'Toughness and Invulnerability take nothing from what a critical hit adds.'
  },
  { rules: ['KB-10', 'KB-11', 'KB-12', 'KB-13'], says: ({ knockBack }) => DIRECTIONS[knockBack.path] },
  {
    rules: ['KBD-06'],
    says: ({ knockBack }) =>
      knockBack.hangingOnDamage === 0
        ? 'Who cannot fall stays on the higher square and takes no damage.'
        : `Who cannot fall stays on the higher square and takes ${knockBack.hangingOnDamage} damage.`
  },
  {
    rules: ['MOV-09'],
    says: ({ movement }) =>
      movement.cornerIsStricter ? 'The stricter way round the corner counts.' : 'The easier way round the corner counts.'
  },
  {
    rules: ['COL-05', 'MUL-02'],
    says: ({ movement }) =>
      movement.indoorOpening === 'as-wide-as-the-base'
        ? 'Indoors a base goes only through openings as wide as itself.'
        : 'Indoors, too, one square of a base moves and the rest follows.'
  },
  {
    rules: ['ACT-06'],
    says: ({ tokens }) =>
      ({
        ignored: 'Tokens beyond the second are ignored.',
        nothing: 'What would bring a third token brings none.',
        forbidden: 'An action that would bring a third token cannot be given.'
      })[tokens.beyondTwo]
  },
  {
    rules: ['GEN-08', 'OUT-07'],
    says: ({ time }) =>
      time.effectsEndWithSource
        ? 'Every effect with a duration ends with the power that made it.'
        : 'Of the effects with a duration only Outwit’s ends with its power.'
  },
  {
    rules: ['CC-12'],
    says: ({ time }) =>
      time.freeActionsInside
        ? 'Free actions are allowed in the middle of another action.'
        : 'No free action in the middle of another action.'
  },
  {
    rules: ['GEN-01'],
    says: ({ time }) =>
      time.freeActionsAtEnd
        ? 'Free actions are allowed at the beginning and at the end of the turn, too.'
        : 'Of free actions at the end of the turn only Outwit is spoken of.'
  },
  {
    rules: ['TER-12'],
    says: ({ time }) =>
      time.harderAfterAction
        ? 'What makes terrain harder during an action counts when the action is over.'
        : 'Only what becomes easier is spoken of: what makes terrain harder counts at once, too.'
  },
  {
    rules: ['ACT-05'],
    says: ({ time }) =>
      time.doublePowerActions
        ? 'A double power action brings two tokens, and is only for a figure without any.'
        : 'Every action brings one token; no action brings two.'
  },
  {
    rules: ['CC-01'],
    says: ({ time }) =>
      time.moveBesidesAttack ? 'A figure has a move in each turn besides what it does otherwise.' : 'A move is an action like any other.'
  },
  {
    rules: ['WLD-01', 'WLD-02'],
    says: ({ time }) =>
      time.wildCards === 'with-any-action'
        ? 'A wild card changes what it copies with any action that is declared, and keeps it.'
        : 'A wild card changes what it copies by a free action in its own turn, and loses it with the last friend that has it.'
  },
  {
    rules: ['WLD-02'],
    says: ({ time }) =>
      time.uncopyable === null
        ? 'Which team abilities cannot be copied stands on their cards.'
        : 'Power Cosmic, Quintessence, Locust Horde and some others cannot be copied.'
  },
  {
    rules: ['WLD-02'],
    says: ({ time }) =>
      time.sameMechanicOnce
        ? 'A wild card does not use what it copies where a team ability of its own does the same.'
        : 'What a wild card copies works beside a team ability of its own that does the same.'
  },
  {
    rules: ['RDG-REPLACE', 'NAM-03'],
    says: ({ time }) =>
      time.replacedInSquares
        ? 'Who comes in for another figure stands in squares that the other left, as far as it can.'
        : 'Who comes in for another figure stands in a square that the other left, or next to one.'
  },
  {
    rules: ['NEW-02'],
    says: ({ force }) =>
      force.namedOnly
        ? 'A feat asks for a power that is named on the figure; the symbol of a special power counts.'
        : 'A feat is content with a power that a special power lets use without naming it.'
  },
  {
    rules: ['NEW-02'],
    says: ({ force }) =>
      force.featByUse
        ? 'What a figure can use by an ability or a team ability is enough for a feat.'
        : 'A feat asks for what its figure has itself, not for what an ability or a team ability lets it use.'
  },
  {
    rules: ['TRN-04'],
    says: ({ force }) =>
      force.uniqueBy === 'name'
        ? 'Two unique figures of one name are one too many.'
        : 'Two unique figures of one name, set and number are one too many.'
  },
  {
    rules: ['TRN-04'],
    says: ({ force }) =>
      [
        force.conditions === null
          ? 'How many battlefield conditions a force may bring is not said.'
          : `Battlefield conditions of a force: ${force.conditions} at most.`,
        force.featShare === null
          ? 'What feats may cost together is not said.'
          : `All feats together cost at most ${force.featShare} percent of the build total.`,
        force.featOnce ? 'A figure has each feat once.' : 'Whether a figure may have a feat twice is not said; both are counted.',
        force.resources === null
          ? 'How many resources a force may bring is not said.'
          : `Resources of a force: ${force.resources} at most, and no special object beside one.`
      ].join(' ')
  },
  {
    rules: ['TRN-11'],
    says: ({ force: { theme } }) =>
      theme === null
        ? 'How many figures make a themed team is not said.'
        : theme.per === null
          ? `A themed team has at least ${theme.named} figures.`
          : `A themed team has at least ${theme.named} figures for each ${theme.per} points of the build total or part of them, with a generic keyword ${theme.generic}.`
  },
  {
    rules: ['TRN-11'],
    says: ({ force: { rerolls } }) =>
      rerolls === null
        ? 'How often in a game it uses Probability Control is not said.'
        : 'each' in rerolls
          ? `In a game it uses Probability Control ${rerolls.each} × for each figure with the keyword, ${rerolls.most} × at most.`
          : `In a game it uses Probability Control at most ${rerolls.named} × for each ${rerolls.per} points of the build total${rerolls.partCounts ? ' or part of them' : ''}, with a generic keyword ${rerolls.generic} ×.`
  },
  {
    rules: ['NEW-03'],
    says: ({ force }) =>
      [
        force.alternateNeedsTheme ? 'Only a themed team may have an alternate team ability.' : 'It asks for no themed team.',
        force.alternateForAll ? 'All figures that qualify for it are assigned it.' : 'Not all who qualify for it have to be assigned it.'
      ].join(' ')
  },
  {
    rules: ['NEW-03'],
    says: ({ force }) =>
      force.alternateByKeyword
        ? 'An alternate team ability goes by keywords, and a force has one.'
        : 'An alternate team ability is a feat that takes the place of a team ability.'
  },
  {
    rules: ['TER-18'],
    says: ({ force }) =>
      force.areasGrow
        ? force.areasApart
          ? 'The starting areas grow until each force fits, and never into each other.'
          : 'The starting areas of both grow until each force fits.'
        : 'A force that does not fit into its starting area has to shrink.'
  },
  {
    rules: ['OBJ-01'],
    says: ({ force }) =>
      force.objectsLimited ? 'Which objects a force may bring is limited.' : 'No limit of the objects that a force may bring is checked.'
  },
  {
    rules: ['OBJ-01'],
    says: ({ force }) =>
      force.specialObjectsDiffer ? 'No two special objects of a force have the same name.' : 'Special objects of one name are not compared.'
  }
]

/** What the editions do under a rule where they differ, those together that do the same; null where all do the same. */
export function paramTextsOf(rule: string): readonly EditionText[] | null {
  const texts = PARAM_TEXTS.filter(({ rules }) => rules.includes(rule))
  if (texts.length === 0) return null
  const found = textsByEdition(({ params }) => texts.map(({ says }) => says(params)).join(' '))
  return found.length > 1 ? found : null
}
