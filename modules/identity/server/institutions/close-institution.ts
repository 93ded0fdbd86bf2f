import { platformErrors, refuse } from '@iisp/contract'
import { type Writer, sql } from '@iisp/server'
import type { ConfirmedChange } from '../people/staff-changes/decide-staff-change.ts'
import { q } from '../tables.ts'

/**
 * Closes the institution of a confirmed change, or reopens it. Ends the sessions of its people and
 * of others who act as one of them; returns the hashes of these sessions.
 */
export async function closeOrReopen(db: Writer, change: ConfirmedChange, now: Date): Promise<string[]> {
  const { kind, institution_id: institutionId, proposed_name, reason } = change
  const closes = kind === 'close'
  const changed = await db.run(
    q
      .updateTable('identity.institution')
      .set({
        closed_at: closes ? now : null,
        closed_by: closes ? proposed_name : '',
        closed_reason: closes ? reason : '',
      })
      .where('institution_id', '=', institutionId)
      .where('closed_at', closes ? 'is' : 'is not', null),
  )
  if (changed === 0) refuse(platformErrors.conflict)
  return closes ? endSessionsAt(db, institutionId, now) : []
}

async function endSessionsAt(db: Writer, institutionId: string, now: Date): Promise<string[]> {
  const itsAccounts = sql`ARRAY(SELECT id FROM identity.account WHERE institution_id = ${institutionId})`
  const ended = await db.all(
    q
      .updateTable('identity.session')
      .set({ ended_at: now })
      .where('ended_at', 'is', null)
      .where(
        sql<boolean>`(account_id = ANY (${itsAccounts}) OR login_account_id = ANY (${itsAccounts})
          OR entered_by = ANY (${itsAccounts}))`,
      )
      .returning('hash'),
  )
  return ended.map(({ hash }) => hash)
}
