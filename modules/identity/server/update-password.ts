import { Refusal } from '@iisp/contract'
import { type Handler, sessionHandler } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { updatePassword as updatePasswordCall } from '../contract/password.ts'
import { normalAccount } from '../rules/account.ts'
import { commonPasswords, passwordsRemembered } from '../rules/new-password.ts'
import { passwordDigest } from '../rules/password-transport.ts'
import type { LoginAccount } from './accounts.ts'
import { clearTries } from './attempts.ts'
import type { Identity } from './identity.ts'
import { provePassword } from './prove-password.ts'
import { openSealed } from './sealed-passwords.ts'
import { endSessionsOf, tellEnded } from './sessions.ts'
import { q } from './tables.ts'

let commonDigests: Promise<Set<string>> | undefined
const common = () =>
  (commonDigests ??= Promise.all(commonPasswords.map(passwordDigest)).then((all) => new Set(all)))

export const updatePassword = (identity: Identity): Handler =>
  sessionHandler(updatePasswordCall, async (ctx, input) => {
    const [oldDigest, newDigest] = await openSealed(identity, ctx, [input.oldPassword, input.newPassword])
    const account = await provePassword(identity, ctx, normalAccount(input.account), oldDigest)
    if ((await common()).has(newDigest)) throw new Refusal(identityErrors.passwordCommon)
    await refuseReused(identity, account, newDigest)
    const hash = await identity.hasher.hash(newDigest)
    const ended = await ctx.transact(async (db) => {
      await clearTries(db, account.email, ctx.network)
      const previous = [account.hash, ...account.previous].slice(0, passwordsRemembered)
      const changed = await db.run(
        q
          .updateTable('identity.credential')
          .set({ hash, previous, changed_at: ctx.now })
          .where('account_id', '=', account.account_id)
          .where('hash', '=', account.hash),
      )
      // Somebody else changed it since the old password was proved.
      if (changed !== 1) throw new Refusal(identityErrors.wrongPassword)
      db.audit({
        institutionId: account.institution_id,
        action: 'identity.password-changed',
        object: `account:${account.account_id}`,
        detail: { network: ctx.network },
      })
      return endSessionsOf(db, account.account_id, ctx.now)
    })
    tellEnded(identity.bus, ...ended)
    ctx.clearSession()
    return null
  })

async function refuseReused(identity: Identity, account: LoginAccount, digest: string): Promise<void> {
  const hashes = [account.hash, ...account.previous].slice(0, passwordsRemembered)
  const matches = await Promise.all(hashes.map((hash) => identity.hasher.verify(digest, hash)))
  if (matches.includes(true)) throw new Refusal(identityErrors.passwordReused)
}
