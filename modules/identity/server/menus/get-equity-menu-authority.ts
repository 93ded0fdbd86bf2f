import { equityAreas, liesIn } from '@iisp/contract/zones'
import { reader } from '@iisp/server'
import { getEquityMenuAuthority as call } from '../../contract/zone-menus.ts'
import { menuTree } from '../../rules/menus/menu-access.ts'
import { readProfile } from '../sessions/read-profile.ts'
import { pagesOf } from './pages-of.ts'

export const getEquityMenuAuthority = reader(call, async (ctx) => {
  const { isEquity, isMgr } = await readProfile(ctx.db, ctx.actor)
  if (isEquity !== '1' || isMgr === '2') return { isEquity: '0' as const, menus: [] }
  const { own } = await pagesOf(ctx)
  const ofZone = own.filter(({ path }) => equityAreas.some((area) => liesIn(path, area)))
  return { isEquity, menus: menuTree(ofZone, []) }
})
