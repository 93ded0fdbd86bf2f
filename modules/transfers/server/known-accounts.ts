import type { PersonActor, Reader } from '@iisp/server'
import type { KnownAccount } from '../rules/account-compare.ts'
import { q } from './tables.ts'

/** The institution's counterparty accounts with this number or this name, whatever the product. */
export async function knownAccounts(
  db: Reader,
  actor: PersonActor,
  entered: KnownAccount,
): Promise<(KnownAccount & { branchNo: string })[]> {
  return db.all(
    q
      .selectFrom('transfers.counterparty_account')
      .select(['account_no as account', 'name', 'open_bank as bank', 'branch_no as branchNo'])
      .where('institution_id', '=', actor.institutionId)
      .where('deleted_at', 'is', null)
      .where((e) => e.or([e('account_no', '=', entered.account), e('name', '=', entered.name)]))
      .orderBy('id')
      .limit(50),
  )
}
