/** The words of taking in a newer version of the app, in English. */

/** By why the shell refuses it. */
const refused = {
  'no-key': 'This copy of Linejudge was built without a key to check updates with. Install a newer version from where you got this one.',
  unreadable: 'The file could not be read.',
  'not-an-update': 'This is no update of Linejudge; expected a file that ends in .clixupdate.',
  'later-format': 'This update is made for a later Linejudge. Install it by hand.',
  'wrong-signature': 'This update is not signed by the makers of this Linejudge, or was changed since. Do not install it by hand either.',
  'other-system': 'This update is for another system or processor.',
  'cut-short': 'The file ends too early: it was not copied or downloaded whole.',
  changed: 'The file is not what its makers signed: it was damaged or changed.',
  'no-room': 'There is no room on the disk, or it cannot be written to.',
  'not-reached': 'The other computer did not answer, or the line broke.',
  'none-newer': 'There is no newer version.',
  'not-started': 'The installer could not be started.'
}

export const renewalTexts = {
  title: 'Update Linejudge',
  what: 'Linejudge looks for nothing by itself. An update is one file: it is checked whole, then everything you have kept is backed up, then its installer starts.',
  own: (version: string, built: string | null) => `This is version ${version}${built === null ? '' : `, built on ${built}`}.`,
  fromFile: 'Update from a file…',
  fromAddress: (host: string) => `Look at ${host}`,
  looking: 'Checking every byte of the update…',
  offered: (version: string, built: string, mib: number) => `Version ${version}, built on ${built}, ${mib} MiB`,
  signed: 'Its signature is right: it comes from the makers of this Linejudge, whole and unchanged.',
  against: {
    newer: 'It is newer than this version. Linejudge closes when the installer starts.',
    same: 'It is the version that is running. Installing it again changes nothing you have kept.',
    older:
      'It is older than this version. It may not be able to read what this version has kept: the backup that is made now is for this version or later ones.'
  },
  take: 'Back up and install',
  backingUp: 'Backing up everything you have kept…',
  starting: 'Starting the installer…',
  notBackedUp: (why: string) => `No backup could be made, so nothing was started. ${why}`,
  untouched: 'Nothing was changed.',
  close: 'Close',
  refused
}
