import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { switchErrors } from '../../contract/switch-errors.ts'
import { changeMgrUser as changeMgrUserCall } from '../../contract/switch-manager.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { switchTargets } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { endSession, presentSession, startSession, tellEnded } from '../sessions/sessions.ts'
import { q } from '../tables.ts'
import { msOf } from '../time-limits.ts'

export const changeMgrUser = (identity: Identity): Handler =>
  sessionHandler<typeof changeMgrUserCall, PersonActor>(changeMgrUserCall, async (ctx, input) => {
    const { actor } = ctx
    if (!actor.superManager) throw new Refusal(switchErrors.notSuperManager)
    const targets = await switchTargets(ctx.db, actor.sessionHash, ctx.now)
    const target = targets.find((one) => one.email === normalAccount(input.account))
    if (target === undefined) throw new Refusal(platformErrors.notFound)
    const reason = input.reason?.trim() ?? ''
    if (reason === '' && target.email !== (actor.behind ?? actor).account)
      throw new Refusal(switchErrors.switchReasonMissing)
    const id = await ctx.transact(async (db) => {
      const running = await db.one(
        q
          .selectFrom('identity.session')
          .select([
            'login_account_id',
            'login_type',
            msOf('created_at').as('created_ms'),
            msOf<number | null>('factor_at').as('factor_ms'),
          ])
          .where('hash', '=', actor.sessionHash)
          .where('ended_at', 'is', null)
          .forUpdate(),
      )
      await endSession(db, actor.sessionHash, ctx.now)
      db.audit({
        institutionId: target.institution_id,
        action: 'identity.switched-account',
        object: `account:${target.account_id}`,
        detail: { from: actor.account, reason },
      })
      return startSession(db, ctx, {
        accountId: target.account_id,
        loginAccountId: running.login_account_id,
        loginType: running.login_type,
        createdAt: new Date(running.created_ms),
        factorAt: running.factor_ms === null ? null : new Date(running.factor_ms),
      })
    })
    tellEnded(identity.bus, actor.sessionHash)
    ctx.setSession(id, target.institution_id)
    return presentSession(id, target)
  })
