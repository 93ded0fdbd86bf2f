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

/** Locks the register of a fund, so that payments of its performance fee follow each other. */
export const lockFundRegister = (db: Writer, productId: string) =>
  db.one(
    q.selectFrom('ta.fund_register').select('product_id').where('product_id', '=', productId).forUpdate(),
  )

/** Locks the register of a fund and answers the fee that it owes. Refuses if it owes nothing. */
export async function lockOwed(db: Writer, productId: string): Promise<OwingFund> {
  await lockFundRegister(db, productId)
  // a separate statement: the statement that waited for the lock would not see payments committed meanwhile
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

/** The same for a person. Refuses if the amount owed differs from the amount shown. */
export async function lockShown(db: Writer, productId: string, shown: string): Promise<OwingFund> {
  const fund = await lockOwed(db, productId)
  const { code, owed } = fund
  return compare(owed, shown) === 0 ? fund : refuse(e.changed, { code, owed: groupThousands(owed) })
}
