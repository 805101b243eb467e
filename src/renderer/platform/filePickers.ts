/** The browser's own file pickers where it has them (Chrome, Edge), which TypeScript does not describe yet. */

interface PickerType {
  readonly description: string
  readonly accept: Readonly<Record<string, readonly string[]>>
}
interface OpenHandle {
  getFile(): Promise<File>
}
interface SaveHandle {
  readonly name: string
  createWritable(): Promise<{
    write(content: string | Uint8Array<ArrayBuffer>): Promise<void>
    close(): Promise<void>
    abort(): Promise<void>
  }>
}
export interface FilePickers {
  readonly showOpenFilePicker?: (options: {
    id: string
    types: readonly PickerType[]
    multiple?: boolean
  }) => Promise<readonly OpenHandle[]>
  readonly showSaveFilePicker?: (options: { id: string; suggestedName: string; types: readonly PickerType[] }) => Promise<SaveHandle>
}

/** How an installed app is handed the files that it was opened with. */
export interface FileLaunches {
  readonly launchQueue?: {
    setConsumer(consumer: (launched: { readonly files?: readonly { readonly name: string; getFile(): Promise<File> }[] }) => void): void
  }
}

/** The same place is offered again next time, apart from other files of this browser. */
export const PICKER_ID = 'linejudge-cases'
export const PICKER_TYPES: readonly PickerType[] = [
  { description: 'Linejudge case', accept: { 'application/json': ['.clixcase', '.json'] } }
]

/** Everything that can be opened. */
export const OPEN_TYPES: readonly PickerType[] = [
  {
    description: 'Linejudge files',
    accept: {
      'application/json': ['.clixcase', '.clixmap', '.json', '.uvtt', '.dd2vtt', '.df2vtt', '.tmj', '.tsj', '.ldtk', '.ldtkl', '.db'],
      'application/xml': ['.tmx', '.tsx'],
      'text/plain': ['.txt'],
      'application/zip': ['.clixpack']
    }
  }
]

/** Whether the person closed the picker without choosing. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
