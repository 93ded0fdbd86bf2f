import { type Schedule } from '@iisp/server'
import { sweepCode } from '../rules/sign-in/sweep-codes.ts'
import { q } from './tables.ts'
import { endOf } from './time-limits.ts'

/** Deletes expired rows: nonces after seconds, codes and resets after two days, sessions and reports after a month, sign-ins after 90. */
export const sweep: Schedule = {
  name: 'identity.sweep',
  everySeconds: 300,
  async run(db, now) {
    const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
    await db.run(q.deleteFrom('identity.login_nonce').where('expires_at', '<', now))
    await db.run(q.deleteFrom('identity.jump_ticket').where('expires_at', '<', now))
    await db.run(q.deleteFrom('identity.key_challenge').where('expires_at', '<', now))
    await db.run(
      q.deleteFrom('identity.sweep_code').where('asked_at', '<', endOf(now, -sweepCode.countedSeconds)),
    )
    await db.run(q.deleteFrom('identity.slider').where('expires_at', '<', now))
    await db.run(q.deleteFrom('identity.sms_code').where('sent_at', '<', before(2)))
    await db.run(q.deleteFrom('identity.password_reset').where('sent_at', '<', before(2)))
    await db.run(
      q
        .deleteFrom('identity.login_attempt')
        .where((eb) =>
          eb.or([
            eb.and([eb('last_at', '<', before(1)), eb('known', '=', false)]),
            eb('last_at', '<', before(180)),
          ]),
        ),
    )
    await db.run(q.deleteFrom('identity.quick_solver').where('last_at', '<', before(1)))
    await db.run(q.deleteFrom('identity.known_device').where('seen_at', '<', before(365)))
    await db.run(q.deleteFrom('identity.session').where('seen_at', '<', before(30)))
    await db.run(q.deleteFrom('identity.sign_in').where('at', '<', before(90)))
    await db.run(q.deleteFrom('identity.error_log').where('at', '<', before(30)))
  },
}
