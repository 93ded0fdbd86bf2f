import { dividendCompute, dividendDecide, dividendEnter } from '../../contract/dividends/dividends.ts'
import type { Desk } from './deal-day.ts'
import type { TestFund } from './funds.ts'

/** The plan of example E9, in the days of the tests. */
export const plan = {
  recordDate: '2026-11-10',
  exDate: '2026-11-11',
  paymentDate: '2026-11-13',
  perShare: '0.1000',
  realisedProfit: '12000000.00',
  corrects: null as string | null,
}

/** Enters and approves a dividend; answers it before its computation. */
export async function approvedDividend(
  { first, second }: Desk,
  fund: TestFund,
  more: Partial<typeof plan> = {},
) {
  const { id } = await first.ok(dividendEnter, { productId: fund.id, ...plan, ...more })
  const { version } = await second.ok(dividendDecide, { id, version: 1, action: 'approve', reason: '' })
  return { id, version }
}

/** The same, computed by the first operator, so that the second may confirm it. */
export async function computedDividend(desk: Desk, fund: TestFund, more: Partial<typeof plan> = {}) {
  const { id, version, digest } = await desk.first.ok(
    dividendCompute,
    await approvedDividend(desk, fund, more),
  )
  return { id, version, digest }
}
