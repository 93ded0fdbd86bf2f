import { type OwnLimit, type Writer, refuseBeyond, refuseTaken, sql } from '@iisp/server'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { q } from '../tables.ts'
import type { ConfirmedChange } from './staff-changes/decide-staff-change.ts'
import { spellingsOf } from './spellings.ts'
import { accountOpened } from './staff/tell-invited.ts'

/** Accounts of an institution, disabled ones included. */
const accountLimit: OwnLimit = { name: 'identity.staff', most: 1000, error: staffErrors.staffFull }

/** The person, roles and institution of a new account. */
type NewAccount = Pick<
  ConfirmedChange,
  'institution_id' | 'institutionName' | 'name' | 'phone' | 'account' | 'roles_after'
>

/**
 * Opens the account of an invited person. `hash` is of a random password that nobody knows. The
 * owner gets a mail.
 */
export async function openAccount(
  db: Writer,
  change: NewAccount,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<void> {
  const { institution_id: institutionId, name, phone } = change
  await refuseBeyond(
    db,
    accountLimit,
    institutionId,
    sql`SELECT FROM identity.account WHERE institution_id = ${institutionId}`,
  )
  const person = await db.one(
    q
      .insertInto('identity.person')
      .values({
        institution_id: institutionId,
        name,
        spellings: spellingsOf(name),
        phone,
      })
      .returning('id'),
  )
  const account = await insertAccount(db, change, person.id)
  await db.run(
    q.insertInto('identity.credential').values({
      account_id: account.id,
      hash,
      previous: [],
      changed_at: now,
      given: true,
    }),
  )
  const payload = { account: change.account, institution: change.institutionName }
  db.emit({ topic: accountOpened, audience: [], payload })
}

async function insertAccount(
  db: Writer,
  { institution_id, account: email, roles_after: roles }: NewAccount,
  person_id: string,
) {
  return db
    .one(q.insertInto('identity.account').values({ institution_id, person_id, email, roles }).returning('id'))
    .catch(refuseTaken(staffErrors.accountTaken))
}
