import { refuse } from '@iisp/contract'
import { compare } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/contract/group-thousands'
import type { Writer } from '@iisp/server'
import { performanceFeeErrors as e } from '../../contract/performance-fees/performance-fee-errors.ts'
import { q } from '../tables.ts'
import { owedNow } from './owed.ts'

export interface OwingFund {
  readonly institutionId: string
  readonly productId: string
  readonly code: string
  /** Yuan, above zero. */
  readonly owed: string
}

/** One payment of a fund at a time reads what is owed and takes it off. */
export const lockFundRegister = (db: Writer, productId: string) =>
  db.one(
    q.selectFrom('ta.fund_register').select('product_id').where('product_id', '=', productId).forUpdate(),
  )

/**
 * Locks the register of a fund and answers what it owes. Refuses where that is nothing.
 */
export async function lockOwed(db: Writer, productId: string): Promise<OwingFund> {
  await lockFundRegister(db, productId)
  // a statement of its own: the one that waited for the lock does not see payments made meanwhile
  const fund = await db.one(
    q
      .selectFrom('ta.fund_register as r')
      .innerJoin('product.product_name as p', 'p.id', 'r.product_id')
      .select(['r.institution_id as institutionId', 'r.product_id as productId', 'p.code'])
      .select(owedNow.as('owed'))
      .where('r.product_id', '=', productId),
  )
  return compare(fund.owed, '0.00') > 0 ? fund : refuse(e.nothingOwed, { code: fund.code })
}

/** The same for a person, who is refused where the amount is not what was shown. */
export async function lockShown(db: Writer, productId: string, shown: string): Promise<OwingFund> {
  const fund = await lockOwed(db, productId)
  const { code, owed } = fund
  return compare(owed, shown) === 0 ? fund : refuse(e.changed, { code, owed: groupThousands(owed) })
}
