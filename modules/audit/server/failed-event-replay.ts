import { refuse } from '@iisp/contract'
import { failedEventReplay as call, auditErrors } from '@iisp/audit/contract'
import { raw, sql, writer } from '@iisp/server'

/** The relay's next look, a few seconds away, finds them due. */
export const failedEventReplay = writer(call, async ({ db, actor }, { id }) => {
  const one = id === undefined ? sql`` : sql`AND id = ${id}`
  const replayed = await db.run(
    raw(sql`UPDATE platform.failed_event SET dead_at = NULL, tries = 0, next_at = now()
      WHERE dead_at IS NOT NULL ${one}`),
  )
  if (id !== undefined && replayed === 0) refuse(auditErrors.eventNotDead)
  if (replayed > 0) {
    db.audit({
      institutionId: actor.institutionId,
      action: 'operations.replay-events',
      object: `event:${id ?? 'all'}`,
      detail: { replayed },
    })
  }
  return { replayed }
})
