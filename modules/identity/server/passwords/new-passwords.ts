import { type NamedError, Refusal } from '@iisp/contract'
import type { Writer } from '@iisp/server'
import { newPasswordErrors } from '../../contract/new-password-errors.ts'
import { isCommonPassword } from '../../rules/passwords/common-passwords.ts'
import { newPasswordFault, passwordsRemembered } from '../../rules/passwords/new-password.ts'
import { isPersonalPassword } from '../../rules/passwords/personal-password.ts'
import type { LoginAccount } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'

/** The rules that do not depend on the owner. */
export function refuseWeak(password: string): void {
  const fault = newPasswordFault(password)
  const error: NamedError | null = fault === null ? null : newPasswordErrors[fault]
  if (error !== null) throw new Refusal(error)
  if (isCommonPassword(password)) throw new Refusal(newPasswordErrors.passwordCommon)
}

/** A password that names its owner. */
export const personal = (account: LoginAccount, password: string): Refusal | null =>
  isPersonalPassword(password, { account: account.email, name: account.name })
    ? new Refusal(newPasswordErrors.passwordPersonal)
    : null

const remembered = (account: LoginAccount): string[] =>
  [account.hash, ...account.previous].slice(0, passwordsRemembered)

/** One of the last passwords. */
export async function reused(
  identity: Identity,
  account: LoginAccount,
  digest: string,
): Promise<Refusal | null> {
  const matches = await Promise.all(remembered(account).map((hash) => identity.hasher.verify(digest, hash)))
  return matches.includes(true) ? new Refusal(newPasswordErrors.passwordReused) : null
}

/**
 * Stores the hash of an accepted password. Returns false if the password was changed since the
 * account was read.
 */
export const storePassword = async (
  db: Writer,
  account: LoginAccount,
  hash: string,
  now: Date,
): Promise<boolean> =>
  (await db.run(
    q
      .updateTable('identity.credential')
      .set({ hash, previous: remembered(account), changed_at: now, given: false })
      .where('account_id', '=', account.account_id)
      .where('hash', '=', account.hash),
  )) === 1
