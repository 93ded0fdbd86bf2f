import { reader } from '@iisp/server'
import { getLock as getLockCall } from '../../contract/sessions.ts'
import { q } from '../tables.ts'

export const getLock = reader(getLockCall, async ({ db, actor }) => {
  const { locked } = await db.one(
    q
      .selectFrom('identity.session')
      .select((eb) => eb('locked_at', 'is not', null).$castTo<boolean>().as('locked'))
      .where('hash', '=', actor.sessionHash),
  )
  return { locked, name: actor.name }
})
