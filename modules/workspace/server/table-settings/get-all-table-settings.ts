import { reader } from '@iisp/server'
import { getAllTableSettings as getAllTableSettingsCall } from '../../contract/table-settings.ts'
import type { KeptColumn } from '../setting-text.ts'
import { q } from '../tables.ts'

export const getAllTableSettings = reader(getAllTableSettingsCall, async ({ db, actor }, { tableId }) => {
  const all = q
    .selectFrom('workspace.table_setting')
    .select(['table_id as tableId', 'header_json'])
    .where('account_id', '=', actor.accountId)
    .orderBy('table_id')
  const rows = await db.all(tableId === undefined ? all : all.where('table_id', '=', tableId))
  return rows.map((row) => ({ tableId: row.tableId, headerJson: columnsOf(row.header_json) }))
})

const columnsOf = (kept: string) =>
  (JSON.parse(kept) as KeptColumn[]).map(({ key, width = 0, visible = true }) => ({ key, width, visible }))
