import { refuseTaken } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'

/** Refusals for violations of the unique indexes. */
const refusals = [
  refuseTaken(taErrors.identityTaken, 'investor_identity', 'idNo'),
  refuseTaken(taErrors.changePending, 'investor_change_one'),
  refuseTaken(taErrors.accountTaken, 'trading_account_number_taken', 'tradingNo'),
]

/** Runs a write and turns a violation into its refusal, also when two writes come at the same time. */
export const uniqueInvestor = <T>(writing: Promise<T>): Promise<T> =>
  refusals.reduce((waiting, refusal) => waiting.catch(refusal), writing)
