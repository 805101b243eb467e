/** What the supply chain is allowed, name by name, each with its reason. */

/** Packages that bring a script which npm would run when installing. Linejudge installs with --ignore-scripts in any case. */
export const APPROVED_INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  fsevents: 'optional, on a Mac only; watching files while developing',
  'electron-winstaller': 'a peer of electron-builder for another Windows installer, which is not made here; its script does not run'
}

/** Licences that a package of the project may have. A new one is read before it is added here. */
export const APPROVED_LICENCES: Readonly<Record<string, string>> = {
  MIT: 'as we wish, with its notice',
  ISC: 'the same in other words',
  '0BSD': 'the same without the notice',
  'BSD-2-Clause': 'as we wish, with its notice',
  'BSD-3-Clause': 'the same, and no advertising with names',
  'Apache-2.0': 'as we wish, with its notice and what was changed',
  'OFL-1.1': 'fonts that may be bundled, not sold by themselves',
  'BlueOak-1.0.0': 'as we wish, with its notice'
}

/** Licences of tools alone: nothing of them is in what is shipped. */
export const APPROVED_FOR_TOOLS: Readonly<Record<string, string>> = {
  'MPL-2.0': 'changed files would have to be shown; none is changed',
  'Python-2.0': 'as we wish, with its notice',
  'CC-BY-4.0': 'a table of browsers, named with its source',
  WTFPL: 'no conditions',
  'WTFPL OR ISC': 'one of two, ISC is taken',
  '(WTFPL OR MIT)': 'one of two, MIT is taken',
  '(MIT OR CC0-1.0)': 'one of two, MIT is taken'
}

/**
 * When each Electron came out, by its first digit. A new line belongs here when a new one is out; from then on the test says
 * when ours is more than one behind. They come every eight weeks.
 */
export const ELECTRON_RELEASES: Readonly<Record<number, string>> = {
  42: '2026-05-06',
  43: '2026-07-01',
  44: '2026-08-25',
  45: '2026-10-21'
}
