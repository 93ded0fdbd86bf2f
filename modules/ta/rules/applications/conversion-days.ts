import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { conversionErrors } from '../../contract/conversions/conversion-errors.ts'
import type { Fault } from './fault.ts'

type Days = Pick<ApplicationBasis, 'openDays' | 'target' | 'productCode'>

/** The days on which a conversion may be dealt: both funds are open and no circle of conversions closes. */
export const conversionDays = ({ openDays, target }: Days): readonly string[] =>
  target === null
    ? []
    : openDays.filter((day) => target.openDays.includes(day) && !target.circleDays.includes(day))

/** Why a conversion may not be dealt on a day of its source; null if it may. */
export function judgeConversionDay(day: string, basis: Days): Fault | null {
  const { target, openDays, productCode: code } = basis
  if (target === null) return null
  const field = 'dealingDate'
  const common = openDays.filter((one) => target.openDays.includes(one))
  if (common.length === 0)
    return { error: conversionErrors.noCommonDay, field, params: { code, target: target.productCode } }
  if (target.circleDays.includes(day))
    return {
      error: conversionErrors.conversionCircle,
      field,
      params: { code, target: target.productCode, date: day },
    }
  if (target.openDays.includes(day)) return null
  const params = { code: target.productCode, date: day, days: common.slice(0, 3).join('、') }
  return { error: conversionErrors.targetNotOpen, field, params }
}
