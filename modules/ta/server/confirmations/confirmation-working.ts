import { add } from '@iisp/contract/exact'
import { type Reader, raw, reader, sql } from '@iisp/server'
import { confirmationWorking as call } from '../../contract/dealing/confirmations.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { type StoredUse, type WorkedConfirmation, workingOf } from '../../rules/dealing/working-of.ts'
import { q } from '../tables.ts'
import { isShown } from './confirmation-list.ts'
import { confirmations } from './confirmation-query.ts'

type Stored = WorkedConfirmation & { readonly terms: FundTerms }
type UsedLot = StoredUse & { readonly registeredOn: string | null; readonly mark: string | null }

export const confirmationWorking = reader(call, async ({ db, actor }, { id }) => {
  // the register sees computed ones as well
  let found = confirmations().select('c.id').where('c.id', '=', id)
  if (actor.scope !== '*') found = found.where(isShown(actor.scope))
  await db.one(found)
  const { terms, ...confirmation } = await stored(db, id)
  const lots = await usedLots(db, id)
  return {
    steps: [...workingOf(confirmation, lots, terms)],
    lots: lots.map((use) => ({
      lotId: use.lot,
      registeredOn: use.registeredOn,
      shares: use.shares,
      days: use.days,
      fee: add(use.fee, use.shortHoldingFee),
      performanceFee: use.performanceFee,
    })),
  }
})

/** A confirmation with the terms that its run was computed by, and the day of confirmation where it has none yet. */
const stored = (db: Reader, id: string): Promise<Stored> =>
  db.one(
    q
      .selectFrom('ta.confirmation as c')
      .innerJoin('ta.dealing_run as r', 'r.id', 'c.run_id')
      .innerJoin('ta.fund_terms as t', 't.id', 'r.terms_id')
      .innerJoin('ta.trading_account as a', 'a.id', 'c.trading_account_id')
      .select(['c.business_code as kind', 'c.shares', 'c.gross_amount as gross', 'c.fee'])
      .select(['c.performance_fee as performanceFee', 'c.net_amount as net', 'c.unit_nav as unitNav'])
      .select(['c.dealing_date as openDay', 'a.distributor', 't.terms'])
      .select(sql<string>`coalesce(c.confirmed_on, c.dealing_date)`.as('confirmedOn'))
      .where('c.id', '=', id),
  )

const usedLots = (db: Reader, id: string): Promise<UsedLot[]> =>
  db.all(
    raw(sql<UsedLot>`SELECT u.*, l.registered_on AS "registeredOn", l.mark
      FROM ta.confirmation c
      CROSS JOIN jsonb_to_recordset(c.lots) AS u (lot text, shares text, days int, gross text, fee text,
        "shortHoldingFee" text, "performanceFee" text, net text)
      LEFT JOIN ta.lot l ON l.id::text = u.lot WHERE c.id = ${id}::bigint`),
  )
