import { Refusal, platformErrors } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getProxyMenuAuthority as call } from '../../contract/menus.ts'
import { readProfile } from '../sessions/read-profile.ts'
import { ownTree } from './own-tree.ts'

export const getProxyMenuAuthority = reader(call, async (ctx) => {
  const { cpType } = await readProfile(ctx.db, ctx.actor)
  if (cpType !== '6') throw new Refusal(platformErrors.noPermission)
  return ownTree(ctx)
})
