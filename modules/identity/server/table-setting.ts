import { writer } from '@iisp/server'
import { tableSetting as tableSettingCall } from '../contract/settings.ts'
import { type KeptColumn, readSetting } from './setting-text.ts'
import { q } from './tables.ts'

const isColumn = ({ key, width, visible }: Record<string, unknown>) =>
  typeof key === 'string' &&
  key.length <= 100 &&
  (width === undefined || (typeof width === 'number' && width >= 0 && width <= 5000)) &&
  (visible === undefined || typeof visible === 'boolean')

export const tableSetting = writer(tableSettingCall, async ({ db, actor }, { tableId, headerJson }) => {
  const columns = readSetting<KeptColumn>(headerJson, isColumn)
  const kept = JSON.stringify(columns.map(({ key, width, visible }) => ({ key, width, visible })))
  await db.run(
    q
      .insertInto('identity.table_setting')
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
