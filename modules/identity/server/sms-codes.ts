import { randomInt } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type SessionContext, raw, sql } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { type SmsSent, maySendSms, smsCode } from '../rules/sms-limits.ts'
import type { LoginAccount } from './accounts.ts'
import type { Identity } from './identity.ts'
import { q } from './tables.ts'

/** What a code opens: nothing else takes it. */
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
  const { now, network } = ctx
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
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
        expires_at: new Date(now.getTime() + smsCode.seconds * 1000),
      }),
    )
  })
  const text = texts[purpose][ctx.language](code)
  await ctx.ports.sms.send({ phone: account.phone, text, purpose })
}

/** Uses a code up. A wrong one counts; after five tries, five minutes or one use it is dead. */
export async function useCode(
  identity: Identity,
  ctx: SessionContext,
  account: Pick<LoginAccount, 'account_id' | 'email'>,
  uuid: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const hash = codeHash(identity, uuid, purpose, code)
  const tried = await ctx.transact((db) =>
    db.maybe(
      raw(sql<{ right: boolean }>`
        UPDATE identity.sms_code SET tries = tries + 1, used = (code_hash = ${hash})
        WHERE uuid = ${uuid} AND account_id = ${account.account_id} AND purpose = ${purpose} AND NOT used
          AND tries < ${smsCode.tries} AND expires_at > ${ctx.now}
        RETURNING used AS right`),
    ),
  )
  if (tried === undefined) throw new Refusal(identityErrors.codeExpired)
  if (tried.right) return
  await ctx.transact((db) =>
    db.run(
      raw(sql`UPDATE identity.login_attempt SET sms_failures = sms_failures + 1
        WHERE account = ${account.email} AND network = ${ctx.network}`),
    ),
  )
  throw new Refusal(identityErrors.codeWrong)
}
