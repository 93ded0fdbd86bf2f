import { type OwnLimit, refuseBeyond, sql, writer } from '@iisp/server'
import { workspaceErrors } from '../../contract/errors.ts'
import { settingLimits } from '../../contract/setting-limits.ts'
import { tableSetting as tableSettingCall } from '../../contract/table-settings.ts'
import { type KeptColumn, readSetting, refuseLarge } from '../setting-text.ts'
import { q } from '../tables.ts'

const isColumn = ({ key, width, visible }: Record<string, unknown>) =>
  typeof key === 'string' &&
  key.length <= 100 &&
  (width === undefined || (typeof width === 'number' && width >= 0 && width <= 5000)) &&
  (visible === undefined || typeof visible === 'boolean')

const limit: OwnLimit = {
  name: 'workspace.table-setting',
  most: settingLimits.tables,
  error: workspaceErrors.tooManySettings,
}

export const tableSetting = writer(tableSettingCall, async ({ db, actor }, { tableId, headerJson }) => {
  const columns = readSetting<KeptColumn>(headerJson, isColumn)
  const kept = JSON.stringify(columns.map(({ key, width, visible }) => ({ key, width, visible })))
  refuseLarge(kept)
  await refuseBeyond(
    db,
    limit,
    actor.accountId,
    sql`SELECT FROM workspace.table_setting WHERE account_id = ${actor.accountId} AND table_id <> ${tableId}`,
  )
  await db.run(
    q
      .insertInto('workspace.table_setting')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        table_id: tableId,
        header_json: kept,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'table_id']).doUpdateSet({ header_json: kept }),
      ),
  )
  return null
})
