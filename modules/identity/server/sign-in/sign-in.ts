import { type Input, type NamedError, type Output, Refusal } from '@iisp/contract'
import type { SessionContext } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { globalFundErrors } from '../../contract/global-fund-errors.ts'
import type { login } from '../../contract/sign-in.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { passwordDaysLeft } from '../../rules/passwords/new-password.ts'
import { puzzleLevel } from '../../rules/sign-in/slider.ts'
import type { LoginAccount } from '../accounts.ts'
import { spendKeyPass } from '../hardware-keys/key-challenges.ts'
import { admitCaller } from './admit-caller.ts'
import { clearTries, keyTries, uncountTry } from './attempts.ts'
import { enter } from './enter.ts'
import { keepSignIn } from './keep-sign-in.ts'
import type { Identity } from '../identity.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { openSealed } from '../passwords/sealed-passwords.ts'
import { quickSolved, spendPass } from './sliders.ts'
import { spendCode, tryCode } from './sms-codes.ts'

const normal = 0
const key = 1
const sms = 2

/** The page of a sign-in: the global-fund zone's, or the ordinary one. */
export type Door = 'ordinary' | 'global-fund'

/** Signs in through one of the doors. Puzzle, code or key come first, the password last; both doors count the same tries. */
export async function signIn(
  identity: Identity,
  ctx: SessionContext,
  input: Input<typeof login>,
  door: Door,
): Promise<Output<typeof login>> {
  const { loginType, uuid } = input
  const email = normalAccount(input.account)
  const known = await admitCaller(identity, ctx, email)
  await showPerson(identity, ctx, email, known, input)
  const [digest] = await openSealed(identity, ctx, [input.password])
  const place = placeOf(loginType, ctx)
  const trusted = known || loginType === key
  const account = await provePassword(identity, ctx, email, digest, trusted, place)
  const refusal = unfitness(account, input, door, ctx.now)
  if (refusal !== null) {
    await ctx.transact(async (db) => {
      await uncountTry(db, account.email, place)
      if (refusal === identityErrors.passwordExpired)
        await keepSignIn(db, ctx, account.account_id, 'password-expired')
    })
    throw new Refusal(refusal)
  }
  return enter(identity, ctx, account, {
    loginType,
    factorAt: loginType === normal ? null : ctx.now,
    async spend(db) {
      if (loginType === sms) await spendCode(db, uuid)
      await clearTries(db, account.email, place)
    },
  })
}

const placeOf = (loginType: number, { network }: SessionContext) => (loginType === key ? keyTries : network)

/** The cheap checks, code, key or puzzle, come before the password. */
async function showPerson(
  identity: Identity,
  ctx: SessionContext,
  email: string,
  known: boolean,
  { loginType, uuid, captcha_text: code = '' }: Input<typeof login>,
): Promise<void> {
  if (loginType === sms) return tryCode(identity, ctx, email, uuid, 'login', code)
  if (loginType === key) return spendKeyPass(ctx, email, uuid)
  await spendPass(ctx, uuid)
  if (puzzleLevel(await quickSolved(ctx), known) === 'code') throw new Refusal(identityErrors.codeNeeded)
}

/** Runs only after the password was right, so that strangers learn nothing about the account. */
function unfitness(
  account: LoginAccount,
  input: Input<typeof login>,
  door: Door,
  now: Date,
): NamedError | null {
  if (account.closed) return identityErrors.institutionClosed
  if (account.global_fund !== (door === 'global-fund'))
    return account.global_fund ? identityErrors.ofGlobalFund : globalFundErrors.notOfGlobalFund
  if (passwordDaysLeft(new Date(account.changed_ms), now) === 0) return identityErrors.passwordExpired
  const isAdministrator = account.super_manager || account.roles.includes('administrator')
  return input.isAdmin === '1' && !isAdministrator ? identityErrors.notAdministrator : null
}
