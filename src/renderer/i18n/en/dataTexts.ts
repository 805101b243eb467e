/** The words of the data screen, in English: where the work is, its backups, moving it to another computer. */
import type { Why } from '../../../shared/backup/snapshot.ts'

const WHYS: Readonly<Record<Why, string>> = {
  asked: 'Made by hand',
  change: 'After changes',
  start: 'At the start',
  hidden: 'When the window was hidden',
  'round-end': 'At the end of a round',
  'before-restore': 'Before restoring a backup',
  'before-import': 'Before importing a file',
  'before-upgrade': 'Before the upgrade',
  export: 'Export',
  'without-names': 'Export without names'
}

const counted =
  (one: string, many: string) =>
  (n: number): string =>
    n === 1 ? `1 ${one}` : `${n} ${many}`

export const dataTexts = {
  title: 'Data and backups',
  open: 'Data and backups',
  backUpNow: 'Back up now',
  backingUp: 'Backing up…',
  facts: {
    title: 'Your work on this device',
    saved: 'Saved',
    savedAll: 'Everything is saved.',
    savedAt: (time: string) => `Everything is saved. The last change was saved at ${time}.`,
    saving: 'Saving the last change…',
    failed: (why: string) => `The last change is not saved. ${why}`,
    backup: 'Last backup',
    backupAt: (time: string, why: string) => `${time}. ${why}.`,
    noBackup: 'There is none yet. The first one is made a few minutes after your first change.',
    backupFailed: (why: string) => `The last backup could not be made. ${why}`,
    place: 'Where your data is',
    placeFile: (folder: string) => `What you change is written to the folder ${folder}.`,
    placeBrowser: 'In this browser on this device only.',
    shelf: 'Backups',
    shelfFolder: (folder: string) => `They are files in the folder ${folder}.`,
    shelfBrowser:
      'They are in this browser, too, apart from the database. If the browser’s data is deleted they go with it: save a copy to a file now and then.',
    shelfNone: 'There is no place for backups here. Save a copy to a file.',
    keeping: 'Kept when space is short',
    keepYes: 'The browser has promised not to clear it.',
    keepWeek:
      'This browser deletes what a page keeps after seven days without a visit. Put Linejudge on the home screen, or save everything as a file on this page before such a pause.',
    keepNo:
      'The browser may clear it when the disk is nearly full. Install Linejudge from the browser’s menu or bookmark this page, and save a copy to a file.',
    keepUnknown: 'The browser has not been asked yet. It is, as soon as there is something worth keeping.',
    room: 'Room in the browser',
    roomFree: (free: string, used: string) => `${free} free; ${used} are used.`,
    roomShort: (free: string, used: string) => `Only ${free} free, ${used} used. Free some space on this disk, and save a copy to a file.`,
    good: 'OK',
    waits: 'not yet',
    attention: 'check this'
  },
  room: {
    short: (free: string) =>
      `Little room is left: the browser gives Linejudge only ${free} more. When that is used up nothing can be saved, and the browser may delete what is here. Save a copy as a file now, then free some space on this disk.`,
    largeImport: (size: string, free: string) =>
      `These files hold ${size}, and the browser gives Linejudge only ${free} more. Saving them may fail. Save a copy of what is here first, or free some space on this disk.`
  },
  offer: {
    round: 'A round is published.',
    changes: 'Much has changed since the last copy.',
    day: 'Your last copy is older than a day.',
    why: 'This browser deletes what it keeps after seven days without a visit: keep a copy as a file.',
    whyFull: 'The browser may delete what it keeps when the disk is full: keep a copy as a file.',
    save: 'Save a copy'
  },
  list: {
    title: 'Backups',
    text: 'Made automatically every five minutes while something changes. The newest twenty are kept, the last of each of seven days, and those from before an upgrade.',
    empty: 'No backups yet',
    emptyText: 'Press “Back up now”, or work on: the first one is made automatically.',
    look: 'Look inside',
    damaged: 'Damaged',
    reading: 'Checking…',
    why: (why: Why): string => WHYS[why],
    size: (bytes: number) =>
      bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
  },
  counts: {
    maps: counted('map', 'maps'),
    mapRevisions: counted('older revision of a map', 'older revisions of maps'),
    pictures: counted('picture', 'pictures'),
    hexMaps: counted('hex map', 'hex maps'),
    figureSets: counted('figure set', 'figure sets'),
    specialTerrain: counted('special terrain', 'special terrains'),
    teams: counted('team', 'teams'),
    owned: counted('set of a collection', 'sets of a collection'),
    rulings: counted('saved ruling', 'saved rulings'),
    ruleNotes: counted('note on a rule', 'notes on rules'),
    events: counted('event', 'events'),
    eventFacts: counted('entry in an event', 'entries in events'),
    leagues: counted('league', 'leagues'),
    setAside: counted('entry set aside', 'entries set aside')
  } as Readonly<Record<string, (n: number) => string>>,
  tables: {
    maps: 'Maps',
    mapRevisions: 'Older revisions of maps',
    pictures: 'Pictures of maps',
    hexMaps: 'Hex maps',
    figureSets: 'Figure sets',
    specialTerrain: 'Special terrain',
    teams: 'Teams',
    owned: 'Collection',
    rulings: 'Saved rulings',
    ruleNotes: 'Notes on rules',
    sessions: 'Undo steps and versions',
    events: 'Events',
    eventFacts: 'Entries in events',
    leagues: 'Leagues',
    settings: 'The table and the settings',
    starters: 'Starter packs',
    setAside: 'Set aside because unreadable'
  } as Readonly<Record<string, string>>,
  chosen: {
    title: (time: string) => `Backup of ${time}`,
    inside: 'What is in it',
    leftOut: (n: number) => (n === 1 ? '1 entry could not be put into it.' : `${n} entries could not be put into it.`),
    change: 'What restoring it would change',
    nothing: 'Nothing: everything is as it was then.',
    try: 'Try it out',
    trying: 'Trying it out…',
    tryHint: 'Fills a database of its own with it, reads everything back and removes it again. Nothing of yours is touched.',
    good: (entries: number) =>
      `This backup is sound: all ${entries} entries came back whole in a database of its own, which is removed again.`,
    bad: (why: string) => `This backup could not be restored whole in a trial. ${why}`,
    saveCopy: 'Save a copy',
    restore: 'Restore',
    restoring: 'Restoring…',
    restoreHint: 'The present state is backed up first, and you can go back to it.'
  },
  changes: {
    comes: 'will be added',
    comesBack: 'will come back',
    becomes: 'will be as it was then',
    replaced: 'will be replaced',
    stays: 'differ, and stay as they are here',
    goes: 'will go',
    more: (n: number) => (n === 1 ? 'and 1 more' : `and ${n} more`),
    whole: 'will change',
    setAside: (n: number) =>
      n === 1
        ? '1 entry cannot be read by this version. It is set aside, not lost.'
        : `${n} entries cannot be read by this version. They are set aside, not lost.`
  },
  move: {
    title: 'To another device, and to others',
    export: 'Export everything',
    exportText: 'One file with everything: open it on another computer and go on where you were.',
    import: 'Import everything',
    importText: 'A file that was exported, or a backup. You see what it would change before anything is changed.',
    withoutNames: 'Export without names',
    deleteNames: 'Delete all names',
    deleteNamesText:
      'Players, tables and judges go from all saved rulings, and every backup on this device, which holds them, is deleted. Notes and titles stay as you wrote them; copies elsewhere are not touched.',
    deleteNamesSure: 'Really delete',
    namesDeleted: (n: number) => `All names are deleted from ${n} rulings, and the backups are gone.`,
    withoutNamesText: 'For showing an error to others: names of people and figures, notes and titles are replaced.'
  },
  incoming: {
    title: (name: string) => `Import “${name}”`,
    taken: (time: string, version: string) => `Written on ${time} by Linejudge ${version}.`,
    how: 'How',
    replace: 'Replace everything here by it',
    add: 'Only add what is missing here',
    replaceHint: 'The table comes back as it was there.',
    addHint: 'Nothing that is here changes, the table neither.',
    nothing: 'This changes nothing: it is all here.',
    run: { replace: 'Replace everything', add: 'Add what is missing' }
  },
  note: {
    restore: (time: string) => `Everything is as it was on ${time}.`,
    import: (time: string) => `The file is imported. It was written on ${time}.`,
    undo: (time: string) => `Undone: everything is as it was on ${time}.`,
    before: 'What was here before is in the newest backup of the list.',
    undoButton: 'Undo it',
    toTable: 'To the table',
    setAside: (n: number) => (n === 1 ? '1 entry could not be read and is set aside.' : `${n} entries could not be read and are set aside.`)
  },
  files: {
    all: (day: string) => `Linejudge ${day}`,
    withoutNames: (day: string) => `Linejudge without names ${day}`
  },
  notices: {
    exported: (name: string) => `Everything is in ${name}.`,
    made: 'The backup is made and has been read back.',
    notMade: (why: string) => `No backup could be made. ${why}`
  }
}
