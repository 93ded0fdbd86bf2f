import { add } from '@iisp/contract/exact'
import { type Writer, sql, stateLiteral } from '@iisp/server'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { type StoredDue, q } from '../../tables.ts'

/**
 * Moves the unpaid amounts of earlier due dates of the same fee to this one and returns their sum,
 * yuan. Each amount is moved only once.
 */
export async function carriedOver(
  db: Writer,
  { id, child_id, fee_type, due_on }: Pick<StoredDue, 'id' | 'child_id' | 'fee_type' | 'due_on'>,
): Promise<string> {
  const rest = await db.all(
    q
      .updateTable('fund_relation.fee_due as d')
      .from(
        q
          .selectFrom('fund_relation.fee_due')
          .select(['id', 'carried'])
          .where('child_id', '=', child_id)
          .where('fee_type', '=', fee_type)
          .where('due_on', '<', due_on)
          .where('carried', '>', '0')
          .where('rest_met', '=', false)
          // A redemption in progress may still raise the amount.
          .where('status', '<>', stateLiteral(dueFlow.codes.redeeming))
          .forUpdate()
          .as('before'),
      )
      .set({ rest_met: true })
      .where(sql<boolean>`d.id = before.id AND d.id <> ${id}`)
      .returning('before.carried'),
  )
  return rest.map(({ carried }) => carried).reduce(add, '0.00')
}
