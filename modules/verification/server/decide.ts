import { refuse } from '@iisp/contract'
import { type Writer, raw, sql } from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import type { FailureCode } from '../contract/fields.ts'
import { verificationLimits } from '../contract/limits.ts'
import { tellChanged } from './scanned.ts'
import type { RequestRow } from './tables.ts'

interface Decision {
  readonly by: string
  readonly name: string
  /** null: passed. */
  readonly failure: { readonly code: FailureCode; readonly message: string } | null
}

/** Ends a review, once and in time; whoever comes second, or late, is refused. */
export async function decide(db: Writer, request: RequestRow, now: Date, decision: Decision): Promise<void> {
  const { failure } = decision
  const useUntil = new Date(now.getTime() + verificationLimits.useMinutes * 60_000)
  const changed = await db.run(
    raw(sql`UPDATE verification.request SET state = ${failure === null ? 'passed' : 'failed'},
        failure_code = ${failure?.code ?? null}, message = ${failure?.message ?? ''},
        decided_by = ${decision.by}, decided_name = ${decision.name}, decided_at = ${now},
        use_until = ${failure === null ? useUntil : null}
      WHERE id = ${request.id} AND state = 'reviewing' AND review_until > ${now}`),
  )
  if (changed !== 1) refuse(verificationErrors.notOpen)
  db.audit({
    institutionId: request.institution_id,
    action: failure === null ? 'verification.pass' : 'verification.refuse',
    object: `verification:${request.id}`,
    detail: { by: decision.by, ...(failure === null ? {} : { code: failure.code, reason: failure.message }) },
  })
  tellChanged(db, request.institution_id)
}
