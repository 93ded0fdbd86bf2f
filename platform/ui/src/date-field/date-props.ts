import type { FieldProps } from '../field/index.ts'
import type { WorkDay } from './work-days.ts'

/** The value is YYYY-MM-DD, or '' if empty. */
export interface DateFieldProps extends FieldProps<string> {
  /** Holidays are marked and disabled, as are days beyond the calendar. */
  readonly workDays?: readonly WorkDay[] | undefined
  /** First and last selectable day, YYYY-MM-DD. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly placeholder?: string | undefined
}

/** First and last day, YYYY-MM-DD, inclusive. */
export type DateRange = readonly [from: string, to: string]

export interface DateRangeFieldProps extends FieldProps<DateRange | null> {
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Shows ten quick ranges beside the calendar; `ahead` includes this week and the next days. */
  readonly quick?: boolean | 'ahead' | undefined
  /**
   * The day "today", YYYY-MM-DD, by default the current day in Shanghai; the quick ranges end
   * there.
   */
  readonly today?: string | undefined
  /** First day of 成立以来. */
  readonly inception?: string | undefined
  /** Holidays are marked, but a range may begin or end on one. */
  readonly workDays?: readonly WorkDay[] | undefined
}

/** The value is YYYY-Qn, or '' if empty. */
export interface QuarterFieldProps extends FieldProps<string> {
  /** First and last selectable quarter, YYYY-Qn. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}
