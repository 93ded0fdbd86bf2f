import { reader } from '@iisp/server'
import { getDisplay as getDisplayCall } from '../../contract/display-fields.ts'
import { q } from '../tables.ts'

interface Entry {
  DISPLAY_FIELD: string
  IS_DISPLAY: '0' | '1'
}

export const getDisplay = reader(getDisplayCall, async ({ db, actor }, { menuCode }) => {
  const found = await db.maybe(
    q
      .selectFrom('workspace.display_setting')
      .select('display_field')
      .where('account_id', '=', actor.accountId)
      .where('menu_code', '=', menuCode),
  )
  return found === undefined ? [] : (JSON.parse(found.display_field) as Entry[])
})
