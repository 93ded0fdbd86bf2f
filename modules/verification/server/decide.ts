import { type MoveContext, moveCase, sql } from '@iisp/server'
import type { FailureCode } from '../contract/fields.ts'
import { verificationLimits } from '../contract/limits.ts'
import type { RequestRow } from './tables.ts'
import { verifications } from './verifications.ts'

/** Why a verification did not pass; null: it did. */
type Failure = { readonly code: FailureCode; readonly message: string } | null

/** Ends a review, once and in time; a second or late decision is refused. */
export async function decide(ctx: MoveContext, request: RequestRow, failure: Failure): Promise<void> {
  const { now, actor } = ctx
  const by = {
    decided_by: actor.personId,
    decided_name: actor.name,
    decided_at: now,
  }
  const who = 'reviewer'
  const where = sql`review_until > ${now}`
  if (failure === null) {
    const use_until = new Date(now.getTime() + verificationLimits.useMinutes * 60_000)
    const changes = { ...by, use_until }
    await moveCase(ctx, verifications, request, 'pass', {
      who,
      where,
      changes,
      detail: { by: actor.personId },
    })
    return
  }
  const { code, message } = failure
  await moveCase(ctx, verifications, request, 'refuse', {
    who,
    where,
    changes: { ...by, failure_code: code, message },
    detail: { by: actor.personId, code, reason: message },
  })
}
