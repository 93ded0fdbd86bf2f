import { reader } from '@iisp/server'
import { getSuperUser as getSuperUserCall } from '../../contract/switch-manager.ts'
import { findSessionOwner } from '../accounts.ts'

export const getSuperUser = reader(getSuperUserCall, async ({ db, actor }) => {
  if (!actor.superManager) return null
  const owner = await findSessionOwner(db, actor.sessionHash)
  return { ACCOUNT: owner.email, NAME: owner.name }
})
