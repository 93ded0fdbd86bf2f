import { type Handler, reader } from '@iisp/server'
import { getMenuAuthority as getMenuAuthorityCall } from '../contract/menus.ts'
import { menuTree } from '../rules/menu-access.ts'
import type { Identity } from './identity.ts'
import { q } from './tables.ts'

export const getMenuAuthority = (identity: Identity): Handler =>
  reader(getMenuAuthorityCall, async ({ db, actor }) => {
    const removed = await db.all(
      q
        .selectFrom('identity.menu_removal')
        .select('menu_id')
        .where('institution_id', '=', actor.institutionId)
        .where('account_id', 'is', null),
    )
    const removedForAll = new Set(removed.map((row) => row.menu_id))
    return menuTree(identity.menus, actor.institutionKind, actor.menus, removedForAll)
  })
