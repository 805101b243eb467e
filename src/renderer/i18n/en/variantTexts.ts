/** The words of "what if": versions of the position side by side. */
export const variantTexts = {
  title: 'Versions of this position',
  first: 'As it stands',
  letter: (letter: string) => `What if ${letter}`,
  add: 'What if …',
  addHint: 'Keeps the position as it stands and tries a change on a copy.',
  full: (most: number) => `There are ${most} versions already. Remove one first.`,
  added: 'This is a copy: change it as you like. The position as it stands is kept.',
  compare: 'Side by side',
  back: 'Back to the table',
  show: (name: string) => `Put on the table: ${name}`,
  rename: (name: string) => `Rename ${name}`,
  name: 'Name',
  keep: 'Keep the name',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  onTable: 'On the table',
  same: 'Nothing is different from the position as it stands.',
  differences: 'What is different',
  more: (n: number) => (n === 1 ? 'and one thing more' : `and ${n} things more`),
  noQuestion: 'No question yet',
  difference: {
    ruleset: (name: string) => `The ${name} are used.`,
    ask: (title: string) => `Asked: ${title}.`,
    added: (name: string, square: string) => (square ? `${name} is there, in ${square}.` : `${name} is there.`),
    gone: (name: string) => `${name} is gone.`,
    moved: (name: string, square: string) => `${name} stands in ${square}.`,
    changed: (name: string, fields: readonly string[]) => `${name}: ${fields.join(', ')} changed.`,
    countered: (name: string, powers: readonly string[]) => `${name}: ${powers.join(', ')} countered.`,
    map: (name: string) => `Another map: ${name}.`,
    squares: (squares: readonly string[]) => (squares.length === 1 ? `Other terrain in ${squares[0] ?? ''}.` : `Other terrain in ${squares.join(', ')}.`),
    walls: 'Walls are different.',
    objects: 'Objects or markers are different.',
    more: 'Something else about the position is different.'
  },
  fields: {
    name: 'name', side: 'side', size: 'size', speed: 'speed', attack: 'attack', defense: 'defense', damage: 'damage', range: 'range', bolts: 'bolts',
    powers: 'powers', canUse: 'what it can use', specialPowers: 'special powers', traits: 'traits', abilities: 'combat abilities',
    teamAbilities: 'team abilities', tokens: 'action tokens', points: 'points', holding: 'what it holds', acted: 'whether it has acted',
    click: 'click', dial: 'dial', flight: 'height', spotted: 'whether it is spotted'
  } as Readonly<Record<string, string>>
}
