import { raw, reader, sql } from '@iisp/server'
import { getStepUp as getStepUpCall } from '../../contract/step-up.ts'
import { stepUpLeft } from '../../rules/step-up/step-up.ts'

export const getStepUp = reader(getStepUpCall, async ({ db, actor, now }) => {
  const { at } = await db.one(
    raw(sql<{ at: number | null }>`SELECT (extract(epoch FROM stepped_up_at) * 1000)::float8 AS at
      FROM identity.session WHERE hash = ${actor.sessionHash}`),
  )
  return { validSeconds: stepUpLeft(at === null ? null : new Date(at), now) }
})
