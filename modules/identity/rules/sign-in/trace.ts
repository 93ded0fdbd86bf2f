import type { Moved } from '../../contract/puzzle-size.ts'

/** A position of the piece: milliseconds since the first, pixels from the left edge, pixels up or down. */
export type Sample = readonly number[]
export type TraceFault = 'short' | 'elsewhere' | 'fast' | 'long' | 'jump' | 'even' | 'straight'

const shortestMs = 250
/** People need at least this long to find the gap. */
const quickMs = 900
/** A hand does not skip more between two events of a pointer; the longest step of the keys is 15 px. */
const longestStep = { pointer: 90, keys: 15 } as const

/** Nodes read the database's time a little apart, and one may give the picture that another judges. */
const clockSlackMs = 200

/** @param sinceGiven milliseconds from picture to answer by the server's clock: less than people need? */
export const isQuick = (sinceGiven: number): boolean => sinceGiven < quickMs

/**
 * The reason why a movement does not look human, or null. This slows attackers down but proves
 * nothing: trembling, slow and straight movements pass, and so does a held key with its regular
 * repetitions.
 * @param moveLength position at which the piece was dropped
 * @param sinceGiven milliseconds since the server sent the picture, by its own clock; the movement
 * cannot have taken longer
 */
export function traceFault(
  trace: readonly Sample[],
  moved: Moved,
  moveLength: number,
  sinceGiven: number,
): TraceFault | null {
  const steps = stepsOf(trace)
  if (steps.length < (moved === 'keys' ? 1 : 4)) return 'short'
  const [, start = 0] = trace[0] ?? []
  const [, end = 0] = trace.at(-1) ?? []
  if (Math.abs(start) > 15 || Math.abs(end - moveLength) > 2) return 'elsewhere'
  if (lasted(trace) < shortestMs || steps.some(({ ms }) => ms < 0)) return 'fast'
  if (lasted(trace) > sinceGiven + clockSlackMs) return 'long'
  if (steps.some(({ px }) => Math.abs(px) > longestStep[moved])) return 'jump'
  if (moved === 'keys') return null
  if (steps.length >= 8 && new Set(steps.map(({ ms }) => ms)).size === 1) return 'even'
  return isStraight(trace) ? 'straight' : null
}

const lasted = (trace: readonly Sample[]): number => (trace.at(-1)?.[0] ?? 0) - (trace[0]?.[0] ?? 0)

const stepsOf = (trace: readonly Sample[]) =>
  trace.slice(1).map(([t = 0, x = 0], index) => {
    const [before = 0, from = 0] = trace[index] ?? []
    return { ms: t - before, px: x - from }
  })

/** The same speed throughout, to the pixel. Hands start slowly and slow down before the gap. */
function isStraight(trace: readonly Sample[]): boolean {
  const [t0 = 0, x0 = 0] = trace[0] ?? []
  const [t1 = 0, x1 = 0] = trace.at(-1) ?? []
  return trace.every(([t = 0, x = 0]) => Math.abs(x - (x0 + ((x1 - x0) * (t - t0)) / (t1 - t0))) <= 1)
}
