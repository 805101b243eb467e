/** What the test says of the machine that is played: in the environment, because nothing else is there before the app's first line. */

export interface PlayedArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlayedDisplay {
  readonly id: number
  readonly workArea: PlayedArea
}

export interface StandinSettings {
  readonly chromium: { readonly path: string; readonly args: readonly string[] }
  readonly root: string
  readonly home: string
  /** The folder of the profile. Not a switch: a packed app refuses `--user-data-dir`. */
  readonly profile: string
  /** Whether `app.isPackaged`. */
  readonly packaged: boolean
  /** The first one is the primary one. */
  readonly displays: readonly PlayedDisplay[]
  /** A page that does not answer for so long is unresponsive, in milliseconds. */
  readonly hangMs: number
  readonly languages: readonly string[]
}

export const SETTINGS_NAME = 'LINEJUDGE_STANDIN'

export const readSettings = (): StandinSettings => JSON.parse(process.env[SETTINGS_NAME] ?? '{}') as StandinSettings
