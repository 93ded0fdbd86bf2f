import { sessionHandler } from '@iisp/server'
import { checkResetPassword as checkResetPasswordCall } from '../../contract/passwords.ts'
import { passwordDays, passwordDaysLeft } from '../../rules/passwords/new-password.ts'
import { findSessionOwner } from '../accounts.ts'
import { q } from '../tables.ts'
import { msOf } from '../time-limits.ts'

const warnDays = 7

export const checkResetPassword = sessionHandler(checkResetPasswordCall, async (ctx) => {
  if (ctx.actor.kind !== 'person') return { needReset: '0' as const, reason: '', daysLeft: passwordDays }
  const owner = await findSessionOwner(ctx.db, ctx.actor.sessionHash)
  const credential = await ctx.db.one(
    q
      .selectFrom('identity.credential')
      .select(msOf('changed_at').as('ms'))
      .where('account_id', '=', owner.account_id),
  )
  const daysLeft = passwordDaysLeft(new Date(credential.ms), ctx.now)
  if (daysLeft > warnDays) return { needReset: '0' as const, reason: '', daysLeft }
  const reason =
    ctx.language === 'en'
      ? `Your password expires in ${daysLeft} days. Please change it.`
      : `您的密码将在${daysLeft}天后过期，请及时修改`
  return { needReset: '1' as const, reason, daysLeft }
})
