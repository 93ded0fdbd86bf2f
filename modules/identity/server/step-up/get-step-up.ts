import { reader } from '@iisp/server'
import { getStepUp as getStepUpCall } from '../../contract/step-up.ts'
import { stepUpLeft } from '../../rules/step-up/step-up.ts'
import { q } from '../tables.ts'
import { msOf } from '../time-limits.ts'

export const getStepUp = reader(getStepUpCall, async ({ db, actor, now }) => {
  const { at } = await db.one(
    q
      .selectFrom('identity.session')
      .select(msOf<number | null>('stepped_up_at').as('at'))
      .where('hash', '=', actor.sessionHash),
  )
  return { validSeconds: stepUpLeft(at === null ? null : new Date(at), now) }
})
