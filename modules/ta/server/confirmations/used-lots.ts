import type { Output } from '@iisp/contract'
import { add } from '@iisp/contract/exact'
import { type Reader, raw, sql } from '@iisp/server'
import type { confirmationWorking } from '../../contract/dealing/confirmations.ts'
import type { StoredUse } from '../../rules/dealing/working-of.ts'

type UsedLot = StoredUse & { readonly registeredOn: string | null; readonly mark: string | null }
export type LotRow = Output<typeof confirmationWorking>['lots'][number]

/** The lots that a confirmation used, in the order in which it used them. */
export const usedLots = (db: Reader, id: string): Promise<UsedLot[]> =>
  db.all(
    raw(sql<UsedLot>`SELECT u.*, l.registered_on AS "registeredOn",
        -- as it was then: a dividend or a fee day may have moved it since
        coalesce(h.mark_before, l.mark) AS mark
      FROM ta.confirmation c
      CROSS JOIN jsonb_to_recordset(c.lots) AS u (lot text, shares text, days int, gross text, fee text,
        "shortHoldingFee" text, "performanceFee" text, net text)
      LEFT JOIN ta.lot l ON l.id::text = u.lot
      LEFT JOIN ta.lot_change h ON h.lot_id = l.id AND h.confirmation_id = c.id AND NOT h.reversal
      WHERE c.id = ${id}::bigint`),
  )

export const presentLot = (use: UsedLot): LotRow => ({
  lotId: use.lot,
  registeredOn: use.registeredOn,
  shares: use.shares,
  days: use.days,
  fee: add(use.fee, use.shortHoldingFee),
  performanceFee: use.performanceFee,
})
