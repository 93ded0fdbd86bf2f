import type { MenuNode } from '@iisp/contract'
import { type PersonActor, lasting, reader } from '@iisp/server'
import { getMenuAuthority as getMenuAuthorityCall } from '../../contract/menus.ts'
import { menuTree } from '../../rules/menus/menu-access.ts'
import { pagesOf } from './pages-of.ts'

/** Trees by the session record that they were made for, which lasts some seconds or until rights change. */
const trees = new WeakMap<PersonActor, readonly MenuNode[]>()

export const getMenuAuthority = reader(getMenuAuthorityCall, async (ctx) => {
  const known = trees.get(ctx.actor)
  if (known !== undefined) return known
  const { own, requestable } = await pagesOf(ctx)
  const tree = lasting(menuTree(own, requestable))
  trees.set(ctx.actor, tree)
  return tree
})
