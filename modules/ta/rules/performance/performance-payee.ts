import type { FeePayee } from '../../contract/terms/fees.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'

/** The account that terms name for the performance fee (type 04); null where they name none. */
export const performancePayeeOf = (terms: Pick<FundTerms, 'feeSchedule'> | null): FeePayee | null =>
  terms?.feeSchedule.find(({ type, payee }) => type === '04' && payee)?.payee ?? null
