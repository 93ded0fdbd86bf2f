import { platformErrors, refuse } from '@iisp/contract'
import { type OwnLimit, authorColumns, refuseBeyond, sql, writer } from '@iisp/server'
import { sendFeedback as call } from '../../contract/entries/entries.ts'
import { feedbackErrors } from '../../contract/errors.ts'
import { entryLimits } from '../../contract/limits.ts'
import { feedbackTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'

const entryLimit: OwnLimit = {
  name: 'feedback.entry',
  most: entryLimits.entriesADay,
  error: feedbackErrors.tooManyEntries,
}

export const sendFeedback = writer(call, async ({ db, actor, now }, { kind, address, ...input }) => {
  const content = input.content.trim()
  if (content === '') refuse(platformErrors.badInput, { field: 'content' })
  await refuseBeyond(
    db,
    entryLimit,
    actor.accountId,
    sql`SELECT FROM feedback.entry WHERE account_id = ${actor.accountId}
      AND at > ${now}::timestamptz - interval '1 day'`,
  )
  const { id } = await db.one(
    q
      .insertInto('feedback.entry')
      .values({
        ...authorColumns(actor),
        kind,
        content,
        address,
        at: now,
      })
      .returning('id'),
  )
  db.audit({ institutionId: actor.institutionId, action: 'feedback.send', object: `feedback:${id}` })
  db.emit({
    topic: feedbackTopics.entriesChanged,
    audience: [actor.institutionId, '*'],
    payload: { id },
  })
  return { result: 'success' as const, id }
})
