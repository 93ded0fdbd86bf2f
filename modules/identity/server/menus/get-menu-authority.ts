import type { MenuNode } from '@iisp/contract'
import { type Handler, type PersonActor, type Reader, lasting, reader } from '@iisp/server'
import { getMenuAuthority as getMenuAuthorityCall } from '../../contract/menus.ts'
import { menuTree } from '../../rules/menus/menu-access.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'

/** A tree is cached with the session record it was made for: for some seconds, or until rights change. */
export const getMenuAuthority = (identity: Identity): Handler => {
  const trees = new WeakMap<PersonActor, readonly MenuNode[]>()
  return reader(getMenuAuthorityCall, async ({ db, actor }) => {
    const known = trees.get(actor)
    if (known !== undefined) return known
    const tree = lasting(await readTree(identity, db, actor))
    trees.set(actor, tree)
    return tree
  })
}

async function readTree({ pages }: Identity, db: Reader, actor: PersonActor): Promise<readonly MenuNode[]> {
  const removed = await db.all(
    q
      .selectFrom('identity.menu_removal')
      .select('menu_id')
      .where('institution_id', '=', actor.institutionId)
      .where('account_id', 'is', null),
  )
  const removedForAll = new Set(removed.map((row) => row.menu_id))
  return menuTree(pages, actor.institutionKind, actor.menus, removedForAll)
}
