import { sum } from '@iisp/contract/exact'
import { applicationPassMany, applicationSave, applicationSubmit } from '@iisp/ta/contract'
import type { TestClient } from '@iisp/testing/test-client'
import type { KillStage } from '../stage.ts'
import type { KillFund } from './funds.ts'

interface Wish {
  readonly kind: '022' | '024'
  readonly account: string
  readonly amount: string | null
  readonly shares: string | null
}

/** Two subscriptions, and from the second day on a redemption by a holder. */
function wishes({ accounts }: KillFund, round: number): Wish[] {
  const account = (n: number) => accounts[(round + n) % accounts.length] ?? ''
  const cents = String(round % 100).padStart(2, '0')
  const subscription = (n: number): Wish => ({
    kind: '022',
    account: account(n),
    amount: `${1_100_000 + round * 7919 + n * 104_729}.${cents}`,
    shares: null,
  })
  const redemption: Wish = { kind: '024', account: account(2), amount: null, shares: `${1000 + round}.37` }
  return [subscription(0), subscription(1), ...(round === 0 ? [] : [redemption])]
}

/**
 * The manager enters and submits the applications of an open day, and an operator of the register passes them.
 * Returns their ids.
 */
export async function enterApplications(
  stage: KillStage,
  operator: TestClient,
  fund: KillFund,
  round: number,
): Promise<string[]> {
  const wanted = wishes(fund, round)
  const items = await Promise.all(wanted.map((wish) => enter(stage, fund, wish)))
  await stage.insist(operator, applicationPassMany, {
    items,
    amount: sum(wanted.map(({ amount }) => amount ?? '0.00')),
    shares: sum(wanted.map(({ shares }) => shares ?? '0.00')),
  })
  return items.map(({ id }) => id)
}

async function enter(stage: KillStage, { id: productId, ...fund }: KillFund, wish: Wish) {
  const saved = await stage.insist(fund.manager, applicationSave, {
    id: null,
    version: 0,
    kind: wish.kind,
    productId,
    tradingAccountId: wish.account,
    amount: wish.amount,
    shares: wish.shares,
    largeRedemption: '1',
    dividendMethod: null,
    targetTradingAccountId: null,
    targetProductId: null,
    dealingDate: fund.openDay,
    remark: '',
    fileIds: [fund.fileId],
  })
  const { version } = await stage.insist(fund.manager, applicationSubmit, saved)
  return { id: saved.id, version }
}

/**
 * Stands in for the days that have to pass until the cut-off: moves passed applications from the open day to come to a
 * day whose cut-off has passed.
 */
export const letDaysPass = (stage: KillStage, ids: readonly string[], day: string) =>
  stage.owner(`UPDATE ta.application SET dealing_date = $2 WHERE id = ANY ($1::bigint[])`, [ids, day])
