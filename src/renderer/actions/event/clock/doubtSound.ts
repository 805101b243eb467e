/** The sound of doubtful input at check-in, in a slip and in a correction: a setting of this device, off until it is switched on. */
import type { App } from '../../app.ts'
import { buzz } from './sound.ts'

/** The device that makes the sound. */
export interface SoundPort {
  buzz(): void
}

/** Sounds when input begins to be refused, if this device is set to it; never again for what is refused after that. */
export function doubtSound({ settings }: Pick<App, 'settings'>, wasStopped: boolean, isStopped: boolean, port: SoundPort = { buzz }): void {
  if (settings.current.doubtSound === true && isStopped && !wasStopped) port.buzz()
}
