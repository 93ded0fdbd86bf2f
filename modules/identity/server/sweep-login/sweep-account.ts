import { Refusal } from '@iisp/contract'
import type { PersonActor, Reader } from '@iisp/server'
import { sweepLoginErrors } from '../../contract/sweep-login-errors.ts'
import { passwordDaysLeft } from '../../rules/passwords/new-password.ts'
import { type LoginAccount, findLoginAccount, findSessionOwner } from '../accounts.ts'
import { q } from '../tables.ts'

/**
 * The reason why an account cannot be signed in to by QR code, or null. Other ways of signing in
 * refuse the same accounts.
 */
export function sweepFault(account: Pick<LoginAccount, 'global_fund' | 'changed_ms' | 'closed'>, now: Date) {
  if (account.global_fund || account.closed) return sweepLoginErrors.sweepNotOffered
  return passwordDaysLeft(new Date(account.changed_ms), now) === 0
    ? sweepLoginErrors.sweepPasswordExpired
    : null
}

/** The account for which the caller may confirm a sign-in: the one they signed in to themselves. */
export async function sweepAccount(db: Reader, actor: PersonActor, now: Date): Promise<LoginAccount> {
  const { entered_by: enteredBy } = await db.one(
    q.selectFrom('identity.session').select('entered_by').where('hash', '=', actor.sessionHash),
  )
  if (actor.behind !== null || enteredBy !== null) throw new Refusal(sweepLoginErrors.sweepAsAnother)
  const owner = await findSessionOwner(db, actor.sessionHash)
  const account = await findLoginAccount(db, owner.email)
  const fault = account === undefined ? sweepLoginErrors.sweepExpired : sweepFault(account, now)
  if (account === undefined || fault !== null) throw new Refusal(fault ?? sweepLoginErrors.sweepExpired)
  return account
}
