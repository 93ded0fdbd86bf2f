import type { MenuNode } from '@iisp/contract'
import { type PersonActor, type ReadContext, lasting } from '@iisp/server'
import { menuTree } from '../../rules/menus/menu-access.ts'
import { topologyOf } from './menu-arrangement.ts'
import { pagesOf } from './pages-of.ts'

/** Trees cached by session record, which lives some seconds or until rights change. */
const trees = new WeakMap<PersonActor, Map<number, readonly MenuNode[]>>()

/** The caller's menus as a tree, in the topology of the caller's choice. */
export async function ownTree(ctx: ReadContext<PersonActor>): Promise<readonly MenuNode[]> {
  const topology = await topologyOf(ctx)
  const made = trees.get(ctx.actor) ?? new Map<number, readonly MenuNode[]>()
  trees.set(ctx.actor, made)
  const known = made.get(topology)
  if (known !== undefined) return known
  const { own, requestable } = await pagesOf(ctx)
  const tree = lasting(menuTree(own, requestable, topology))
  made.set(topology, tree)
  return tree
}
