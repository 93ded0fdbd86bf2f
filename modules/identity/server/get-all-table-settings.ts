import { reader } from '@iisp/server'
import { getAllTableSettings as getAllTableSettingsCall } from '../contract/settings.ts'
import { q } from './tables.ts'

export const getAllTableSettings = reader(getAllTableSettingsCall, ({ db, actor }, { tableId }) => {
  const all = q
    .selectFrom('identity.table_setting')
    .select(['table_id as tableId', 'header_json as headerJson'])
    .where('account_id', '=', actor.accountId)
    .orderBy('table_id')
  return db.all(tableId === undefined ? all : all.where('table_id', '=', tableId))
})
