/** Short tones, made by the device itself: there is no file to be missing. */
let context: AudioContext | null = null

interface Tone {
  /** Hertz. */
  readonly pitch: number
  readonly volume: number
  /** Seconds. */
  readonly lasts: number
}
const CALL: Tone = { pitch: 880, volume: 0.4, lasts: 0.6 }
const DOUBT: Tone = { pitch: 220, volume: 0.3, lasts: 0.25 }

/** @param times how often */
export const ring = (times: number): void => {
  sound(CALL, times)
}

/** Low and short: doubtful input. */
export const buzz = (): void => {
  sound(DOUBT, 1)
}

function sound({ pitch, volume: loud, lasts }: Tone, times: number): void {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    for (let n = 0; n < times; n++) {
      const begin = context.currentTime + n * 0.7
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(loud, begin)
      volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts)
      tone.connect(volume).connect(context.destination)
      tone.start(begin)
      tone.stop(begin + lasts)
    }
  } catch {
    // A device without sound: the words are there as well.
  }
}
