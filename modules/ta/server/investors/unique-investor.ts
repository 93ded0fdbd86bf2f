import { refuseTaken } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'

/** What the unique indexes of investors say. */
const refusals = [
  refuseTaken(taErrors.identityTaken, 'investor_identity', 'idNo'),
  refuseTaken(taErrors.changePending, 'investor_change_one'),
  refuseTaken(taErrors.accountTaken, 'trading_account_number_taken', 'tradingNo'),
]

/** Waits for a write, and refuses in these words even where two come at the same time. */
export const uniqueInvestor = <T>(writing: Promise<T>): Promise<T> =>
  refusals.reduce((waiting, refusal) => waiting.catch(refusal), writing)
