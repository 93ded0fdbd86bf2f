import {
  type RunState,
  navDecide,
  navEnter,
  runCompute,
  runConfirm,
  runDecide,
  runDetail,
  runFlow,
  runPublish,
  runStart,
} from '@iisp/ta/contract'
import type { TestClient } from '@iisp/testing/test-client'
import type { KillStage } from '../stage.ts'

/** Two operators of the register. */
export interface Desk {
  readonly first: TestClient
  readonly second: TestClient
}
/** An open day of a fund, with the NAV at its end. */
export interface OpenDay {
  readonly productId: string
  readonly day: string
  readonly nav: string
}
/** An open day that was dealt, with the applications that were acknowledged for it. */
export interface DealtDay extends OpenDay {
  readonly applications: readonly string[]
}
interface Run {
  readonly id: string
  readonly version: number
}
/** How calls are sent. */
export type Send = Pick<KillStage, 'insist' | 'insistOnMove'>

/** What takes a run further from each state; in the last one there is nothing. */
const steps: Partial<Record<RunState, (send: Send, desk: Desk, run: Run) => Promise<unknown>>> = {
  [runFlow.codes.frozen]: (send, { first }, run) =>
    send.insistOnMove(first, runCompute, { ...run, decision: null }),
  [runFlow.codes.computed]: (send, { second }, run) =>
    send.insistOnMove(second, runDecide, { ...run, action: 'approve', reason: '' }),
  [runFlow.codes.approved]: (send, { first }, run) => send.insistOnMove(first, runConfirm, run),
  [runFlow.codes.confirmed]: (send, { first }, run) => send.insistOnMove(first, runPublish, run),
}

/** Deals an open day from the cut-off to the publication. Whatever a kill leaves open is read again and continued. */
export async function dealDay(send: Send, desk: Desk, { productId, day, nav }: OpenDay): Promise<void> {
  const { id } = await send.insist(desk.first, runStart, { productId, dealingDate: day })
  const figures = { productId, navDate: day, unitNav: nav, accumulatedNav: nav, replaces: null }
  const entered = await send.insist(desk.first, navEnter, figures)
  await send.insistOnMove(desk.second, navDecide, {
    id: entered.id,
    version: 1,
    action: 'confirm',
    reason: '',
  })
  for (;;) {
    const run = await send.insist(desk.first, runDetail, { id })
    const next = steps[run.state]
    if (next === undefined) return
    await next(send, desk, { id, version: run.version })
  }
}
