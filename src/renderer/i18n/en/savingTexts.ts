/** What cannot be kept as a backup, copied or handed to another app, and whose names a backup brings back, in English. */

export const savingTexts = {
  noPlace: 'This browser gives Linejudge no place for backups. Save a copy to a file instead.',
  placeClosed: 'The browser’s own place for backups cannot be opened.',
  noText: (name: string) => `“${name}” is damaged: it is no text in UTF-8.`,
  notRead: (name: string) => `“${name}” could not be read.`,
  taken: (name: string) => `There is a backup called “${name}” already; it is left as it is.`,
  cannotWrite: 'This browser cannot write backups. Save a copy to a file instead.',
  notWritten: 'The backup could not be written. What was there before is unchanged.',
  notRemoved: (name: string) => `“${name}” could not be removed.`,
  full: 'The disk, or the room that the browser gives Linejudge, is full.',
  browserSays: (why: string) => `The browser says: ${why}`,
  notReadBack: 'The backup was written but cannot be read back, so it was taken away again.',
  readsOtherwise: 'The backup was written but does not read back as it was, so it was taken away again.',
  notBefore: 'Nothing has been changed, because the present state could not be backed up first.',
  otherChecksum: 'Read back, the content has another checksum than in the backup.',
  namesBack: (names: string) => `These names come back, though they were forgotten here: ${names}. Forget them again afterwards.`,
  handing: {
    notCopied: (why: string) => `Nothing was copied: ${why}.`,
    noPictures: 'this browser copies no pictures',
    notAllowed: 'this browser lets no page do that',
    notTaken: (name: string) => `“${name}” cannot be handed to another app here: save it as a file instead.`,
    notSent: (why: string) => `Nothing was handed on. The browser says: ${why}`
  }
}
