import { type Handler, writer } from '@iisp/server'
import { sweepConfirm as call } from '../../contract/sweep-login.ts'
import { needFactor } from '../hardware-keys/keys.ts'
import type { Identity } from '../identity.ts'
import { sweepAccount } from './sweep-account.ts'
import { decideOnSweepCode, needSweepLogin } from './sweep-codes.ts'

export const sweepConfirm = (identity: Identity): Handler =>
  writer(call, async (ctx, { uuid }) => {
    const { db, actor, now } = ctx
    needSweepLogin(identity)
    needFactor(ctx)
    const { account_id: accountId } = await sweepAccount(db, actor, now)
    const network = await decideOnSweepCode(db, { uuid, accountId, now }, 'confirmed')
    db.audit({
      institutionId: actor.institutionId,
      action: 'identity.sweep-confirmed',
      object: `account:${accountId}`,
      detail: { network, confirmedFrom: ctx.network },
    })
    return null
  })
