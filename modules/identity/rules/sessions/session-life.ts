/** How long a session lasts: minutes without a call, hours in any case (decision 8: 30 and 12). */
export interface SessionLife {
  readonly idleMinutes: number
  readonly maxHours: number
}
export const defaultLife: SessionLife = { idleMinutes: 30, maxHours: 12 }

/** Nodes read the database's time a little apart. */
export const clockSlackMs = 5000

/** The earlier of the idle and the absolute end. */
export const sessionEnd = (life: SessionLife, createdAt: Date, seenAt: Date): Date =>
  new Date(
    Math.min(createdAt.getTime() + life.maxHours * 3_600_000, seenAt.getTime() + life.idleMinutes * 60_000),
  )

/**
 * Whether a session still lives. One that was created or seen in the future is over: the clock was set back
 * meanwhile, and nobody knows how long it has lasted.
 */
export function isAlive(life: SessionLife, createdAt: Date, seenAt: Date, now: Date): boolean {
  const latest = now.getTime() + clockSlackMs
  return (
    createdAt.getTime() <= latest && seenAt.getTime() <= latest && sessionEnd(life, createdAt, seenAt) > now
  )
}
