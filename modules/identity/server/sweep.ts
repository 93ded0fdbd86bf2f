import { type Schedule, raw, sql } from '@iisp/server'

/** Deletes expired rows: nonces after seconds, codes after two days, sessions and reports after a month, sign-ins after 90. */
export const sweep: Schedule = {
  name: 'identity.sweep',
  everySeconds: 300,
  async run(db, now) {
    const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
    await db.run(raw(sql`DELETE FROM identity.login_nonce WHERE expires_at < ${now}`))
    await db.run(raw(sql`DELETE FROM identity.jump_ticket WHERE expires_at < ${now}`))
    await db.run(raw(sql`DELETE FROM identity.slider WHERE expires_at < ${now}`))
    await db.run(raw(sql`DELETE FROM identity.sms_code WHERE sent_at < ${before(2)}`))
    await db.run(
      raw(
        sql`DELETE FROM identity.login_attempt WHERE last_at < ${before(1)} AND NOT known OR last_at < ${before(180)}`,
      ),
    )
    await db.run(raw(sql`DELETE FROM identity.quick_solver WHERE last_at < ${before(1)}`))
    await db.run(raw(sql`DELETE FROM identity.known_device WHERE seen_at < ${before(365)}`))
    await db.run(raw(sql`DELETE FROM identity.session WHERE seen_at < ${before(30)}`))
    await db.run(raw(sql`DELETE FROM identity.sign_in WHERE at < ${before(90)}`))
    await db.run(raw(sql`DELETE FROM identity.error_log WHERE at < ${before(30)}`))
  },
}
