import type { Iisp } from '@iisp/testing/iisp'
import { navDecide, navEnter, runCompute, runConfirm, runDecide, runStart } from '@iisp/ta/contract'

interface Dealt {
  readonly productId: string
  readonly day: string
  readonly nav: string
  /** Time at which the step is taken, a moment after the cut-off. */
  readonly at: string
}
/** The two operators of the register's desk, signed in anew: earlier sessions have ended since the clock moved on. */
async function deskAt(iisp: Iisp, at: string) {
  iisp.clock.set(at)
  return { first: await iisp.as('ji.deng'), second: await iisp.as('bao.he') }
}

export async function confirmNav(iisp: Iisp, { productId, day: navDate, nav, at }: Dealt): Promise<void> {
  const { first, second } = await deskAt(iisp, at)
  const entered = { productId, navDate, unitNav: nav, accumulatedNav: nav, replaces: null }
  const { id } = await first.ok(navEnter, entered)
  await second.ok(navDecide, { id, version: 1, action: 'confirm', reason: '' })
}

/** Deals an open day of a fund by the calls of the register's desk, from its NAV to the confirmed run. */
export async function dealDay(iisp: Iisp, dealt: Dealt): Promise<void> {
  await confirmNav(iisp, dealt)
  const { first, second } = await deskAt(iisp, dealt.at)
  const { productId, day: dealingDate } = dealt
  const { id, version } = await first.ok(runStart, { productId, dealingDate })
  const computed = await first.ok(runCompute, { id, version, decision: null })
  const decision = { id, version: computed.version, action: 'approve', reason: '' } as const
  const approved = await second.ok(runDecide, decision)
  await first.ok(runConfirm, { id, version: approved.version })
}
