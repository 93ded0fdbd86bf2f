import { Refusal, platformErrors } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getMenuAuthorityFundGlobal as call } from '../../contract/global-fund.ts'
import { menuTree } from '../../rules/menus/menu-access.ts'
import { readProfile } from '../sessions/read-profile.ts'
import { topologyOf } from './menu-arrangement.ts'
import { pagesOf } from './pages-of.ts'

export const getMenuAuthorityFundGlobal = reader(call, async (ctx) => {
  const { isGlobalFund } = await readProfile(ctx.db, ctx.actor)
  if (isGlobalFund !== '1') throw new Refusal(platformErrors.noPermission)
  const { own, requestable } = await pagesOf(ctx)
  return menuTree(own, requestable, await topologyOf(ctx))
})
