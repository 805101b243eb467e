/** What the storage says when something is wrong with the data on this device, or was and has been mended. */

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const storageTexts = {
  errors: {
    quota:
      'The disk, or the room that the browser gives Linejudge, is full: nothing of this change was saved. Free some space and try again.',
    abort:
      'The browser broke the save off, which happens when the disk is nearly full: nothing of this change was saved. Try again, or save to a file.',
    closed:
      'The database has been closed: nothing of this change was saved. Save a copy of everything as a file, and keep this window open until you have it.',
    silent: 'The database did not answer in time.',
    unavailable: 'The database could not be opened, so nothing can be saved on this device for now.',
    notOpened: (said: string) =>
      `The saved data could not be opened, so nothing can be saved on this device for now. The system says: ${said}`,
    newerVersion:
      'The data on this device was written by a newer Linejudge. It is left untouched, and nothing can be saved until Linejudge is updated.',
    readOnly:
      'The system does not let Linejudge write to its folder: nothing of this change was saved. Make the folder writable and try again, or save to a file.',
    elsewhere:
      'Linejudge is open in another window, and only that one can save: nothing of this change was saved. Close the other window; this one then takes over.',
    dead: 'The part of Linejudge that writes to the disk has stopped: nothing of this change was saved. Try again. If that does not help, save a copy of everything as a file before you close this window.',
    unknown: 'The change could not be saved, and nothing of it was.',
    unknownSaid: (said: string) => `The change could not be saved, and nothing of it was. The system says: ${said}`
  },
  deleted:
    'The data of this site is being deleted, in the browser’s settings or its developer tools. This window can no longer save, and it may have the last copy: keep it open until you have saved a copy of everything as a file.',
  otherWindow:
    'Another window has opened a newer Linejudge on the same data. This window can no longer save. If it shows something that the other window does not, save a copy as a file before you close it.',
  blocked: 'The saved data must be brought to the new version, but another window of Linejudge still holds it. Close the other windows.',
  closedByBrowser:
    'The browser has closed the database, as it does when the disk is full. This window can no longer save, and it may have the last copy: keep it open until you have saved a copy of everything as a file.',
  /** In the desktop app, whose journal is in files of the user. */
  closedGoesOn:
    'The browser engine has closed its database, as it does when the disk is full. Everything goes on being saved in the journal, and will be put into the database at the next start.',
  /** @param said what the browser itself said */
  dataLost: (said: string) =>
    `The browser found its store damaged and threw away what Linejudge had saved on this device (${said}). ` +
    'The starter packs have been put back; saved rulings and maps of your own can only come back from your files.',

  noBackup: (said: string) => `The saved data was brought to the new version, but the backup before it could not be made. ${said}`,

  elsewhere:
    'Linejudge is already open in another window, and only that one saves. You can look and ask here; nothing that you change here is saved until the other window is closed.',
  tookOver: 'The other window has been closed: this one saves now.',
  noJournal:
    'This browser has no file store for web pages, so Linejudge keeps your data in the browser’s database alone, without its journal. Save what matters to files.',
  journalFailed: (said: string) =>
    `The journal that guards your data against crashes could not be opened (${said}). Linejudge goes on with the browser’s database alone. Save what matters to files.`,
  /** The journal has the change, the database refused it. */
  indexBehind:
    'The browser’s database does not take changes at the moment. Everything is saved in the journal and will be put into the database later.',
  /** What was brought back; `counts` as `counts` below, `at` a date with its time. */
  restored: {
    behind: (n: number, at: string) =>
      `Linejudge was cut off while it was saving. ${n === 1 ? 'The last change' : `The last ${n} changes`}, up to ${at}, ${n === 1 ? 'has' : 'have'} been brought back from the journal.`,
    lost: (counts: string, at: string) =>
      `The browser’s database was empty or damaged. Everything has been brought back from the journal as it was saved on ${at}: ${counts}.`,
    partly: (counts: string, at: string) =>
      `The browser’s database was empty or behind, and the journal is damaged too. What could still be read, last saved on ${at}, has been brought back: ${counts}. Some changes may be missing. The damaged piece is kept: see “Data”.`,
    nothing:
      'The browser’s database is empty, and nothing in the journal can be read any more. Linejudge starts with its starter packs. The damaged piece is kept: see “Data”.',
    allGone: (at: string) =>
      `Something was saved on this device on ${at}, and now neither the browser’s database nor the journal is there. Linejudge starts with its starter packs. If you have a backup or files of your own, open them: see “Data”.`,
    journalGone: (at: string) =>
      `The journal that guards your data against crashes was missing. It has been started anew from the database, last saved on ${at}. Should anything later be missing, see “Data” for a backup.`,
    journalDamaged:
      'The journal that guards your data against crashes was damaged. Nothing is lost: it has been started anew from the database, and the damaged piece is kept: see “Data”.',
    journalBehind:
      'The journal that guards your data against crashes was behind the database. Nothing is lost: it has been started anew from the database, and the old one is kept: see “Data”.',
    disagreeJournal: (counts: string, at: string) =>
      `The database and the journal hold different data. Linejudge goes on with the journal, last written on ${at}: ${counts}. What the database held is kept: see “Data”.`,
    disagreeDatabase: (counts: string, at: string) =>
      `The database and the journal hold different data. Linejudge goes on with the database, which is newer, last written on ${at}: ${counts}. What the journal held is kept: see “Data”.`,
    withoutDatabase: 'The browser’s database could not be opened. Linejudge works from its journal instead, and everything is saved there.'
  },
  sealed: 'Everything has been put back as it was in a backup. Linejudge must be opened again before anything new is saved.',
  /** A row that does not pass the check of its table; `problem` is the check's own sentence. */
  broken: {
    maps: (id: string, problem: string) => `The saved map "${id}" cannot be read. ${problem}`,
    mapRevisions: (id: string, problem: string) => `The saved revision "${id}" of a map cannot be read. ${problem}`,
    pictures: (id: string, problem: string) => `The saved picture "${id}" cannot be read. ${problem}`,
    hexMaps: (id: string, problem: string) => `The saved hex map "${id}" cannot be read. ${problem}`,
    figureSets: (id: string, problem: string) => `The saved figure set "${id}" cannot be read. ${problem}`,
    specialTerrain: (id: string, problem: string) => `The saved special terrain "${id}" cannot be read. ${problem}`,
    teams: (id: string, problem: string) => `The saved team "${id}" cannot be read. ${problem}`,
    owned: (id: string, problem: string) => `The collection of the set "${id}" cannot be read. ${problem}`,
    rulings: (id: string, problem: string) => `The saved ruling "${id}" cannot be read. ${problem}`,
    ruleNotes: (id: string, problem: string) => `The saved note "${id}" cannot be read. ${problem}`,
    sessions: (id: string, problem: string) => `The saved session "${id}" cannot be read. ${problem}`,
    events: (id: string, problem: string) => `The saved event "${id}" cannot be read. ${problem}`,
    eventFacts: (id: string, problem: string) => `The entry "${id}" in the log of an event cannot be read. ${problem}`,
    leagues: (id: string, problem: string) => `The league "${id}" cannot be read. ${problem}`,
    settings: (_id: string, problem: string) => `The saved settings cannot be read. ${problem}`
  },
  setAside: 'It has been set aside and not deleted.',
  damaged: 'Its content is damaged.',
  noTable: (name: string) => `There is no table ${name}.`,
  /** The same check, before a row is written. */
  refused: {
    maps: (problem: string) => `The map cannot be saved. ${problem}`,
    mapRevisions: (problem: string) => `The revision of the map cannot be saved. ${problem}`,
    pictures: (problem: string) => `The picture cannot be saved. ${problem}`,
    hexMaps: (problem: string) => `The hex map cannot be saved. ${problem}`,
    figureSets: (problem: string) => `The figure set cannot be saved. ${problem}`,
    specialTerrain: (problem: string) => `The special terrain cannot be saved. ${problem}`,
    teams: (problem: string) => `The team cannot be saved. ${problem}`,
    owned: (problem: string) => `The collection cannot be saved. ${problem}`,
    rulings: (problem: string) => `The ruling cannot be saved. ${problem}`,
    ruleNotes: (problem: string) => `The note cannot be saved. ${problem}`,
    sessions: (problem: string) => `The session cannot be saved. ${problem}`,
    events: (problem: string) => `The event cannot be saved. ${problem}`,
    eventFacts: (problem: string) => `The entry cannot be added to the event. ${problem}`,
    leagues: (problem: string) => `The league cannot be saved. ${problem}`,
    settings: (problem: string) => `The settings cannot be saved. ${problem}`
  },
  thereAlready: (id: string) =>
    `There is an entry "${id}" already, perhaps from another window: nothing was written over it. Open the event again.`,
  noData: 'This cannot be written as data, so nothing was saved.',
  starterBroken: (name: string, problem: string) => `The starter pack ${name} cannot be used. ${problem}`,
  startersNotRead:
    'The starter packs could not be read: a file of Linejudge is not there, perhaps because a new version came in. When everything is saved, load the page again.',
  unknownTime: 'an unknown time',
  /** How many rows of each kind, for the sentences above. */
  counts: {
    rulings: (n: number) => plural(n, 'ruling', 'rulings'),
    maps: (n: number) => plural(n, 'map', 'maps'),
    pictures: (n: number) => plural(n, 'picture of a map', 'pictures of maps'),
    hexMaps: (n: number) => plural(n, 'hex map', 'hex maps'),
    figureSets: (n: number) => plural(n, 'figure set', 'figure sets'),
    specialTerrain: (n: number) => plural(n, 'special terrain', 'special terrains'),
    teams: (n: number) => plural(n, 'team', 'teams'),
    owned: (n: number) => plural(n, 'set of a collection', 'sets of a collection'),
    ruleNotes: (n: number) => plural(n, 'note on rules', 'notes on rules'),
    events: (n: number) => plural(n, 'event', 'events'),
    eventFacts: (n: number) => plural(n, 'entry in an event', 'entries in events'),
    leagues: (n: number) => plural(n, 'league', 'leagues'),
    settings: (n: number) => (n > 0 ? 'the table with its settings' : 'no settings'),
    none: 'nothing of your own'
  }
}
