import {
  type Handler,
  type PartFailure,
  type Schedule,
  type Writer,
  attemptEach,
  moveCase,
  raw,
  sql,
  stateLiteral,
  writer,
} from '@iisp/server'
import { deleteOldRecordings as call } from '../contract/callback.ts'
import { verificationFlow } from '../contract/states.ts'
import type { VerificationParts } from './parts.ts'
import type { RequestRow } from './tables.ts'
import { bySystem, verifications } from './verifications.ts'

interface Old {
  readonly id: string
  readonly institution_id: string
  readonly recording_hash: string
}

/** Deletes recordings, key and file, whose days are over; what was decided and by whom stays. */
export const deleteOldRecordings = ({ keepDays }: VerificationParts): Handler =>
  writer(call, async ({ db, files, now }) => {
    const before = new Date(now.getTime() - keepDays * 86_400_000)
    const old = await db.all(
      raw(sql<Old>`SELECT id, institution_id, recording_hash FROM verification.request
        WHERE recording_hash IS NOT NULL AND submitted_at < ${before}
        ORDER BY submitted_at LIMIT 200 FOR UPDATE SKIP LOCKED`),
    )
    const failures = await attemptEach(db, old, async (one) => {
      await files.remove(one.recording_hash)
      await db.run(
        raw(
          sql`UPDATE verification.request SET recording_hash = NULL, recording_key = NULL WHERE id = ${one.id}`,
        ),
      )
      db.audit({
        institutionId: one.institution_id,
        action: 'verification.delete-recording',
        object: `verification:${one.id}`,
      })
    })
    return { deleted: old.length - failures.length, failed: failures.length }
  })

type Unreviewed = Pick<RequestRow, 'id' | 'institution_id' | 'state'> & { readonly until: string }

/** Nobody reviewed them in time: they end as failed, by the system, and the person may ask again. */
async function endUnreviewed(db: Writer, now: Date): Promise<readonly PartFailure[]> {
  const due = await db.all(
    raw(sql<Unreviewed>`SELECT id, institution_id, state, review_until AS until FROM verification.request
      WHERE state = ${stateLiteral(verificationFlow.codes.reviewing)} AND review_until <= ${now}
      ORDER BY submitted_at LIMIT 200 FOR UPDATE SKIP LOCKED`),
  )
  const ctx = bySystem({ db, now, language: 'zh' })
  return attemptEach(db, due, async (one) => {
    const changes = {
      failure_code: '1009',
      message: '审核超时，请重新发起',
      decided_by: ctx.actor.personId,
      decided_name: ctx.actor.name,
      decided_at: one.until,
    } as const
    await moveCase(ctx, verifications, one, 'end-unreviewed', { who: 'system', changes })
  })
}

export const retention: Schedule = {
  name: 'verification.retention',
  everySeconds: 60,
  async run(db, now, ask) {
    const { failed } = await ask(call, {})
    const failures = await endUnreviewed(db, now)
    await db.run(
      raw(sql`DELETE FROM verification.callback_nonce WHERE at < ${new Date(now.getTime() - 3_600_000)}`),
    )
    if (failed === 0) return failures
    return [...failures, { error: new Error(`${failed} recordings could not be deleted`) }]
  },
}
