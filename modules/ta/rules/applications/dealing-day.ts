import { cutOffTime } from '../../contract/applications/application-kinds.ts'

export interface DayAnswer {
  readonly day: string
  /** It is not the day asked for. */
  readonly late: boolean
}

/** The moment until which applications for a day are taken. */
export const cutOffOf = (day: string): Date => new Date(`${day}T${cutOffTime}+08:00`)

/**
 * The open day on which an application is dealt: the one asked for, or the next one whose cut-off is still to come. A day
 * whose list is frozen takes no more; a cooling-off period has to end before the cut-off. null: none is known yet.
 */
export function dealingDayFor(
  asked: string,
  openDays: readonly string[],
  {
    now,
    frozen,
    coolingOffEnds,
  }: {
    readonly now: Date
    readonly frozen: ReadonlySet<string>
    readonly coolingOffEnds: Date | null
  },
): DayAnswer | null {
  const earliest = coolingOffEnds !== null && coolingOffEnds > now ? coolingOffEnds : now
  const day = openDays.find((one) => one >= asked && !frozen.has(one) && cutOffOf(one) > earliest)
  return day === undefined ? null : { day, late: day !== asked }
}
