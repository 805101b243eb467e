/** The words of the timeline: events as sentences, what they changed, and what the panel says. */
import type { TimelineEvent } from '../../../shared/contract/case.ts'

export type EventKind = TimelineEvent['do']

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

export const timelineTexts = {
  title: 'What happens',
  empty: 'Nothing has happened yet',
  emptyText: 'Add what happens, one thing after another: turns, actions, attacks. The rules say what each of them changes.',
  beginning: 'Beginning',
  beginningText: 'The table as it stands before the first event.',
  nobodyYet: 'Put figures on the table first.',
  parts: { beginning: 'Beginning of the turn', proper: 'Turn', over: 'End of the turn' },
  turn: (side: string, round: number | null) => (round === null ? side : `${side}, round ${round}`),
  kinds: {
    'begin-turn': 'A turn begins', 'end-turn': 'The turn ends', action: 'An action', attack: 'An attack', outwit: 'Outwit', perplex: 'Perplex',
    use: 'Use a power', damage: 'Damage', heal: 'Healing', place: 'A figure is placed', 'time-called': 'Time is called', move: 'A move'
  } satisfies Record<EventKind, string>,
  kindNotes: {
    action: 'with what happens inside it', attack: 'a whole combat action', damage: 'without an attack', place: 'by a rule or the judge'
  } as Readonly<Partial<Record<EventKind, string>>>,
  actions: { move: 'Move', power: 'Power action', close: 'Close combat', ranged: 'Ranged combat', free: 'Free action' } as Readonly<Record<string, string>>,
  notNow: 'not now',
  steps: {
    add: (what: string) => `Add: ${what}`, change: (what: string) => `Change: ${what}`, remove: (what: string) => `Remove: ${what}`,
    fromHere: 'Ask from here', buildTotal: 'Build total'
  },
  event: {
    beginTurn: (side: string) => `${side}’s turn begins.`,
    endTurn: (side: string | null) => (side === null ? 'The turn ends.' : `${side}’s turn ends.`),
    action: (who: string, action: string) => `${who}: ${action}`,
    to: (square: string) => `to ${square}`,
    carrying: (who: string) => `carrying ${who}`,
    pickingUp: 'picking up an object',
    attack: (who: string, whom: string) => `${who} attacks ${whom}`,
    by: (power: string) => `by ${power}`,
    using: (powers: string) => `with ${powers}`,
    hit: (damage: number | null) => (damage === null ? 'a hit' : `a hit for ${damage}`),
    miss: 'a miss',
    rolled: (first: number, second: number) => `${first} and ${second} rolled`,
    rolledEach: 'a roll for each',
    outwit: (who: string, whom: string, power: string) => `${who} counters ${power} of ${whom}.`,
    perplex: (who: string, whom: string, value: string, by: number) => `${who} changes the ${value} of ${whom} by ${signed(by)}.`,
    damage: (whom: string, amount: number, kind: string) => `${whom} is dealt ${amount} ${kind}damage.`,
    heal: (whom: string, amount: number) => `${whom} is healed by ${amount}.`,
    place: (whom: string, square: string) => `${whom} is placed in ${square}.`,
    use: (who: string, power: string) => `${who} uses ${power}`,
    on: (whom: string) => `on ${whom}`,
    timeCalled: 'Time is called.',
    moves: (who: string) => `${who} moves`,
    somebody: 'somebody', somewhere: 'somewhere', something: 'something'
  },
  change: {
    damage: (who: string, clicks: number, click: number) => `${who} −${clicks}, click ${click}`,
    healed: (who: string, clicks: number, click: number) => `${who} +${clicks}, click ${click}`,
    ko: (who: string, clicks: number) => `${who} −${clicks}, out of the game`,
    tokens: (who: string, from: number, to: number) => `${who}: tokens ${from} → ${to}`,
    moved: (who: string, from: string, to: string) => `${who}: ${from} → ${to}`,
    countered: (who: string, power: string) => `${who}: ${power} countered`,
    back: (who: string, power: string) => `${who}: ${power} is back`,
    holds: (who: string, what: string | null) => (what === null ? `${who} holds nothing` : `${who} holds: ${what}`),
    objects: (more: number) => (more > 0 ? `${more} more on the map` : `${-more} fewer on the map`),
    walls: 'A wall has fallen'
  },
  broken: {
    figure: 'This names a figure that is not on the table any more. Change it, remove it, or undo what took the figure away.',
    square: 'This names a square that this map does not have. Change it or remove it.',
    failed: 'The rules engine stopped on this event. Nothing is lost: change it or remove it, or save the table as a file and report it.'
  },
  notPlayed: 'Not played: something before it has to be put right first.',
  illegal: 'Not allowed',
  forJudge: 'For the judge',
  nothingChanged: 'Nothing changed on the table.',
  reasonsOf: (n: number) => (n === 1 ? '1 reason' : `${n} reasons`),
  step: { first: 'To the beginning', back: 'One event back', forward: 'One event on', last: 'To the last event' },
  atEvent: (n: number) => `Event ${n}:`,
  at: (n: number, of: number) => `${n} of ${of}`,
  add: 'Add an event',
  insert: 'Add here',
  edit: (what: string) => `Change: ${what}`,
  remove: (what: string) => `Remove: ${what}`,
  removed: (what: string) => `Removed: ${what}`,
  quickEnd: (side: string) => `End ${side}’s turn`,
  quickBegin: (side: string) => `Begin ${side}’s turn`,
  askFromHere: 'Ask from here',
  askedFromHere: 'This moment is now a table of its own.',
  lost: (what: string) => `Changed values are not part of a table: ${what}.`,
  onlyAtBeginning: 'Figures are moved by hand only at the beginning. Go there, or add that a figure is placed.',
  form: {
    newTitle: 'What happens next', editTitle: 'Change what happens', kind: 'What happens', side: 'Whose turn', figure: 'Figure', by: 'Who', on: 'On whom',
    attacker: 'Attacker', target: 'Target', action: 'Action', to: 'Where to', square: 'Square', power: 'Power', counter: 'Counters', value: 'Value', modifier: 'By',
    amount: 'Clicks', type: 'Kind', outcome: 'How it comes out', told: 'Told', dice: 'Dice', hit: 'Hit', miss: 'Miss', damage: 'Damage dealt',
    damageHint: 'its damage value', attack: 'Kind of attack', attackBy: { '': 'as they stand', close: 'close combat', ranged: 'ranged combat' } as Readonly<Record<string, string>>,
    carrying: 'Carrying', pickUp: 'Picking up', inside: 'Inside it', addMove: 'A move', addAttack: 'An attack', takeOut: (what: string) => `Take out: ${what}`,
    leftOpen: 'left open: the first of them',
    noPower: 'It can use no power by itself now. Outwit and Perplex have events of their own.', choosePower: 'choose a power',
    roll: 'Roll', tapFigure: 'tap the board', tapSquare: 'tap a square', stays: 'stays where it is', squares: (n: number) => (n === 1 ? '1 square' : `${n} squares`),
    clear: 'Empty it', powers: 'Powers used', also: 'Also targets', nobody: 'nobody',
    addIt: 'Add', changeIt: 'Change', addAnyway: 'Add anyway', changeAnyway: 'Change anyway', missing: 'Choose what is still open.'
  },
  hint: {
    idle: 'Step through the events, or add what happens next.',
    figure: (what: string) => `Tap it on the board: ${what.toLowerCase()}.`,
    square: (what: string) => `Tap the square: ${what.toLowerCase()}.`,
    squares: 'Tap each square; a tap on one again takes it back.'
  },
  standing: {
    title: 'As it stands', editBeginning: 'Edit the beginning', hide: 'Hide the figures',
    turnOf: (side: string) => `${side}’s turn`, between: 'Between turns', timeCalled: 'Time has been called',
    actions: (given: number, most: number | null) => (most === null ? (given === 1 ? '1 action given' : `${given} actions given`) : `${given} of ${most} actions given`),
    click: (n: number) => `click ${n}`, tokens: (n: number) => (n === 1 ? '1 token' : n === 0 ? 'no token' : `${n} tokens`), out: 'out of the game',
    mayAct: 'May act', mayNot: 'May not act', untilTurn: (side: string) => `until ${side}’s next turn`, untilEnd: 'until the turn ends',
    countered: (power: string) => `${power} countered`, value: (value: string, by: number) => `${value} ${signed(by)}`, left: (n: number) => (n === 1 ? '1 square of movement left' : `${n} squares of movement left`)
  },
  buildTotal: 'Build total', buildTotalHint: 'not counted'
}
