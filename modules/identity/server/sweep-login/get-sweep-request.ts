import { Refusal } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler, timeText } from '@iisp/server'
import { getSweepRequest as call } from '../../contract/sweep-login.ts'
import { sweepLoginErrors } from '../../contract/sweep-login-errors.ts'
import { sweepCode } from '../../rules/sign-in/sweep-codes.ts'
import type { Identity } from '../identity.ts'
import { presentDevice } from '../my-account/present-device.ts'
import { q } from '../tables.ts'
import { isWithin } from '../time-limits.ts'
import { sweepAccount } from './sweep-account.ts'
import { needSweepLogin } from './sweep-codes.ts'

export const getSweepRequest = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { uuid }) => {
    needSweepLogin(identity)
    const { account_id: id, email: account, name } = await sweepAccount(ctx.db, ctx.actor, ctx.now)
    const scanned = await ctx.transact((db) =>
      db.maybe(
        q
          .updateTable('identity.sweep_code')
          .set({ account_id: id, account })
          .where('uuid', '=', uuid)
          .where('decision', 'is', null)
          .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', id)]))
          .where(isWithin(ctx.now, sweepCode.seconds))
          .returning(['address as network', 'user_agent', timeText('asked_at').as('askedAt')]),
      ),
    )
    if (scanned === undefined) throw new Refusal(sweepLoginErrors.sweepExpired)
    return { ...presentDevice(scanned), account, name }
  })
