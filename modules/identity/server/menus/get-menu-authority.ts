import type { MenuNode } from '@iisp/contract'
import { type PersonActor, type ReadContext, lasting, reader } from '@iisp/server'
import { getMenuAuthority as getMenuAuthorityCall } from '../../contract/menus.ts'
import { menuTree } from '../../rules/menus/menu-access.ts'
import { q } from '../tables.ts'

/** Trees by the session record that they were made for, which lasts some seconds or until rights change. */
const trees = new WeakMap<PersonActor, readonly MenuNode[]>()

export const getMenuAuthority = reader(getMenuAuthorityCall, async (ctx) => {
  const known = trees.get(ctx.actor)
  if (known !== undefined) return known
  const tree = lasting(await readTree(ctx))
  trees.set(ctx.actor, tree)
  return tree
})

async function readTree({ db, actor, registry }: ReadContext): Promise<readonly MenuNode[]> {
  const removed = await db.all(
    q
      .selectFrom('identity.menu_removal')
      .select('menu_id')
      .where('institution_id', '=', actor.institutionId)
      .where('account_id', 'is', null),
  )
  const removedForAll = new Set(removed.map((row) => row.menu_id))
  return menuTree(registry.pages, actor.institutionKind, actor.menus, removedForAll)
}
