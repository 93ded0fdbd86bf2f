import { refuse } from '@iisp/contract'
import type { PersonActor, WriteContext } from '@iisp/server'
import { taErrors as e } from '../../contract/errors.ts'
import { accountStatus } from '../../contract/investors/investor-kinds.ts'
import { type StoredApplication, q } from '../tables.ts'

/** Checks the receiving account of a transfer: it must be usable and belong to another investor. */
export async function checkTarget(
  { db }: WriteContext<PersonActor>,
  found: StoredApplication,
): Promise<void> {
  if (found.business_code !== '033') return
  const account = await db.maybe(
    q
      .selectFrom('ta.trading_account as t')
      .innerJoin('ta.investor as i', 'i.id', 't.investor_id')
      .where('t.id', '=', found.target_trading_account_id ?? '0')
      .where('t.institution_id', '=', found.institution_id)
      .where('t.status', '=', accountStatus.normal)
      .where('i.status', '=', accountStatus.normal)
      .where('i.id', '<>', found.investor_id)
      .select('t.id'),
  )
  if (account === undefined) refuse(e.transferUnfit, { fields: 'targetTradingAccountId' })
}
