/** A short tone, made by the device itself: there is no file to be missing. */
let context: AudioContext | null = null

/** @param times how often */
export function ring(times: number): void {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    for (let n = 0; n < times; n++) {
      const begin = context.currentTime + n * 0.7
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = 880
      volume.gain.setValueAtTime(0.4, begin)
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.6)
      tone.connect(volume).connect(context.destination)
      tone.start(begin)
      tone.stop(begin + 0.6)
    }
  } catch {
    // A device without sound: the words are there as well.
  }
}
