import { refuse } from '@iisp/contract'
import { failedEventReplay as call, auditErrors } from '@iisp/audit/contract'
import { sql, writer } from '@iisp/server'
import { q } from './tables.ts'

/** Makes the event due: the relay takes it up at its next poll, within seconds. */
export const failedEventReplay = writer(call, async ({ db, actor }, { id }) => {
  const replayed = await db.run(
    q
      .updateTable('platform.failed_event')
      .set({ dead_at: null, tries: 0, next_at: sql<string>`now()` })
      .where('dead_at', 'is not', null)
      .$if(id !== undefined, (all) => all.where('id', '=', id ?? '')),
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
