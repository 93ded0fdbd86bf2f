import { raw, reader, sql } from '@iisp/server'
import { getLock as getLockCall } from '../../contract/sessions.ts'

export const getLock = reader(getLockCall, async ({ db, actor }) => {
  const { locked } = await db.one(
    raw(sql<{ locked: boolean }>`SELECT locked_at IS NOT NULL AS locked
      FROM identity.session WHERE hash = ${actor.sessionHash}`),
  )
  return { locked, name: actor.name }
})
