/** What a ruling beside the HeroClix table did not consider, as sentences with places: read with what answers its questions. */
export const besideSentences = {
  'force-object':
    'The force brings the object "{id}", of which only its card says what it does; no weight and no points were counted for it.',
  'force-carried': 'The force brings "{id}" with {figure}: what it does and costs its card says; no points were counted for it.',
  'force-sideline': 'Beside the force stands "{id}": no document here says what a sideline asks of a force.',
  'force-tarot': 'The force names the card "{id}": no document here says what it asks of a force.',
  'force-map': 'The force names the map "{id}": which map is played is settled before the game and asks nothing of a force.',
  'force-element': 'The force brings "{id}": what it does its card says; of its kind nothing is checked.',
  'force-format': 'This edition has no format "{id}": the force was checked as a constructed one.',
  'winner-unused': 'This edition does not use "{id}" to say who has won.',
  'leaders-roll': 'Leadership takes a roll in this edition: what it adds is not counted.',
  'points-not-defeated': '{figure} is told as {field} and not as defeated: no points were counted for it.',
  'points-in-a-ring': '{figure} is told to be replaced by what it has replaced itself, which cannot be: points were counted as it is told.',
  'points-of-carried': '{figure} had "{id}": what it counts for stands on its card; no points were counted for it.',
  'force-feat': 'The feat "{id}" is assigned to no figure: it is taken for one of the whole force, and its points count once.',
  'force-rerolls':
    'Whether the theme of this list gives so many rerolls by Probability Control cannot be told: the build total or keywords are missing.',
  'force-too-many-rerolls': 'The list counts on Probability Control of a themed team {count} ×, and this list has it {most} ×.',
  'points-of-force-feat':
    'The feat "{id}" is assigned to no figure: it counts when the whole force is defeated, and no points were counted for it.',
  'refuses-nothing': 'In these rules {effect} works for the attacks of whoever has it: a target refuses nothing, and it changed nothing.',
  // Descent
  'unknown-die': 'Linejudge does not know the die "{id}"; the result was taken as it was told.',
  'spaces-apart': 'The spaces of {figure} do not touch; it was ruled on as it stands.',
  'other-distance': 'The question tells a distance of {told}, and on the board it is {distance}; what is told was taken.',
  'by-its-card': 'What "{id}" does is resolved by its card.',
  // HeroScape
  'adjacent-across-levels':
    "{figure} and {other} stand on touching hexes, but one of them as high as the other's head: whether they are adjacent is for HeroScape's own rules.",
  'flat-object': 'What lies on hex ({hex}) has no meaning in HeroScape and stopped nobody.',
  'harmful-ground': 'What hex ({hex}) does to {figure} stands in its own rules.',
  'deep-fall': "A fall of {figure}'s Height and 10 levels more costs more than one die; how much is for HeroScape's own rules.",
  'two-levels': "{figure} ends with its two hexes on different levels; whether it may stand so is for HeroScape's own rules.",
  'two-causes': 'The step that {figure} could not take was also barred otherwise; which of the two counts no document settles.'
} as const
