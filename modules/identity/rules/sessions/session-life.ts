/** Lifetime of a session: minutes without a call, and hours in total (decision 8: 30 and 12). */
export interface SessionLife {
  readonly idleMinutes: number
  readonly maxHours: number
}
export const defaultLife: SessionLife = { idleMinutes: 30, maxHours: 12 }

/** Tolerated difference between the clocks of two nodes. */
export const clockSlackMs = 5000

/** The earlier of the idle and the absolute end. */
export const sessionEnd = (life: SessionLife, createdAt: Date, seenAt: Date): Date =>
  new Date(
    Math.min(createdAt.getTime() + life.maxHours * 3_600_000, seenAt.getTime() + life.idleMinutes * 60_000),
  )

/**
 * Whether a session is still valid. A session that was created or seen in the future has ended: the clock was set back
 * meanwhile, so its age is unknown.
 */
export function isAlive(life: SessionLife, createdAt: Date, seenAt: Date, now: Date): boolean {
  const latest = now.getTime() + clockSlackMs
  return (
    createdAt.getTime() <= latest && seenAt.getTime() <= latest && sessionEnd(life, createdAt, seenAt) > now
  )
}
