import { Refusal } from '@iisp/contract'
import { reader } from '@iisp/server'
import { switchErrors } from '../../contract/switch-errors.ts'
import { getMgrUsers as getMgrUsersCall } from '../../contract/switch-manager.ts'
import { switchTargets } from '../accounts.ts'

export const getMgrUsers = reader(getMgrUsersCall, async ({ db, actor, now }) => {
  if (!actor.superManager) throw new Refusal(switchErrors.notSuperManager)
  const targets = await switchTargets(db, actor.sessionHash, now)
  return targets.map((target) => ({
    account: target.email,
    name: target.name,
    cpId: target.institution_id,
    cpName: target.institution_name,
    roles: target.roles,
    own: target.email === (actor.behind ?? actor).account,
    current: target.account_id === actor.accountId,
    unused: target.unused,
  }))
})
