import { sql } from '@iisp/server'
import { clockSlackMs, defaultLife } from '../../rules/sessions/session-life.ts'
import type { Identity } from '../identity.ts'

/** SQL condition that the session `s` is alive, by the rule of `isAlive`. */
export function isSessionAlive({ life = defaultLife }: Pick<Identity, 'life'>, now: Date) {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const within = (column: string, ms: number) =>
    sql`${sql.ref(column)} > ${at(-ms)} AND ${sql.ref(column)} <= ${at(clockSlackMs)}`
  return sql<boolean>`(s.ended_at IS NULL AND ${within('s.created_at', life.maxHours * 3_600_000)}
    AND ${within('s.seen_at', life.idleMinutes * 60_000)})`
}
