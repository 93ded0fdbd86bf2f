import { type PersonActor, type Reader, sql } from '@iisp/server'
import type { EnteredAccount, KnownAccount } from '../../rules/accounts/account-compare.ts'
import { q } from '../tables.ts'

/** The institution's counterparty accounts with the same number or a similar name, across all products. */
export async function knownAccounts(
  db: Reader,
  actor: PersonActor,
  entered: EnteredAccount,
): Promise<(KnownAccount & { branchNo: string })[]> {
  const likeness = sql<string>`platform.likeness(${entered.name})`
  const alike = sql<boolean>`name_likeness = ${likeness}`
  return db.all(
    q
      .selectFrom('transfers.counterparty_account')
      .select(['account_no as accountNo', 'name', 'open_bank as bank', 'branch_no as branchNo'])
      .select(alike.as('alike'))
      .where('institution_id', '=', actor.institutionId)
      .where('deleted_at', 'is', null)
      .where((e) => e.or([e('account_no', '=', entered.accountNo), alike]))
      .orderBy('id')
      .limit(50),
  )
}
