import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, type PersonActor, raw, sessionHandler, sql } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { changeMgrUser as changeMgrUserCall } from '../../contract/switch-manager.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { switchTargets } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { endSession, presentSession, startSession, tellEnded } from '../sessions/sessions.ts'

interface Running {
  readonly login_account_id: string
  readonly login_type: number
  readonly created_ms: number
  readonly factor_ms: number | null
}

export const changeMgrUser = (identity: Identity): Handler =>
  sessionHandler<typeof changeMgrUserCall, PersonActor>(changeMgrUserCall, async (ctx, input) => {
    const { actor } = ctx
    if (!actor.superManager) throw new Refusal(identityErrors.notSuperManager)
    const targets = await switchTargets(ctx.db, actor.sessionHash, ctx.now)
    const target = targets.find((one) => one.email === normalAccount(input.account))
    if (target === undefined) throw new Refusal(platformErrors.notFound)
    const reason = input.reason?.trim() ?? ''
    if (reason === '' && target.email !== (actor.behind ?? actor).account)
      throw new Refusal(identityErrors.switchReasonMissing)
    const id = await ctx.transact(async (db) => {
      const running = await db.one(
        raw(sql<Running>`SELECT login_account_id, login_type, (extract(epoch FROM created_at) * 1000)::float8 AS created_ms,
            (extract(epoch FROM factor_at) * 1000)::float8 AS factor_ms
          FROM identity.session WHERE hash = ${actor.sessionHash} AND ended_at IS NULL FOR UPDATE`),
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
