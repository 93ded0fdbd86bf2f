import type { FundTerms } from '../../contract/terms/terms.ts'
import {
  type PerformanceOwed,
  performanceOwedList,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'
import { perLotFee } from '../../rules/test/terms.ts'
import type { Desk } from './deal-day.ts'
import type { TestFund } from './funds.ts'

export const payee = {
  name: '远山私募基金管理有限公司',
  accountNo: '110060149010200399',
  bank: '招商银行北京建国路支行',
  branchNo: '',
}
/** Terms that pay the performance fee to this account. */
export const paidToManager: FundTerms['feeSchedule'] = [
  { type: '04', frequency: '9', annualRate: null, dueDay: null, payee },
]
/** 20 % of the gain of a lot, taken at redemption and paid to this account. */
export const atRedemption = {
  performanceFee: { ...perLotFee, takenFrom: 'redemption', days: [] },
  feeSchedule: paidToManager,
} as const satisfies Partial<FundTerms>

/** A fund in the list of fees owed; undefined if it owes nothing and has paid nothing. */
export const owedOf = async ({ first }: Desk, { id, code }: TestFund): Promise<PerformanceOwed | undefined> =>
  (await first.ok(performanceOwedList, { keyword: code })).list.find((fund) => fund.id === id)

export const paymentsOf = async ({ first }: Desk, { id: productId }: TestFund) =>
  (await first.ok(performancePaymentList, { productId })).list
