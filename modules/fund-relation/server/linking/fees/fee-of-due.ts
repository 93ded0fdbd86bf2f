import { compare } from '@iisp/contract/exact'
import type { FeePayee } from '@iisp/ta/contract'
import type { registerPayments } from '@iisp/transfers/contract'
import type { FeeTypeCode, Frequency } from '../../../contract/configs/config.ts'
import { feeOfPeriod, periodOf } from '../../../rules/linking/fee-amount.ts'
import type { Dealing } from '../../funds/fund-terms.ts'
import type { StoredDue } from '../../tables.ts'

const monthsOf: Readonly<Record<Frequency, number>> = { '1': 1, '2': 3, '3': 6, '4': 12, '9': 0 }

/**
 * The fee by the terms of the child fund at its latest NAV, yuan; null if the terms do not define
 * it.
 */
export function feeOf(due: Pick<StoredDue, 'fee_type' | 'due_on'>, dealing: Dealing | null): string | null {
  const fee = scheduled(due, dealing)
  if (!dealing || fee === undefined || fee.annualRate === null || dealing.nav === null) return null
  const months = monthsOf[fee.frequency]
  if (months === 0 || compare(dealing.shares, '0.00') === 0) return null
  const fund = { shares: dealing.shares, unitNav: dealing.nav.unitNav, annualRate: fee.annualRate }
  return feeOfPeriod(fund, periodOf(due.due_on, months))
}

/** The recipient of the fee by the terms of the child fund; null if the terms name none. */
export const payeeOf = (due: Pick<StoredDue, 'fee_type'>, dealing: Dealing | null): FeePayee | null =>
  scheduled(due, dealing)?.payee ?? null

const scheduled = ({ fee_type: type }: Pick<StoredDue, 'fee_type'>, dealing: Dealing | null) =>
  dealing?.terms?.feeSchedule.find((fee) => fee.type === type)

/** The register's payment code for the transfer instruction of each fee. */
export const paymentDetails: Readonly<Record<FeeTypeCode, (typeof registerPayments)[number]>> = {
  '01': '0501',
  '02': '0503',
  '03': '0504',
  '04': '0502',
  '05': '0506',
  '06': '0801',
  '07': '0505',
}
