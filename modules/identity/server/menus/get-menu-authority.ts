import { type MenuNode, lineage } from '@iisp/contract'
import { quantitativeGroup, zones } from '@iisp/contract/zones'
import { type PersonActor, lasting, reader } from '@iisp/server'
import { getMenuAuthority as getMenuAuthorityCall } from '../../contract/menus.ts'
import { menuTree } from '../../rules/menus/menu-access.ts'
import { topologyOf } from './menu-arrangement.ts'
import { pagesOf } from './pages-of.ts'

/** Trees by the session record that they were made for, which lasts some seconds or until rights change. */
const trees = new WeakMap<PersonActor, Map<string, readonly MenuNode[]>>()
const quantitativeZone = zones.find(({ key }) => key === 'quantitative')?.index

/** The zone of quantitative business lists its own menus alone; every other zone lists all. */
export const getMenuAuthority = reader(getMenuAuthorityCall, async (ctx, { zoneType }) => {
  const isQuantitative = zoneType === quantitativeZone
  const topology = await topologyOf(ctx)
  const made = trees.get(ctx.actor) ?? new Map<string, readonly MenuNode[]>()
  trees.set(ctx.actor, made)
  const key = `${topology}${isQuantitative}`
  const known = made.get(key)
  if (known !== undefined) return known
  const { own, requestable } = await pagesOf(ctx)
  const quantitative = own.filter((page) => lineage(page).includes(quantitativeGroup))
  const tree = lasting(
    isQuantitative ? menuTree(quantitative, [], topology) : menuTree(own, requestable, topology),
  )
  made.set(key, tree)
  return tree
})
