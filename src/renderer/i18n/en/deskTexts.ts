/** Every text of the desk: questions that need no board. */
export const deskTexts = {
  title: 'Desk',
  open: 'Desk: combinations, odds, events',
  description: 'Questions that need no board.',
  kind: 'What is asked',
  ruleset: 'Rules',
  kinds: {
    combo: 'May these powers be used together?', odds: 'Odds of the dice', 'best-outwit': 'What to Outwit, whom to attack',
    winner: 'Who has won?', 'victory-points': 'Victory points', 'action-total': 'Actions a turn', 'alter-ego': 'May it become that figure?'
  },
  titles: {
    combo: (action: string, powers: string) => `${action} with ${powers}`, odds: (needed: number) => `Odds of ${needed} or more`,
    'best-outwit': (names: string) => `What to Outwit: ${names}`, winner: (names: string) => `Who has won: ${names}`,
    'victory-points': 'Victory points', 'action-total': (total: number) => `Actions at ${total} points`,
    'alter-ego': (from: string, to: string) => `${from} becomes ${to}`
  },
  action: 'Within one action of', powers: 'used together with',
  actions: { close: 'a close combat action', ranged: 'a ranged combat action', move: 'a move action', power: 'a power action' } as Readonly<Record<string, string>>,
  needed: 'Needed on two dice', neededOf: (name: string) => `${name}: needed`,
  opposing: 'An opponent can reroll hits (Probability Control)', own: 'The attacker can reroll misses',
  superSenses: 'The target has Super Senses', shapeChange: 'The target has Shape Change', otherwise: 'Needed against the other target',
  otherSenses: 'The other target has Super Senses', noOther: 'nobody else',
  target: (n: number) => `Target ${n}`, name: 'Name', addTarget: 'Add a target', removeTarget: (name: string) => `Take ${name} away`,
  has: { probabilityControl: 'Probability Control', superSenses: 'Super Senses', shapeChange: 'Shape Change' },
  player: (n: number) => `Player ${n}`, points: 'Victory points', left: 'Figures left', addPlayer: 'Add a player', timeCalled: 'Time was called',
  figure: (n: number) => `Figure ${n}`, cost: 'Points', defeated: 'Defeated', addFigure: 'Add a figure',
  buildTotal: 'Build total',
  from: 'The figure', to: 'becomes', format: 'Format', formats: { sealed: 'Sealed', constructed: 'Constructed' }, opened: 'Opened in the boosters', openedHint: 'names, with commas between',
  incomplete: 'Not a whole question yet',
  verdicts: { winner: 'Won', 'roll-off': 'Roll-off', open: 'The game goes on', odds: '', legal: 'Yes', illegal: 'No', value: '' } as Readonly<Record<string, string>>,
  hit: 'To hit', doubles: 'To hit with doubles',
  plan: (counter: string | null, target: string) => (counter === null ? `Counter nothing, attack ${target}` : `Counter ${counter}, attack ${target}`),
  saveRuling: 'Save ruling', saveFile: 'Save as a file', step: 'A question for the desk'
}
