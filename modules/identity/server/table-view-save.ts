import { Refusal } from '@iisp/contract'
import { writer } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { tableViewSave as tableViewSaveCall, viewLimit } from '../contract/table-views.ts'
import { lockViews } from './lock-views.ts'
import { q } from './tables.ts'

export const tableViewSave = writer(tableViewSaveCall, async ({ db, actor }, view) => {
  const name = view.name.trim()
  if (name === '') throw new Refusal(identityErrors.viewNameEmpty)
  await lockViews(db, actor, view.tableId)
  const kept = await db.all(
    q
      .selectFrom('identity.table_view')
      .select('name')
      .where('account_id', '=', actor.accountId)
      .where('table_id', '=', view.tableId),
  )
  if (kept.length >= viewLimit && !kept.some((other) => other.name === name)) {
    throw new Refusal(identityErrors.tooManyViews, { limit: String(viewLimit) })
  }
  await db.run(
    q
      .insertInto('identity.table_view')
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
