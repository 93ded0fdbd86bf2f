import type { FeePayee } from '../../contract/terms/fees.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'

/** The payee account of the performance fee (type 04) in the terms; null if they name none. */
export const performancePayeeOf = (terms: Pick<FundTerms, 'feeSchedule'> | null): FeePayee | null =>
  terms?.feeSchedule.find(({ type, payee }) => type === '04' && payee)?.payee ?? null
