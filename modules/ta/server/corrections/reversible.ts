import { type Reader, type WriteContext, type Writer, loadCase, targetOf } from '@iisp/server'
import type { ReversibleKind } from '../../contract/corrections/revocations.ts'
import { taTopics } from '../../contract/topics.ts'
import { dividendCases } from '../dividends/dividend-cases.ts'
import { revokeBlockOf as dividendBlockOf } from '../dividends/revoke-block.ts'
import { feeDayCases } from '../fee-days/fee-day-cases.ts'
import { revokeBlockOf as feeDayBlockOf } from '../fee-days/revoke-block.ts'
import { refuseUncorrectable } from '../dealing/runs/correct/refuse-uncorrectable.ts'
import { runCases } from '../dealing/runs/run-cases.ts'
import { lockRegister } from '../dealing/runs/confirm/write-holdings.ts'

interface Seen {
  readonly id: string
  readonly version: number
}
interface OfFund {
  readonly institution_id: string
  readonly product_id: string
}
interface Reversible {
  readonly topic: string
  /** Object name in the audit trail. */
  readonly object: (id: string) => string
  /** Loads the case in the version that the person saw. */
  readonly load: (db: Reader, seen: Seen) => Promise<OfFund>
  /** Refuses with the reason why the case cannot be reversed now. */
  readonly check: (ctx: WriteContext, seen: Seen) => Promise<void>
}
const who = { who: 'register' } as const

/**
 * Locks a case whose reversal is requested, or whose request is cancelled, in the version that the person saw. Waits
 * for a reversal that runs at the same time; the caller then gets a conflict.
 */
export async function lockReversible(db: Writer, kind: ReversibleKind, seen: Seen): Promise<OfFund> {
  const { load } = reversibles[kind]
  await lockRegister(db, await load(db, seen))
  return load(db, seen)
}

export const reversibles: Readonly<Record<ReversibleKind, Reversible>> = {
  run: {
    topic: taTopics.runChanged,
    object: (id) => `dealing-run:${id}`,
    load: (db, seen) => loadCase({ db }, runCases, seen),
    async check(ctx, seen) {
      const run = await loadCase(ctx, runCases, seen)
      targetOf(ctx, runCases, run, 'correct', who)
      await refuseUncorrectable(ctx, run)
    },
  },
  dividend: {
    topic: taTopics.dividendChanged,
    object: (id) => `dividend:${id}`,
    load: (db, seen) => loadCase({ db }, dividendCases, seen),
    async check(ctx, seen) {
      const dividend = await loadCase(ctx, dividendCases, seen)
      targetOf(ctx, dividendCases, dividend, 'revoke', who)
      const block = await dividendBlockOf(ctx.db, dividend)
      if (block !== null) throw block
    },
  },
  'fee-day': {
    topic: taTopics.feeDayChanged,
    object: (id) => `fee-day:${id}`,
    load: (db, seen) => loadCase({ db }, feeDayCases, seen),
    async check(ctx, seen) {
      const feeDay = await loadCase(ctx, feeDayCases, seen)
      targetOf(ctx, feeDayCases, feeDay, 'revoke', who)
      const block = await feeDayBlockOf(ctx.db, feeDay)
      if (block !== null) throw block
    },
  },
}
