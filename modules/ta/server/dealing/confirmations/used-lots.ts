import { add } from '@iisp/contract/exact'
import { type Reader, raw, sql } from '@iisp/server'
import type { UsedLotRow } from '../../../contract/dealing/confirmations.ts'
import type { StoredUse } from '../../../rules/dealing/calculation-of.ts'

export type UsedLot = StoredUse & {
  /** Position among the lots of the confirmation, from 1. */
  readonly place: number
  readonly registeredOn: string | null
  readonly mark: string | null
}

/** The lots that a confirmation used, in the order of use. `most` limits their number, `after` skips positions. */
export const usedLots = (
  db: Reader,
  id: string,
  { after = 0, most }: { readonly after?: number; readonly most?: number } = {},
): Promise<UsedLot[]> =>
  db.all(
    raw(sql<UsedLot>`SELECT u.lot, u.shares, u.days, u.gross, u.fee, u."shortHoldingFee", u."performanceFee", u.net, u.place::int,
        l.registered_on AS "registeredOn",
        -- as it was then: a dividend or a fee day may have moved it since
        coalesce(h.mark_before, l.mark) AS mark
      FROM ta.confirmation c
      CROSS JOIN ROWS FROM (jsonb_to_recordset(c.lots) AS (lot text, shares text, days int, gross text, fee text,
        "shortHoldingFee" text, "performanceFee" text, net text)) WITH ORDINALITY
        AS u (lot, shares, days, gross, fee, "shortHoldingFee", "performanceFee", net, place)
      -- a lot that its own run made has no id there
      LEFT JOIN ta.lot l ON l.id = CASE WHEN u.lot ~ '^[0-9]{1,18}$' THEN u.lot::bigint END
      LEFT JOIN ta.lot_change h ON h.lot_id = l.id AND h.confirmation_id = c.id AND NOT h.reversal
      WHERE c.id = ${id}::bigint AND u.place > ${after}::int
      ORDER BY u.place LIMIT ${most ?? null}::int`),
  )

export const presentLot = (use: UsedLot): UsedLotRow => ({
  lotId: use.lot,
  registeredOn: use.registeredOn,
  shares: use.shares,
  days: use.days,
  fee: add(use.fee, use.shortHoldingFee),
  performanceFee: use.performanceFee,
})
