/** Names of files in an archive: what in a name makes the whole archive refused, though nothing is ever unpacked to disk. */

const MOST_NAME = 200
/** Names that are devices on Windows, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const ARCHIVE = /\.(zip|clixpack|7z|rar|tar|gz|tgz|bz2|xz|zst|jar)$/i
// eslint-disable-next-line no-control-regex -- these are what a name may not have
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/

/** A name as it can stand in a sentence: short, without characters that hide or turn what follows. */
export function printableName(name: string): string {
  const plain = [...name].map((sign) => (CONTROL.test(sign) ? '?' : sign)).join('')
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain
}

/** Why a name is refused, as a sentence, or null. A folder's name ends with "/". */
export function nameProblem(name: string): string | null {
  const shown = printableName(name)
  if (name === '') return 'The archive holds a file without a name; expected named files.'
  if (name.length > MOST_NAME)
    return `The archive holds a file with a name of ${name.length} characters (“${shown}”); expected at most ${MOST_NAME}.`
  if (CONTROL.test(name)) return `The archive holds a file with invisible characters in its name (“${shown}”); expected a plain name.`
  if (/^[/\\]|^[a-z]:/i.test(name))
    return `The archive holds “${shown}”, which names a place on the whole computer; expected names inside the archive.`
  const parts = name.replace(/\/$/, '').split(/[/\\]/)
  if (parts.includes('..')) return `The archive holds “${shown}”, which points outside of it; expected names inside the archive.`
  if (name.includes('\\') || parts.some((part) => part === '' || part === '.' || /[. ]$/.test(part) || part.includes(':'))) {
    return `The archive holds “${shown}”, which is no plain name; expected names such as “maps/1.json”.`
  }
  if (parts.some((part) => DEVICE.test(part)))
    return `The archive holds “${shown}”, a name that some systems keep for devices; expected a plain name.`
  if (ARCHIVE.test(name)) return `The archive holds another archive, “${shown}”; expected documents only.`
  return null
}

/** Files that systems put beside others by themselves: left alone. */
export const isLitter = (name: string): boolean => /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)
