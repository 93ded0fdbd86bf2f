import { type Reader, reader, sql } from '@iisp/server'
import { confirmationWorking as call, calculationLots } from '../../../contract/dealing/confirmations.ts'
import type { FundTerms } from '../../../contract/terms/terms.ts'
import { type StoredConfirmation, calculationOf } from '../../../rules/dealing/calculation-of.ts'
import { q } from '../../tables.ts'
import { isOpenTo } from './confirmation-list.ts'
import { confirmations } from './confirmation-query.ts'
import { presentLot, usedLots } from './used-lots.ts'

type Stored = StoredConfirmation & { readonly terms: FundTerms; readonly lotCount: number }

export const confirmationWorking = reader(call, async ({ db, actor }, { id }) => {
  await db.one(confirmations().select('c.id').where('c.id', '=', id).where(isOpenTo(actor.scope)))
  const { terms, lotCount, ...confirmation } = await stored(db, id)
  const lots = await usedLots(db, id, { most: calculationLots })
  return {
    steps: [...calculationOf(confirmation, lots, terms)],
    lots: lots.map(presentLot),
    lotCount,
  }
})

/**
 * A confirmation with the terms of its run, dividend or fee day. A computed confirmation uses its dealing date as day of confirmation.
 */
const stored = (db: Reader, id: string): Promise<Stored> =>
  db.one(
    q
      .selectFrom('ta.confirmation as c')
      .leftJoin('ta.dealing_run as r', 'r.id', 'c.run_id')
      .leftJoin('ta.dividend as d', 'd.id', 'c.dividend_id')
      .leftJoin('ta.fee_day as f', 'f.id', 'c.fee_day_id')
      .innerJoin('ta.fund_terms as t', (on) =>
        on.on(sql<boolean>`t.id = coalesce(r.terms_id, d.terms_id, f.terms_id)`),
      )
      .innerJoin('ta.trading_account as a', 'a.id', 'c.trading_account_id')
      .select(['c.business_code as kind', 'c.shares', 'c.gross_amount as gross', 'c.fee'])
      .select([
        'c.top_up_fee as topUpFee',
        'c.performance_fee as performanceFee',
        'c.net_amount as net',
        'c.unit_nav as unitNav',
      ])
      .select([sql<string | null>`d.per_share`.as('perShare'), 'c.basis_shares as basis'])
      .select(sql<number>`jsonb_array_length(c.lots)`.as('lotCount'))
      .select(
        sql<string>`(SELECT coalesce(sum((u->>'shortHoldingFee')::numeric), 0)::numeric(18, 2)
          FROM jsonb_array_elements(c.lots) u)`.as('shortHoldingFee'),
      )
      .select(sql<boolean>`c.fee_day_id IS NOT NULL`.as('isFeeDay'))
      .select(['c.dealing_date as openDay', 'a.distributor', 't.terms'])
      .select(sql<string>`coalesce(c.confirmed_on, c.dealing_date)`.as('confirmedOn'))
      .where('c.id', '=', id),
  )
