/** The kinds of files that Linejudge writes beside case files: their ending, their media type, their name in a dialog. */
export const FILE_KINDS = {
  case: { ending: 'clixcase', type: 'application/json', title: 'Linejudge case' },
  map: { ending: 'clixmap', type: 'application/json', title: 'Linejudge map' },
  pack: { ending: 'clixpack', type: 'application/zip', title: 'Linejudge pack' },
  json: { ending: 'json', type: 'application/json', title: 'JSON document' },
  png: { ending: 'png', type: 'image/png', title: 'Picture' },
  svg: { ending: 'svg', type: 'image/svg+xml', title: 'Drawing' },
  pdf: { ending: 'pdf', type: 'application/pdf', title: 'PDF document' },
  csv: { ending: 'csv', type: 'text/csv', title: 'Table' },
  uvtt: { ending: 'uvtt', type: 'application/json', title: 'Universal VTT' },
  tmj: { ending: 'tmj', type: 'application/json', title: 'Tiled' },
  text: { ending: 'txt', type: 'text/plain', title: 'Text' }
} as const

export type FileKind = keyof typeof FILE_KINDS

export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]]

/** A file to write: its name is a proposal, its kind decides the ending. */
export interface BytesFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
}

/** The largest file that is written in one piece, in bytes. */
export const MOST_SAVED_BYTES = 128 * 1024 * 1024

/** A name with the ending of its kind: added where another one stands or none, so that a picture is never saved as a program. */
export function withEnding(name: string, kind: FileKind): string {
  const { ending } = FILE_KINDS[kind]
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`
}
