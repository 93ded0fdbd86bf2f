import { type Handler, writer } from '@iisp/server'
import { sweepRefuse as call } from '../../contract/sweep-login.ts'
import { findSessionOwner } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { decideOnSweepCode, needSweepLogin } from './sweep-codes.ts'

export const sweepRefuse = (identity: Identity): Handler =>
  writer(call, async (ctx, { uuid }) => {
    const { db, actor, now } = ctx
    needSweepLogin(identity)
    const { account_id: accountId } = await findSessionOwner(db, actor.sessionHash)
    const network = await decideOnSweepCode(db, { uuid, accountId, now }, 'refused')
    db.audit({
      institutionId: actor.institutionId,
      action: 'identity.sweep-refused',
      object: `account:${accountId}`,
      detail: { network },
    })
    return null
  })
