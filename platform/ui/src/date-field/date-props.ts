import type { FieldProps } from '../field/index.ts'
import type { WorkDay } from './work-days.ts'

/** The value is YYYY-MM-DD, '' while no day is chosen. */
export interface DateFieldProps extends FieldProps<string> {
  /** Days off are marked and cannot be chosen; days beyond the calendar neither. */
  readonly workDays?: readonly WorkDay[] | undefined
  /** First and last day that may be chosen, YYYY-MM-DD. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly placeholder?: string | undefined
}

/** First and last day, YYYY-MM-DD, both included. */
export type DateRange = readonly [from: string, to: string]

export interface DateRangeFieldProps extends FieldProps<DateRange | null> {
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The ten quick ranges beside the calendar. */
  readonly quick?: boolean | undefined
  /** The day "today", YYYY-MM-DD, by default that of Shanghai; the quick ranges end there. */
  readonly today?: string | undefined
  /** First day of 成立以来. */
  readonly inception?: string | undefined
  /** Days off are marked; a range may begin and end on one. */
  readonly workDays?: readonly WorkDay[] | undefined
}

/** The value is YYYY-Qn, '' while none is chosen. */
export interface QuarterFieldProps extends FieldProps<string> {
  /** First and last quarter that may be chosen, YYYY-Qn. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}
