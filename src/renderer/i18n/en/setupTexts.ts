/** The words of setting up a position: brushes, the empty table, quick figures. */

export const setupTexts = {
  title: 'Set up',
  choose: 'Choose what to place on the board.',
  beside: { title: 'Conditions, objects, forces', step: 'Change: conditions, objects, forces' },
  brushes: {
    figure: 'Figure',
    wall: 'Wall',
    hindering: 'Hindering',
    blocking: 'Blocking',
    water: 'Water',
    elevated: 'Elevated',
    special: 'Special',
    starting: 'Start',
    indoor: 'Indoor',
    clear: 'Clear'
  },
  /** What each brush is, in full: read out and shown as a tooltip. */
  brushNotes: {
    figure: 'Quick figure',
    wall: 'Wall',
    hindering: 'Hindering terrain',
    blocking: 'Blocking terrain',
    water: 'Water terrain',
    elevated: 'Elevated terrain',
    special: 'Special terrain',
    starting: 'Starting area',
    indoor: 'Indoor or outdoor',
    clear: 'Clear everything'
  },
  edges: { walls: 'Wall', barriers: 'Force field', stairs: 'Stairs' },
  edge: 'What to put between two squares',
  level: 'Level',
  ground: 'Ground',
  specialRule: 'Its rule',
  side: 'Side',
  sideAuto: 'Red, then blue',
  size: 'Size',
  inOrOut: 'Indoor or outdoor',
  indoor: 'Indoor',
  outdoor: 'Outdoor',
  end: 'Put the brush down',
  inHand: (name: string) => `In the hand: ${name}`,
  putDown: (name: string) => `Put ${name} down`,
  show: 'Set up: figures and terrain',
  hide: 'Hide the brushes',
  newTable: 'New table',
  newTableNote: 'An empty map at once; what is on the table can be brought back with Undo.',
  standsOn: (level: number) => (level === 1 ? 'Ground level' : `Level ${level}`),
  mirror: (swap: string, from: string, to: string, verdict: string) => `${swap}. From ${from} to ${to}: ${verdict}`,
  changedMap: (name: string) => `${name} (changed here)`,
  empty: {
    title: 'An empty table',
    text: 'Tap squares to place figures, or type: + Merrow B4.',
    sizes: 'Size of the map',
    size: (columns: number, rows: number) => `${columns} × ${rows}`,
    lastMaps: 'Maps used last'
  },
  /** What the next tap does, under the board. */
  hints: {
    figure: (name: string, side: string) => `Tap the square where ${name} (${side}) stands.`,
    walls: 'Tap an edge for a wall, or drag along edges; again takes it away.',
    barriers: 'Tap an edge for a force field, or drag along edges; again takes it away.',
    stairs: 'Tap the edge that stairs lead over; again takes them away.',
    terrain: (name: string) => `Tap or drag over squares: ${name}. Again takes it away.`,
    elevated: (level: number) => `Tap or drag over squares that lie on level ${level}.`,
    ground: 'Tap or drag over squares that lie on the ground.',
    clear: 'Tap or drag over what is to go; near an edge its wall goes.',
    awaitsSide: 'Now an arrow key: the wall stands on that side of the square.',
    carrying: (name: string, square: string) => `Let go: ${name} stands on ${square}.`,
    carryingNowhere: (name: string) => `Drag ${name} to its square.`
  },
  steps: {
    newTable: 'New table',
    brush: (name: string) => `Draw: ${name}`
  },
  notices: {
    newTable: 'A new, empty table.'
  }
}
