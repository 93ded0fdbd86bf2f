import { refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, type Writer, raw, sql } from '@iisp/server'
import { guideErrors } from '../../contract/errors.ts'
import { guideLimits } from '../../contract/limits.ts'

/** Takes the account's row: until the transaction ends nobody else passes for this account. */
export const lockGate = (db: Writer, actor: PersonActor): Promise<number> =>
  db.run(
    raw(sql`INSERT INTO guide.account_gate (account_id, institution_id)
      VALUES (${actor.accountId}, ${actor.institutionId})
      ON CONFLICT (account_id) DO UPDATE SET institution_id = excluded.institution_id`),
  )

/** Lets one through a minute and account; one statement, so that of many at once only one passes. */
export async function passGate(
  { db, actor, now }: WriteContext<PersonActor>,
  what: 'feedback_at' | 'post_at',
): Promise<void> {
  const column = sql.id(what)
  const at = now.toISOString()
  const open = new Date(now.getTime() - guideLimits.complaintLockSeconds * 1000).toISOString()
  const passed = await db.run(
    raw(sql`INSERT INTO guide.account_gate AS gate (account_id, institution_id, ${column})
      VALUES (${actor.accountId}, ${actor.institutionId}, ${at})
      ON CONFLICT (account_id) DO UPDATE SET ${column} = ${at}::timestamptz
        WHERE gate.${column} IS NULL OR gate.${column} <= ${open}::timestamptz`),
  )
  if (passed === 0) refuse(guideErrors.complaintTooSoon)
}
