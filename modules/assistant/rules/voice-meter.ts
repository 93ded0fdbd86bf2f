/** Defaults of a recording: level 0 to 100, milliseconds between samples, quiet samples that end it. */
export const voiceDefaults = { threshold: 10, attenuation: 7, interval: 200, emitCount: 5 } as const

export interface VoiceState {
  /** The level that the meter shows: it rises at once and falls by the attenuation. */
  readonly level: number
  readonly spoken: boolean
  readonly quiet: number
  /** Speech was heard and then silence: the recording is complete. */
  readonly done: boolean
}
export const silence: VoiceState = { level: 0, spoken: false, quiet: 0, done: false }

/** The meter after one more sample. */
export function heard(state: VoiceState, sample: number): VoiceState {
  const { threshold, attenuation, emitCount } = voiceDefaults
  const level = Math.max(Math.min(100, sample), state.level - attenuation, 0)
  const loud = sample >= threshold
  const quiet = loud ? 0 : state.quiet + 1
  const spoken = state.spoken || loud
  return { level, spoken, quiet, done: spoken && quiet >= emitCount }
}

/** Level of a piece of sound from -1 to 1: its root mean square, so that talk lies around 20 to 60. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < samples.length; at++) sum += (samples[at] as number) ** 2
  return samples.length === 0 ? 0 : Math.min(100, Math.round(Math.sqrt(sum / samples.length) * 300))
}
