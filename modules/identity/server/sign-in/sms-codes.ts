import { randomInt } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type SessionContext, type Writer, networkOf, raw, sql } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { type SmsSent, maySendSms, smsCode } from '../../rules/sign-in/sms-limits.ts'
import type { LoginAccount } from '../accounts.ts'
import { keepSignIn } from './keep-sign-in.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { endOf, isWithin } from '../time-limits.ts'

/** What a code is for. It is accepted for nothing else. */
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

/** Makes and sends a code that belongs to this uuid, account and purpose. Refuses beyond the limits. */
export async function sendCode(
  identity: Identity,
  ctx: SessionContext,
  account: Pick<LoginAccount, 'account_id'> & { phone: string },
  uuid: string,
  purpose: CodePurpose,
): Promise<void> {
  const code = String(randomInt(10 ** smsCode.digits)).padStart(smsCode.digits, '0')
  const { now } = ctx
  const network = networkOf(ctx.network)
  const before = (seconds: number) => endOf(now, -seconds)
  await ctx.transact(async (db) => {
    await db.all(raw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sms ${account.phone}`}, 11))`))
    const sent = await db.one(
      raw(sql<SmsSent>`
        SELECT count(*) FILTER (WHERE phone = ${account.phone} AND sent_at > ${before(60)})::int AS minute,
          count(*) FILTER (WHERE phone = ${account.phone} AND sent_at > ${before(3600)})::int AS hour,
          count(*) FILTER (WHERE phone = ${account.phone})::int AS day,
          count(*) FILTER (WHERE network = ${network} AND sent_at > ${before(3600)})::int AS "networkHour"
        FROM identity.sms_code WHERE (phone = ${account.phone} OR network = ${network})
          AND sent_at > ${before(86_400)}`),
    )
    if (!maySendSms(sent)) throw new Refusal(identityErrors.smsTooOften)
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
      raw(sql<{ right: boolean; account_id: string }>`
        UPDATE identity.sms_code SET tries = tries + 1
        WHERE uuid = ${uuid} AND account_id = (SELECT account_id FROM identity.login_account(${account}))
          AND purpose = ${purpose} AND NOT used AND tries < ${smsCode.tries} AND ${isWithin(ctx.now, smsCode.seconds)}
        RETURNING code_hash = ${hash} AS right, account_id`),
    ),
  )
  if (tried === undefined) throw new Refusal(identityErrors.codeExpired)
  if (tried.right) return
  await ctx.transact(async (db) => {
    await keepSignIn(db, ctx, tried.account_id, 'wrong-code')
    await db.run(
      raw(sql`UPDATE identity.login_attempt SET sms_failures = sms_failures + 1
        WHERE account = ${account} AND network = ${networkOf(ctx.network)}`),
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
