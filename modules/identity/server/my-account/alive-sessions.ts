import { sql } from '@iisp/server'
import type { Identity } from '../identity.ts'
import { clockSlackMs, defaultLife } from '../../rules/sessions/session-life.ts'

/** SQL condition that a session is alive: `isAlive`, for lists. */
export function aliveAt({ life = defaultLife }: Pick<Identity, 'life'>, now: Date) {
  const at = (ms: number) => new Date(now.getTime() + ms)
  return sql`ended_at IS NULL
    AND created_at > ${at(-life.maxHours * 3_600_000)} AND created_at <= ${at(clockSlackMs)}
    AND seen_at > ${at(-life.idleMinutes * 60_000)} AND seen_at <= ${at(clockSlackMs)}`
}
