/** What the keys are called, and what each of them does. */
export const keyTexts = {
  title: 'Keys',
  print: 'Print this sheet',
  names: {
    mod: 'Ctrl or Cmd', shift: 'Shift', alt: 'Alt', letter: 'Any letter or number', arrows: 'Arrows', enter: 'Enter', delete: 'Delete',
    backspace: 'Backspace', tab: 'Tab', esc: 'Esc', pageUp: 'Page Up', pageDown: 'Page Down', home: 'Home', end: 'End'
  },
  or: 'or',
  groups: {
    anywhere: 'Everywhere', table: 'On the table', board: 'On the board', setup: 'On the board while setting up', timeline: 'In a timeline', reference: 'In the rules'
  },
  does: {
    search: 'Search rules, powers, maps, figures, rulings',
    palette: 'Every command by its words, and search',
    keys: 'These keys',
    back: 'One step back',
    screens: 'Table, maps, figures, rules, rulings',
    undo: 'Undo', redo: 'Do again',
    save: 'Save the ruling', open: 'Open a file',
    next: 'To the next control; the board is one of them',
    ask: 'Ask by typing: thor > surtur, B4 G7',
    zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoomFit: 'The whole map', zoomQuestion: 'The question close up',
    setUp: 'Set up the table: brushes by their number', duplicate: 'Duplicate the selected figure; Shift or Alt and a tap puts it on that square',
    variantBefore: 'The version before', variantNext: 'The next version',
    pathBefore: 'The step before on the way that is ruled on', pathNext: 'The next step on it',
    stepBack: 'One step of a path back',
    cursor: 'Move the cursor', choose: 'Attacker, then target',
    shift: 'Move the selected figure or object', remove: 'Remove the selected figure or object',
    inspect: 'What the square under the cursor holds', ruler: 'Measure a distance', lines: 'Every line of fire from here', turn: 'Turn the board',
    brush: 'Take that brush', wall: 'A wall on that side of the cursor', same: 'The same figure here',
    eventBefore: 'One event back', eventNext: 'One event on', eventFirst: 'Before the first event', eventLast: 'After the last event',
    pageBack: 'Back to the page before', pageForward: 'Forward again', pageNext: 'The next rule', pagePrevious: 'The rule before',
    walk: 'Through the list', jump: 'To the next entry that begins with it'
  }
}
