import { type NamedError, Refusal } from '@iisp/contract'
import { isUniqueViolation } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'

/** What the unique indexes of investors say, with the field that it concerns. */
const refusals: readonly (readonly [index: string, refusal: NamedError, field?: string])[] = [
  ['investor_identity', taErrors.identityTaken, 'idNo'],
  ['investor_change_one', taErrors.changePending],
  ['trading_account_institution_id_distributor_account_no_key', taErrors.accountTaken, 'tradingNo'],
]

/** Waits for a write, and refuses in these words even where two come at the same time. */
export async function uniqueInvestor<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const [, refusal, field] = refusals.find(([index]) => isUniqueViolation(error, index)) ?? []
    if (refusal === undefined) throw error
    throw new Refusal(refusal, field === undefined ? {} : { field })
  }
}
