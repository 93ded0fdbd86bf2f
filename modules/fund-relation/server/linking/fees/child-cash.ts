import { compare, subtract } from '@iisp/contract/exact'
import { type CallContext, type Writer, sql, stateList, stateLiteral } from '@iisp/server'
import { productCash } from '@iisp/transfers/contract'
import { type DueState, dueFlow } from '../../../contract/linking/due-states.ts'
import { q } from '../../tables.ts'

/**
 * Cash reserved for other fees of the child fund that no transfer order holds yet:
 * - sum(fee − carried) for fees that await a person's release,
 * - sum(fee − missing) for the others, the part of each that is paid from cash.
 */
const promised = sql<string>`coalesce(sum(CASE WHEN status = ${stateLiteral(dueFlow.codes.toConfirm)} THEN fee - carried
  ELSE fee - coalesce(missing, 0) END), 0)::numeric(18, 2)::text`

/**
 * Cash of a child fund, yuan: available balance − cash reserved for fees in these states; at least
 * 0.00.
 */
export async function freeCash(
  { db, call }: { readonly db: Writer; readonly call: CallContext['call'] },
  childId: string,
  states: readonly DueState[] = dueFlow.sets.counting,
): Promise<string> {
  const { funds } = await call(productCash, { productIds: [childId] })
  const others = await db.one(
    q
      .selectFrom('fund_relation.fee_due')
      .select(promised.as('money'))
      .where('child_id', '=', childId)
      .where(sql<boolean>`status IN ${stateList(states)}`),
  )
  const free = subtract(funds[0]?.available ?? '0.00', others.money)
  return compare(free, '0.00') > 0 ? free : '0.00'
}
