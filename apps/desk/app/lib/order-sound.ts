/** The tones of the sound: seconds after its start, and hertz. */
const tones = [
  [0, 660],
  [0.2, 880],
] as const
const SECONDS = 0.18

/** Plays two short tones. A browser plays nothing before somebody has used the page. */
export function playOrderSound(): void {
  const audio = new AudioContext()
  for (const [at, frequency] of tones) {
    const start = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.3, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + SECONDS)
    if (at > 0) tone.onended = () => void audio.close()
  }
}
