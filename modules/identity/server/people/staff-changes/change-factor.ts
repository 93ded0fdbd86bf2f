import { platformErrors, refuse } from '@iisp/contract'
import { type Writer, sql } from '@iisp/server'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { endSessionsOfPerson } from '../../sessions/sessions.ts'
import { q } from '../../tables.ts'
import type { ConfirmedChange } from './decide-staff-change.ts'
import { factorChanged } from './tell-factor-change.ts'

/**
 * Gives the person the phone of a confirmed change, or removes the account's keys. Codes that went to the old phone are
 * void, and all sessions of the person end; returns their hashes.
 */
export async function changeFactor(db: Writer, change: ConfirmedChange, now: Date): Promise<string[]> {
  await (change.kind === 'phone' ? changePhone(db, change) : removeKeys(db, change))
  const accounts = await db.all(
    q.selectFrom('identity.account').select(['id', 'email']).where('person_id', '=', change.person_id),
  )
  for (const { id, email } of accounts) await voidCodes(db, id, email, now)
  db.emit({ topic: factorChanged, audience: [], payload: { change: change.id } })
  return endSessionsOfPerson(db, change.person_id ?? '', now)
}

async function changePhone(db: Writer, { person_id, account_id, phone, phone_before }: ConfirmedChange) {
  const changed = await db.run(
    q
      .updateTable('identity.person')
      .set({ phone })
      .where('id', '=', person_id)
      .where(sql<boolean>`phone IS NOT DISTINCT FROM ${phone_before}`),
  )
  if (changed === 0) refuse(platformErrors.conflict)
  await db.run(
    q
      .updateTable('identity.account')
      .set({ version: sql`version + 1` })
      .where('id', '=', account_id),
  )
}

async function removeKeys(db: Writer, { account_id }: ConfirmedChange) {
  const removed = await db.run(q.deleteFrom('identity.hardware_key').where('account_id', '=', account_id))
  if (removed === 0) refuse(staffErrors.noKeys)
}

async function voidCodes(db: Writer, accountId: string, account: string, now: Date) {
  await db.run(q.updateTable('identity.sms_code').set({ used: true }).where('account_id', '=', accountId))
  await db.run(
    q
      .updateTable('identity.password_reset')
      .set({ expires_at: now })
      .where('account', '=', account)
      .where('expires_at', '>', now),
  )
}
