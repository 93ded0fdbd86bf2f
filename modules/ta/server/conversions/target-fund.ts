import { refuse } from '@iisp/contract'
import { conversionErrors } from '../../contract/conversions/conversion-errors.ts'
import type { NamedProduct } from '../products-by-id.ts'

/** The target fund of a conversion. Refuses an unknown fund, a fund of another manager, and the source itself. */
export function targetFund(
  fund: NamedProduct | undefined,
  source: { readonly productId: string; readonly institutionId: string },
): NamedProduct {
  if (fund === undefined || fund.JGDM !== source.institutionId || fund.ID === source.productId)
    return refuse(conversionErrors.targetFundMissing, { fields: 'targetProductId' })
  return fund
}
