import { Refusal } from '@iisp/contract'
import { writer } from '@iisp/server'
import { workspaceErrors } from '../../contract/errors.ts'
import { menuQueryModeSave as menuQueryModeSaveCall } from '../../contract/query-modes.ts'
import { q } from '../tables.ts'

export const menuQueryModeSave = writer(
  menuQueryModeSaveCall,
  async ({ db, actor, registry }, { menuId, mode }) => {
    const known = registry.pages.some((page) => page.id === menuId && page.queries === true)
    if (!known || !actor.menus.has(menuId)) throw new Refusal(workspaceErrors.menuNotPermitted)
    const own = { account_id: actor.accountId, menu_id: menuId }
    if (mode === 'manual') {
      await db.run(
        q
          .insertInto('workspace.manual_menu')
          .values({ institution_id: actor.institutionId, ...own })
          .onConflict((conflict) => conflict.columns(['account_id', 'menu_id']).doNothing()),
      )
      return null
    }
    await db.run(
      q
        .deleteFrom('workspace.manual_menu')
        .where('account_id', '=', own.account_id)
        .where('menu_id', '=', own.menu_id),
    )
    return null
  },
)
