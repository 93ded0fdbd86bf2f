import { performancePaidByHand, performancePay } from '../../contract/performance-fees/performance-fees.ts'
import { dealDay } from './deal-day.ts'
import type { TestFund } from './funds.ts'
import { openHolder } from './holders.ts'
import { atRedemption } from './performance-fees.ts'
import { stageDividends } from './stage-dividends.ts'

/** A portal with two operators of the register and one of a manager, and funds that owe performance fees. */
export function stagePerformanceFees() {
  const staged = stageDividends()
  const { stage, desk, fundFor, buys, sells } = staged
  return {
    ...staged,
    pay: (fund: TestFund, amount: string, by = desk.first) =>
      by.send(performancePay, { productId: fund.id, amount }),
    note: (fund: TestFund, owed: string, amount: string, reason = '划款指令已支付', by = desk.first) =>
      by.send(performancePaidByHand, { productId: fund.id, owed, amount, reason }),
    /** A fund whose holder has redeemed 100,000.00 shares at a gain of 0.2000 each. It owes its manager 4,000.00. */
    async fundThatOwes(more: object = {}) {
      const fund = await fundFor(0, { ...atRedemption, ...more })
      const holder = await openHolder(stage.iisp, fund, '海川实业')
      await buys(fund, holder, '2026-11-03', '1000000.00')
      await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
      await sells(fund, holder, '2026-11-10', '100000.00')
      const run = await dealDay(desk, fund, { day: '2026-11-10', nav: '1.2000' })
      return { fund, run }
    },
  }
}
