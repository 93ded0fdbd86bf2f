import { raw, reader, sql } from '@iisp/server'
import { linkedPosition as call } from '../../contract/links/fund-dealing.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'

interface Lot {
  readonly id: string
  readonly shares: string
  readonly registeredOn: string
  readonly lockedUntil: string | null
  readonly mark: string
}

export const linkedPosition = reader(call, async ({ db }, { productId, tradingAccountId }) => {
  const held = await db.maybe(
    raw(sql<{ shares: string; frozen: string }>`SELECT shares, frozen
      FROM ta.linked_holding(${productId}::bigint, ${tradingAccountId}::bigint)`),
  )
  const lots = await db.all(
    raw(sql<Lot>`SELECT id, shares, registered_on AS "registeredOn", locked_until AS "lockedUntil", mark
      FROM ta.linked_lots(${productId}::bigint, ${tradingAccountId}::bigint)`),
  )
  return {
    shares: held?.shares ?? '0.00',
    frozen: held?.frozen ?? '0.00',
    lots: lots.map((lot) => ({ ...lot, mark: shortNav(lot.mark) })),
  }
})
