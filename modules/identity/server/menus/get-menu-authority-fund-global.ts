import { Refusal, platformErrors } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getMenuAuthorityFundGlobal as call } from '../../contract/menus.ts'
import { readProfile } from '../sessions/read-profile.ts'
import { ownTree } from './own-tree.ts'

export const getMenuAuthorityFundGlobal = reader(call, async (ctx) => {
  const { isGlobalFund } = await readProfile(ctx.db, ctx.actor)
  if (isGlobalFund !== '1') throw new Refusal(platformErrors.noPermission)
  return ownTree(ctx)
})
