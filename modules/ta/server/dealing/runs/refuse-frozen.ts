import { type NamedError, refuse } from '@iisp/contract'
import { type Reader, sql } from '@iisp/server'
import { type StoredRun, q } from '../../tables.ts'

/** Frozen shares cannot be reversed: refuses if an account would hold fewer shares than its frozen ones. */
export async function refuseFrozen(
  db: Reader,
  { product_id }: Pick<StoredRun, 'product_id'>,
  accounts: readonly string[],
  error: NamedError,
): Promise<void> {
  const short = await db.maybe(
    q
      .selectFrom('ta.holding as h')
      .innerJoin('ta.trading_account as t', 't.id', 'h.trading_account_id')
      .select('t.account_no')
      .where('h.product_id', '=', product_id)
      .where('h.trading_account_id', '=', sql<string>`ANY(${accounts}::bigint[])`)
      .where(sql<boolean>`h.frozen > (SELECT coalesce(sum(l.shares), 0) FROM ta.lot l
        WHERE l.product_id = h.product_id AND l.trading_account_id = h.trading_account_id)`)
      .orderBy('t.id')
      .limit(1),
  )
  if (short !== undefined) refuse(error, { account: short.account_no })
}
