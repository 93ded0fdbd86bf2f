import { refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, type Writer, sql } from '@iisp/server'
import { guideErrors } from '../../contract/errors.ts'
import { guideLimits } from '../../contract/limits.ts'
import { q } from '../tables.ts'

/** Locks the account's row: nobody else passes for this account until the transaction ends. */
export const lockGate = (db: Writer, { accountId, institutionId }: PersonActor): Promise<number> =>
  db.run(
    q
      .insertInto('guide.account_gate')
      .values({ account_id: accountId, institution_id: institutionId })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ institution_id: institutionId })),
  )

/**
 * Lets one request per minute and account pass. A single statement, so that only one of several
 * concurrent requests passes.
 */
export async function passGate(
  { db, actor, now }: WriteContext<PersonActor>,
  what: 'feedback_at' | 'post_at',
): Promise<void> {
  const open = new Date(now.getTime() - guideLimits.complaintLockSeconds * 1000)
  const column = sql.ref(`account_gate.${what}`)
  const passed = await db.run(
    q
      .insertInto('guide.account_gate')
      .values({ account_id: actor.accountId, institution_id: actor.institutionId, [what]: now })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ [what]: now })
          .where(sql<boolean>`${column} IS NULL OR ${column} <= ${open}`),
      ),
  )
  if (passed === 0) refuse(guideErrors.complaintTooSoon)
}
