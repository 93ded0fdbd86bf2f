import { writer } from '@iisp/server'
import { deleteDisplay as deleteDisplayCall } from '../../contract/display-fields.ts'
import { q } from '../tables.ts'

export const deleteDisplay = writer(deleteDisplayCall, async ({ db, actor }, { menuCode }) => {
  await db.run(
    q
      .deleteFrom('workspace.display_setting')
      .where('account_id', '=', actor.accountId)
      .where('menu_code', '=', menuCode),
  )
  return null
})
