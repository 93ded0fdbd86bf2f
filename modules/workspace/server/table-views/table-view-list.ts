import { reader } from '@iisp/server'
import { tableViewList as tableViewListCall } from '../../contract/table-views.ts'
import { q } from '../tables.ts'

export const tableViewList = reader(tableViewListCall, ({ db, actor }, { tableId }) => {
  const all = q
    .selectFrom('workspace.table_view')
    .select(['table_id as tableId', 'name', 'query', 'is_default as isDefault'])
    .where('account_id', '=', actor.accountId)
    .orderBy('table_id')
    .orderBy('name')
  return db.all(tableId === undefined ? all : all.where('table_id', '=', tableId))
})
