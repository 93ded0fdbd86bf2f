import type { TestClient } from '@iisp/testing/test-client'
import { navDecide, navEnter } from '../../contract/dealing/nav.ts'
import {
  type LargeDecision,
  runCompute,
  runConfirm,
  runDecide,
  runPublish,
  runStart,
} from '../../contract/dealing/runs.ts'
import type { TestFund } from './funds.ts'

/** The two TA operators. */
export interface Desk {
  readonly first: TestClient
  readonly second: TestClient
}

export async function confirmedNav(
  { first, second }: Desk,
  fund: TestFund,
  navDate: string,
  unitNav: string,
) {
  const figures = { productId: fund.id, navDate, unitNav, accumulatedNav: unitNav, replaces: null }
  const { id } = await first.ok(navEnter, figures)
  await second.ok(navDecide, { id, version: 1, action: 'confirm', reason: '' })
}

/** Freezes, computes and approves a day with a confirmed NAV; answers the approved run. */
export async function approvedRun(
  { first, second }: Desk,
  fund: TestFund,
  dealingDate: string,
  decision: LargeDecision | null = null,
) {
  const { id, version } = await first.ok(runStart, { productId: fund.id, dealingDate })
  const computed = await first.ok(runCompute, { id, version, decision })
  return second.ok(runDecide, { id, version: computed.version, action: 'approve', reason: '' })
}

/** Deals a whole day; answers the id of its published run. */
export async function dealDay(
  desk: Desk,
  fund: TestFund,
  {
    day,
    nav,
    decision = null,
  }: { readonly day: string; readonly nav: string; readonly decision?: LargeDecision | null },
): Promise<string> {
  await confirmedNav(desk, fund, day, nav)
  const approved = await approvedRun(desk, fund, day, decision)
  const confirmed = await desk.first.ok(runConfirm, { id: approved.id, version: approved.version })
  await desk.first.ok(runPublish, { id: confirmed.id, version: confirmed.version })
  return approved.id
}
