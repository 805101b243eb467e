/** What is said at the door of an event: players, their lists, a list from outside. */
import { n } from './counted.ts'

export const eventDoorTexts = {
  door: {
    search: 'Name: three letters and Enter',
    searchSides: 'Two names with / between them, and Enter; three letters find them',
    list: 'Paste or open a list',
    nobody: 'Nobody is on the list. Type a name and press Enter, or paste a list.',
    counts: (all: number, here: number, waiting: number, unpaid: number) =>
      [
        `${all} on the list`,
        `${here} playing`,
        ...(waiting > 0 ? [`${waiting} waiting`] : []),
        ...(unpaid > 0 ? [`${unpaid} not paid`] : [])
      ].join(' · '),
    standing: { in: 'here', 'not-here': 'not here yet', waiting: 'waiting list', dropped: 'dropped', disqualified: 'disqualified' },
    allHere: (count: number) => `Everybody is here: check ${count} in`,
    allChecked: (count: number) => `${n(count, 'player is', 'players are')} checked in.`,
    does: { 'not-here': 'Check in', waiting: 'Let in', dropped: 'Back in' },
    paid: (fee: string) => `Paid: ${fee}`,
    drop: 'Drop',
    edit: 'Edit',
    add: 'Add',
    minor: 'Minor',
    regular: 'came before',
    minorHint: 'Shown in public with first name and initial, never in an export.',
    alreadyHere: (name: string) => `${name} is already here.`,
    which: (names: string) => `Which one: ${names}?`,
    whichNew: (here: string, typed: string) => `${here} is already here. Is “${typed}” somebody else?`,
    isOut: (name: string) => `${name} is disqualified.`,
    noNumber: (number: string) => `No player has the number ${number}. Type the name, then #${number}.`,
    numberSaved: (name: string, number: string) => `${name} has the number ${number}.`,
    whichHow: 'Arrow keys and Enter choose, Esc clears the name.',
    refused: (keys: number) => `Not entered: ${n(keys, 'key', 'keys')} typed since.`,
    unsaved: (name: string) => `Not saved: ${name}`,
    again: 'Enter again',
    checkedIn: (name: string) => `${name} is checked in.`,
    admitted: (name: string) => `${name} comes in from the waiting list.`,
    returned: (name: string, losses: number) =>
      losses === 0 ? `${name} is back.` : `${name} is back, with ${n(losses, 'loss', 'losses')} for the rounds missed.`,
    added: (name: string) => `${name} is added.`,
    waits: (name: string) => `The event is full: ${name} is on the waiting list.`,
    late: (name: string, losses: number) =>
      losses === 0 ? `${name} plays from the next round on.` : `${name} plays from the next round on, with ${n(losses, 'loss', 'losses')}.`,
    dropped: (name: string, left: number, bye: boolean) =>
      `${name} has dropped. ${n(left, 'player is', 'players are')} left${bye ? ', so there will be a bye' : ''}.`,
    name: 'Name',
    club: 'Club',
    publisher: 'Publisher’s number (WIN)',
    publisherHint: 'Seen by the staff and in files with names, never by players or on displays. At the door: Kim Park #12345.',
    fixedTable: 'Always at table',
    anyTable: 'any',
    forget: 'Forget this person…',
    forgetWhat: (name: string, number: number) =>
      `"${name}" goes out of every entry of this event and out of its rulings, with club, number and contact; the record keeps "Player ${number}". This cannot be taken back.`,
    forgetNow: 'Forget for good',
    forgetNot: 'Keep',
    forgotten: (number: number) => `Player ${number} is forgotten.`,
    save: 'Save',
    cancel: 'Cancel',
    leaving: {
      title: (name: string) => `${name} drops`,
      /** `bye`: of the rounds to come. */
      left: (count: number, bye: 'comes' | 'goes' | 'same') =>
        `${n(count, 'player is', 'players are')} left${bye === 'comes' ? ', so there will be a bye' : bye === 'goes' ? ', so there will be no bye any more' : ''}.`,
      open: (table: number, against: string) => `Table ${table} against ${against} has no result yet; the next round waits for it.`,
      noShow: (name: string) => `Drop, and ${name} wins by no show`,
      inCut: (name: string) => `${name} plays in the cut: the other one goes on without a match, or the cut is made again.`,
      next: (round: number) => `Round ${round}, as it is drawn now, would then have these pairs:`,
      nextSame: (round: number) => `Round ${round}, as it is drawn now, keeps its pairs.`,
      nextBye: (name: string) => `Bye: ${name}`,
      pair: (table: number, a: string, b: string) => `Table ${table}: ${a} – ${b}`,
      more: (count: number) => `and ${count} more`,
      now: 'Drop'
    },
    held: {
      title: (number: number) => `Player ${number} is forgotten`,
      text: (backups: number) =>
        `${n(backups, 'backup of this device still holds', 'backups of this device still hold')} the name. A file that was saved somewhere else holds it as well.`,
      unread: 'cannot be read, so nobody knows',
      keep: 'Keep them until newer ones take their place',
      delete: 'Delete them and make a new one',
      deleted: (backups: number, number: number) =>
        `${n(backups, 'backup is', 'backups are')} deleted; a new one knows only "Player ${number}".`
    }
  },
  lists: {
    nobody: 'Nobody is on the list yet: players come in at the door.',
    missing: (count: number) =>
      count === 0 ? 'Every player has handed in a list.' : `${n(count, 'list is', 'lists are')} missing. You can still pair.`,
    figures: (count: number, points: number) => `${n(count, 'figure', 'figures')}, ${n(points, 'point', 'points')}`,
    notKnown: (count: number) =>
      `In ${n(count, 'list', 'lists')} not every figure is known: check ${count === 1 ? 'it' : 'them'} yourself.`,
    figuresUnknown: (count: number) => `not known: ${n(count, 'figure', 'figures')}`,
    states: { none: 'no list', fits: 'fits', wrong: 'problem', accepted: 'accepted', rejected: 'rejected' },
    trouble: (rejected: readonly string[], wrong: number, missing: number) =>
      `Team lists: ${[
        ...(rejected.length > 0 ? [`${rejected.length} rejected (${rejected.join(', ')})`] : []),
        ...(wrong > 0 ? [`${wrong} with a problem`] : []),
        ...(missing > 0 ? [`${missing} missing`] : [])
      ].join(', ')}.`,
    rejectedOf: (names: string) => `list rejected: ${names}`,
    figuresLabel: 'The list: a figure a line with its points, and its set where it matters',
    example: 'Captain Merrow; 110\n2 x Stray Cat (44)\n- Brine',
    offered: 'Figures of the library',
    unread: (lines: string) => `No figure with its points in line ${lines}.`,
    unknown: (names: string) => `Not in the library, so nothing is known of their card: ${names}.`,
    opened: 'Opened in the boosters: names, with commas between',
    save: 'Save the list',
    saved: (name: string) => `The list of ${name} is saved.`,
    fromTeam: 'Take a team of the library',
    house: (on: string) => `Checked with the store’s own list${on === '' ? '' : ` of ${on}`}.`,
    reason: 'Why (optional)',
    accept: 'Accept',
    reject: 'Reject',
    checked: (name: string) => `Your decision on ${name}’s list is saved.`
  },
  listing: {
    title: 'A list of players',
    description: 'Paste a table or names one a line, or open a CSV file. Nothing comes in before you have seen it.',
    paste: 'The list',
    example: 'Kim Park; Red Club\nAda Lo; Blue Club',
    file: 'Open a file',
    tooLarge: 'This file is too large for a list of players.',
    column: (name: string) => `Column ${name}`,
    columns: { name: 'Name', last: 'Last name', club: 'Club', publisher: 'Publisher’s number', minor: 'Minor', skip: 'Leave out' },
    what: 'What happens',
    verdicts: {
      new: 'comes in',
      here: 'is here already',
      twice: 'is in the list twice',
      'no-name': 'has no name',
      'too-long': 'the name is too long'
    },
    emptyRow: 'A row',
    result: (fresh: number, known: number, twice: number, left: number) =>
      [
        `${fresh} new`,
        ...(known > 0 ? [`${known} already here`] : []),
        ...(twice > 0 ? [`${twice} twice in the list`] : []),
        ...(left > 0 ? [`${left} left out`] : [])
      ].join(', '),
    take: (count: number) => `Import ${count}`,
    taken: (count: number) => `${n(count, 'player is', 'players are')} on the list.`,
    cancel: 'Cancel'
  }
}
