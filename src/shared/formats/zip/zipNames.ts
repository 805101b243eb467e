import '../../base/sayFileSentences.ts'
/** Names of files in an archive: what in a name makes the whole archive refused, though nothing is ever unpacked to disk. */

export const MOST_NAME = 200
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

/** Why a name is refused, or null. A folder's name ends with "/". */
export function nameProblem(
  name: string
): 'no-name' | 'long-name' | 'invisible-name' | 'absolute-name' | 'outside-name' | 'odd-name' | 'device-name' | 'archive-inside' | null {
  if (name === '') return 'no-name'
  if (name.length > MOST_NAME) return 'long-name'
  if (CONTROL.test(name)) return 'invisible-name'
  if (/^[/\\]|^[a-z]:/i.test(name)) return 'absolute-name'
  const parts = name.replace(/\/$/, '').split(/[/\\]/)
  if (parts.includes('..')) return 'outside-name'
  if (name.includes('\\') || parts.some((part) => part === '' || part === '.' || /[. ]$/.test(part) || part.includes(':')))
    return 'odd-name'
  if (parts.some((part) => DEVICE.test(part))) return 'device-name'
  return ARCHIVE.test(name) ? 'archive-inside' : null
}

/** Files that systems put beside others by themselves: left alone. */
export const isLitter = (name: string): boolean => /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)
