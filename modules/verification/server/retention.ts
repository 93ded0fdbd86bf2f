import {
  type PartFailure,
  type Schedule,
  type Writer,
  attemptEach,
  moveCase,
  stateLiteral,
} from '@iisp/server'
import { deleteOldRecordings } from '../contract/callback.ts'
import { verificationFlow } from '../contract/states.ts'
import { q } from './tables.ts'
import { bySystem, verifications } from './verifications.ts'

/** Ends verifications that nobody reviewed in time as failed; the person may ask again. */
async function endUnreviewed(db: Writer, now: Date): Promise<readonly PartFailure[]> {
  const due = await db.all(
    q
      .selectFrom('verification.request')
      .where('state', '=', stateLiteral(verificationFlow.codes.reviewing))
      .where('review_until', '<=', now.toISOString())
      .select(['id', 'institution_id', 'state', 'person_id', 'review_until'])
      .orderBy('submitted_at')
      .limit(200)
      .forUpdate()
      .skipLocked(),
  )
  const ctx = bySystem({ db, now, language: 'zh' })
  return attemptEach(db, due, async (one) => {
    const changes = {
      failure_code: '1009',
      message: '审核超时，请重新发起',
      decided_by: ctx.actor.personId,
      decided_name: ctx.actor.name,
      decided_at: one.review_until,
    } as const
    await moveCase(ctx, verifications, one, 'end-unreviewed', { who: 'system', changes })
  })
}

export const retention: Schedule = {
  name: 'verification.retention',
  everySeconds: 60,
  async run(db, now, ask) {
    const { failed } = await ask(deleteOldRecordings, {})
    const failures = await endUnreviewed(db, now)
    const hourAgo = new Date(now.getTime() - 3_600_000).toISOString()
    await db.run(q.deleteFrom('verification.callback_nonce').where('at', '<', hourAgo))
    if (failed === 0) return failures
    return [...failures, { error: new Error(`${failed} recordings could not be deleted`) }]
  },
}
