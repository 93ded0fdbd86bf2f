import { writer } from '@iisp/server'
import { addLog as addLogCall } from '../contract/logs.ts'
import { q } from './tables.ts'

export const addLog = writer(addLogCall, async ({ db, actor, now }, { menuId }) => {
  await db.run(
    q.insertInto('identity.menu_log').values({
      institution_id: actor.institutionId,
      account_id: actor.accountId,
      menu_id: menuId,
      at: now,
    }),
  )
  return null
})
