import { type Reader, sql } from '@iisp/server'
import { q } from '../tables.ts'

/** A fund, and whether it has shares in the register. */
export const registeredFund = (db: Reader, productId: string) =>
  db.one(
    q
      .selectFrom('product.product_name as p')
      .leftJoin('ta.fund_register as r', 'r.product_id', 'p.id')
      .select(['p.code', 'p.institution_id', sql<boolean>`coalesce(r.shares, 0) > 0`.as('registered')])
      .where('p.id', '=', productId),
  )
