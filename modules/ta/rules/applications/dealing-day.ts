import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { cutOffTime } from '../../contract/applications/application-kinds.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { judgeConversionDay } from './conversion-days.ts'
import type { Fault } from './fault.ts'

export interface DayAnswer {
  readonly day: string
  /** The dealing day differs from the requested day. */
  readonly late: boolean
}

/** Why the funds of an application do not deal on a day; null if they do. */
export function judgeDay(
  day: string,
  basis: Pick<ApplicationBasis, 'openDays' | 'target' | 'productCode'>,
): Fault | null {
  const { openDays, productCode: code } = basis
  const field = 'dealingDate'
  if (openDays.length === 0) return { error: e.noOpenDay, field, params: { code } }
  if (openDays.includes(day)) return judgeConversionDay(day, basis)
  return { error: e.notOpen, field, params: { code, date: day, days: openDays.slice(0, 3).join('、') } }
}

/** The cut-off of an open day. */
export const cutOffOf = (day: string): Date => new Date(`${day}T${cutOffTime}+08:00`)

/**
 * The open day on which an application is dealt: the first open day on or after the requested one for which
 * - the cut-off is still to come,
 * - the list is not frozen,
 * - the cooling-off period ends before the cut-off.
 * null if no such day is known yet.
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
