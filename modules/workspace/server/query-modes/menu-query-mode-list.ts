import { reader } from '@iisp/server'
import { menuQueryModeList as menuQueryModeListCall } from '../../contract/query-modes.ts'
import { q } from '../tables.ts'

export const menuQueryModeList = reader(menuQueryModeListCall, async ({ db, actor, language, registry }) => {
  const rows = await db.all(
    q.selectFrom('workspace.manual_menu').select('menu_id').where('account_id', '=', actor.accountId),
  )
  const manual = new Set(rows.map((row) => row.menu_id))
  return registry.pages
    .filter((menu) => menu.queries === true && actor.menus.has(menu.id))
    .map((menu) => ({
      menuId: menu.id,
      menuName: menu.name[language],
      parentName: menu.parent?.name[language] ?? '',
      mode: manual.has(menu.id) ? 'manual' : 'auto',
    }))
})
