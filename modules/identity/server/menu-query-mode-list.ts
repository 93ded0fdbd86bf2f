import { type Handler, reader } from '@iisp/server'
import { menuQueryModeList as menuQueryModeListCall } from '../contract/menu-query-mode.ts'
import type { Identity } from './identity.ts'
import { q } from './tables.ts'

export const menuQueryModeList = ({ menus }: Identity): Handler =>
  reader(menuQueryModeListCall, async ({ db, actor, language }) => {
    const rows = await db.all(
      q.selectFrom('identity.manual_menu').select('menu_id').where('account_id', '=', actor.accountId),
    )
    const manual = new Set(rows.map((row) => row.menu_id))
    return menus
      .filter((menu) => menu.queries === true && actor.menus.has(menu.id))
      .map((menu) => ({
        menuId: menu.id,
        menuName: menu.name[language],
        parentName: menu.parent?.name[language] ?? '',
        mode: manual.has(menu.id) ? 'manual' : 'auto',
      }))
  })
