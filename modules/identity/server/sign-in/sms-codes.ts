import { randomInt } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type Compilable, type SessionContext, type Writer, networkOf, sql, takeLock } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { type SmsSent, maySendSms, smsCode } from '../../rules/sign-in/sms-limits.ts'
import { type LoginAccount, accountIdOf } from '../accounts.ts'
import { keepSignIn } from './keep-sign-in.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { countWhere, endOf, isWithin } from '../time-limits.ts'

/** The purpose of a code. It is accepted only for this purpose. */
export type CodePurpose = 'login' | 'step-up'

const texts = {
  login: {
    zh: (code: string) => `您的登录验证码为${code}，5分钟内有效，请勿泄露给他人。`,
    en: (code: string) => `Your sign-in code is ${code}, valid for 5 minutes. Never pass it on.`,
  },
  'step-up': {
    zh: (code: string) =>
      `您正在确认资金操作，验证码为${code}，5分钟内有效。非本人操作请勿泄露，并立即联系托管人。`,
    en: (code: string) =>
      `Your code to confirm a transaction is ${code}, valid for 5 minutes. If this was not you, tell nobody and call your custodian.`,
  },
}

const codeHash = (identity: Identity, uuid: string, purpose: string, code: string) =>
  identity.hasher.quick(`code ${purpose} ${uuid} ${code}`)

export const newCode = (): string => String(randomInt(10 ** smsCode.digits)).padStart(smsCode.digits, '0')

/** Number of codes sent to this phone, and on behalf of this network. */
function sentLately(phone: string, network: string, now: Date): Compilable<SmsSent> {
  const after = (seconds: number) => sql<boolean>`sent_at > ${endOf(now, -seconds)}`
  const toPhone = sql<boolean>`phone = ${phone}`
  const forNetwork = sql<boolean>`network = ${network}`
  return q
    .selectFrom('identity.sms_code')
    .select([
      countWhere(sql`${toPhone} AND ${after(60)}`).as('minute'),
      countWhere(sql`${toPhone} AND ${after(3600)}`).as('hour'),
      countWhere(toPhone).as('day'),
      countWhere(sql`${forNetwork} AND ${after(3600)}`).as('networkHour'),
    ])
    .where((eb) => eb.or([toPhone, forNetwork]))
    .where(after(86_400))
}

/** Makes and sends a code that belongs to this uuid, account and purpose. Refuses beyond the limits. */
export async function sendCode(
  identity: Identity,
  ctx: SessionContext,
  account: Pick<LoginAccount, 'account_id'> & { phone: string },
  uuid: string,
  purpose: CodePurpose,
): Promise<void> {
  const code = newCode()
  const { now } = ctx
  const network = networkOf(ctx.network)
  await ctx.transact(async (db) => {
    await takeLock(db, `sms ${account.phone}`)
    if (!maySendSms(await db.one(sentLately(account.phone, network, now))))
      throw new Refusal(identityErrors.smsTooOften)
    await db.run(
      q.insertInto('identity.sms_code').values({
        uuid,
        account_id: account.account_id,
        purpose,
        phone: account.phone,
        network,
        code_hash: codeHash(identity, uuid, purpose, code),
        tries: 0,
        used: false,
        sent_at: now,
        expires_at: endOf(now, smsCode.seconds),
      }),
    )
  })
  const text = texts[purpose][ctx.language](code)
  await ctx.ports.sms.send({ phone: account.phone, text, purpose })
}

/**
 * Tries the code that belongs to this uuid, account and purpose, before any password is checked. Each try counts: a code
 * is invalid after five tries, five minutes or one use. An unknown account has no code.
 */
export async function tryCode(
  identity: Identity,
  ctx: SessionContext,
  account: string,
  uuid: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const hash = codeHash(identity, uuid, purpose, code)
  const tried = await ctx.transact((db) =>
    db.maybe(
      q
        .updateTable('identity.sms_code')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('uuid', '=', uuid)
        .where('account_id', '=', accountIdOf(account))
        .where('purpose', '=', purpose)
        .where('used', '=', false)
        .where('tries', '<', smsCode.tries)
        .where(isWithin(ctx.now, smsCode.seconds))
        .returning((eb) => ['account_id', eb('code_hash', '=', hash).$castTo<boolean>().as('right')]),
    ),
  )
  if (tried === undefined) throw new Refusal(identityErrors.codeExpired)
  if (tried.right) return
  await ctx.transact(async (db) => {
    await keepSignIn(db, ctx, tried.account_id, 'wrong-code')
    await db.run(
      q
        .updateTable('identity.login_attempt')
        .set((eb) => ({ sms_failures: eb('sms_failures', '+', 1) }))
        .where('account', '=', account)
        .where('network', '=', networkOf(ctx.network)),
    )
  })
  throw new Refusal(identityErrors.codeWrong)
}

/** Uses up a code inside the caller's transaction; a code works once. */
export async function spendCode(db: Writer, uuid: string): Promise<void> {
  const spent = await db.run(
    q.updateTable('identity.sms_code').set({ used: true }).where('uuid', '=', uuid).where('used', '=', false),
  )
  if (spent !== 1) throw new Refusal(identityErrors.codeExpired)
}
