import { raw, reader, sql } from '@iisp/server'
import { confirmationWorking as call } from '../../contract/dealing/confirmations.ts'
import { isShown } from './confirmation-list.ts'
import { confirmations } from './confirmation-query.ts'

interface UsedLot {
  readonly lotId: string
  readonly registeredOn: string | null
  readonly shares: string
  readonly days: number
  readonly fee: string
  readonly performanceFee: string
}

export const confirmationWorking = reader(call, async ({ db, actor }, { id }) => {
  // the register sees computed ones as well
  let found = confirmations().select('c.id').where('c.id', '=', id)
  if (actor.scope !== '*') found = found.where(isShown(actor.scope))
  await db.one(found)
  const lots = await db.all(
    raw(sql<UsedLot>`SELECT u.lot AS "lotId", l.registered_on::text AS "registeredOn", u.shares, u.days, u.fee,
        u."performanceFee"
      FROM ta.confirmation c
      CROSS JOIN jsonb_to_recordset(c.lots) AS u (lot text, shares text, days int, fee text, "performanceFee" text)
      LEFT JOIN ta.lot l ON l.id::text = u.lot
      WHERE c.id = ${id}::bigint`),
  )
  return { steps: [], lots }
})
