import { Refusal } from '@iisp/contract'
import { type OwnLimit, refuseBeyond, sql, writer } from '@iisp/server'
import { workspaceErrors } from '../../contract/errors.ts'
import { settingLimits } from '../../contract/setting-limits.ts'
import { tableViewSave as tableViewSaveCall } from '../../contract/table-views.ts'
import { lockViews } from './lock-views.ts'
import { refuseLarge } from '../setting-text.ts'
import { q } from '../tables.ts'

const inAll: OwnLimit = {
  name: 'workspace.views',
  most: settingLimits.views,
  error: workspaceErrors.tooManyViewsInAll,
}
const ofTable: OwnLimit = {
  name: 'workspace.views-of-table',
  most: settingLimits.viewsOfTable,
  error: workspaceErrors.tooManyViews,
}

export const tableViewSave = writer(tableViewSaveCall, async ({ db, actor }, view) => {
  const name = view.name.trim()
  if (name === '') throw new Refusal(workspaceErrors.viewNameEmpty)
  refuseLarge(view.query)
  await lockViews(db, actor, view.tableId)
  const others = sql`SELECT FROM workspace.table_view WHERE account_id = ${actor.accountId}
    AND (table_id, name) <> (${view.tableId}, ${name})`
  await refuseBeyond(db, inAll, actor.accountId, others)
  await refuseBeyond(
    db,
    ofTable,
    `${actor.accountId} ${view.tableId}`,
    sql`${others} AND table_id = ${view.tableId}`,
  )
  await db.run(
    q
      .insertInto('workspace.table_view')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        table_id: view.tableId,
        name,
        query: view.query,
        is_default: false,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'table_id', 'name']).doUpdateSet({ query: view.query }),
      ),
  )
  return null
})
