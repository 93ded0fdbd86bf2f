import { defaultLife, clockSlackMs } from '../../rules/sessions/session-life.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'

/** The sessions of an account that are alive, by the rule of `isAlive`. */
export function aliveSessions(
  { life = defaultLife }: Pick<Identity, 'life'>,
  loginAccountId: string,
  now: Date,
) {
  const at = (ms: number) => new Date(now.getTime() + ms)
  return q
    .selectFrom('identity.session')
    .where('login_account_id', '=', loginAccountId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', at(-life.maxHours * 3_600_000))
    .where('created_at', '<=', at(clockSlackMs))
    .where('seen_at', '>', at(-life.idleMinutes * 60_000))
    .where('seen_at', '<=', at(clockSlackMs))
}
