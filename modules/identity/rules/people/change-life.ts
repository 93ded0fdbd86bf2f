/** Default number of days after which an undecided change lapses. */
export const defaultChangeDays = 14
const day = 86_400_000

/** The time at which a change proposed at that moment lapses. */
export const lapseOf = (proposedAt: Date, days: number): Date => new Date(proposedAt.getTime() + days * day)

/** Changes proposed at this moment or before have lapsed. */
export const lapsedUpTo = (now: Date, days: number): Date => new Date(now.getTime() - days * day)
