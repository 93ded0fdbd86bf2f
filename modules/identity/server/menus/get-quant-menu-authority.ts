import { lineage } from '@iisp/contract'
import { liesIn, quantitativeAreas, quantitativeGroup } from '@iisp/contract/zones'
import { reader } from '@iisp/server'
import { getQuantMenuAuthority as call } from '../../contract/zone-menus.ts'
import { menuTree } from '../../rules/menus/menu-access.ts'
import { pagesOf } from './pages-of.ts'

export const getQuantMenuAuthority = reader(call, async (ctx) => {
  const { own } = await pagesOf(ctx)
  if (!own.some((page) => lineage(page).includes(quantitativeGroup))) return []
  const ofZone = own.filter(({ path }) => quantitativeAreas.some((area) => liesIn(path, area)))
  return menuTree(ofZone, [])
})
