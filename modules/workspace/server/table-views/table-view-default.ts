import { Refusal } from '@iisp/contract'
import { writer } from '@iisp/server'
import { workspaceErrors } from '../../contract/errors.ts'
import { tableViewDefault as tableViewDefaultCall } from '../../contract/table-views.ts'
import { lockViews } from './lock-views.ts'
import { q } from '../tables.ts'

export const tableViewDefault = writer(tableViewDefaultCall, async ({ db, actor }, { tableId, name }) => {
  await lockViews(db, actor, tableId)
  const ofTable = q
    .updateTable('workspace.table_view')
    .where('account_id', '=', actor.accountId)
    .where('table_id', '=', tableId)
  await db.run(ofTable.set({ is_default: false }).where('is_default', '=', true))
  if (name === null) return null
  const chosen = await db.run(ofTable.set({ is_default: true }).where('name', '=', name.trim()))
  if (chosen === 0) throw new Refusal(workspaceErrors.viewUnknown)
  return null
})
