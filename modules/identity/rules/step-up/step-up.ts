/** Seconds for which a proven password remains valid. */
export const stepUpSeconds = 300

/** Seconds by which the clocks of two moments may differ. */
const tolerance = 5

/**
 * Seconds for which a step-up is still valid; 0 if there was none, it has expired, or the clock was
 * set back since.
 */
export function stepUpLeft(steppedUpAt: Date | null, now: Date): number {
  if (steppedUpAt === null) return 0
  const age = Math.floor((now.getTime() - steppedUpAt.getTime()) / 1000)
  return age < -tolerance ? 0 : Math.max(0, Math.min(stepUpSeconds, stepUpSeconds - age))
}
