import { writer } from '@iisp/server'
import { tableViewDelete as tableViewDeleteCall } from '../../contract/table-views.ts'
import { q } from '../tables.ts'

export const tableViewDelete = writer(tableViewDeleteCall, async ({ db, actor }, { tableId, name }) => {
  await db.run(
    q
      .deleteFrom('workspace.table_view')
      .where('account_id', '=', actor.accountId)
      .where('table_id', '=', tableId)
      .where('name', '=', name.trim()),
  )
  return null
})
