import type { WriteContext } from '@iisp/server'
import type { ConfirmedRun } from '@iisp/ta/contract'
import { q } from '../tables.ts'

/** The forced redemptions that the run has confirmed: their money arrives, and the fee is paid next. */
export async function settleForcedRedemptions(
  { db }: Pick<WriteContext, 'db'>,
  { confirmations }: ConfirmedRun,
): Promise<void> {
  const applications = confirmations.flatMap(({ kind, applicationId }) =>
    kind === '142' && applicationId !== null ? [applicationId] : [],
  )
  if (applications.length === 0) return
  const settled = await db.all(
    q
      .updateTable('fund_relation.linked_order')
      .set({ status: 'settled' })
      .where('application_id', 'in', applications)
      .where('status', '=', 'placed')
      .returning('id'),
  )
  if (settled.length === 0) return
  await db.run(
    q
      .updateTable('fund_relation.fee_due')
      .set({ status: 'paying' })
      .where(
        'linked_order_id',
        'in',
        settled.map(({ id }) => id),
      )
      .where('status', '=', 'redeeming'),
  )
}
