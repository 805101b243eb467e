/** What the supply chain is allowed, name by name, each with its reason. */

/** Packages that bring a script which npm would run when installing. Linejudge installs with --ignore-scripts in any case. */
export const APPROVED_INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  'fsevents': 'optional, on a Mac only; watching files while developing',
  'electron-winstaller': 'a peer of electron-builder for another Windows installer, which is not made here; its script does not run'
}
