/** For how long a proven password opens what is guarded by it. */
export const stepUpSeconds = 300

/** Seconds that a step-up still holds; 0 where there was none or it is over. */
export function stepUpLeft(steppedUpAt: Date | null, now: Date): number {
  if (steppedUpAt === null) return 0
  const left = stepUpSeconds - Math.floor((now.getTime() - steppedUpAt.getTime()) / 1000)
  return Math.max(0, Math.min(stepUpSeconds, left))
}
