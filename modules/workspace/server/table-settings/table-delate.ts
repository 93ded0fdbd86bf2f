import { writer } from '@iisp/server'
import { tableDelate as tableDelateCall } from '../../contract/table-settings.ts'
import { q } from '../tables.ts'

export const tableDelate = writer(tableDelateCall, async ({ db, actor }, { tableId }) => {
  await db.run(
    q
      .deleteFrom('workspace.table_setting')
      .where('account_id', '=', actor.accountId)
      .where('table_id', '=', tableId),
  )
  return null
})
