import { businessDate, businessTime } from '@iisp/contract/date'
import { compare } from '@iisp/contract/exact'
import { type Calendar, isWorkingDay } from './calendar.ts'

export interface RailSettings {
  /** Times of day in Asia/Shanghai: the high-value system takes payments until the one, clears until the other. */
  readonly highValueCutOff: string
  readonly highValueCleared: string
  /** Cap of one small-value payment in yuan, on working days and on the others. */
  readonly smallValueCap: string
  readonly smallValueHolidayCap: string
}
export const defaultRails: RailSettings = {
  highValueCutOff: '17:15:00',
  highValueCleared: '17:30:00',
  smallValueCap: '50000.00',
  smallValueHolidayCap: '500000.00',
}

/** The high-value payment system (HVPS) at an instant. It keeps the statutory calendar. */
export function highValueState(
  statutory: Calendar,
  instant: Date,
  rails: RailSettings = defaultRails,
): 'open' | 'clearing' | 'closed' {
  if (!isWorkingDay(statutory, businessDate(instant))) return 'closed'
  const time = businessTime(instant)
  if (time < rails.highValueCutOff) return 'open'
  return time < rails.highValueCleared ? 'clearing' : 'closed'
}

/** Whether one payment of this amount fits the small-value system (BEPS), which runs always. */
export function fitsSmallValue(
  statutory: Calendar,
  instant: Date,
  amount: string,
  rails: RailSettings = defaultRails,
): boolean {
  const workingDay = isWorkingDay(statutory, businessDate(instant))
  return compare(amount, workingDay ? rails.smallValueCap : rails.smallValueHolidayCap) <= 0
}
