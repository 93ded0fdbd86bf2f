import type { TakenBackRun } from '@iisp/ta/contract'
import type { DueState } from '../../../contract/linking/due-states.ts'
import type { LinkedOrderState } from '../../../contract/linking/linked-order-states.ts'
import { stateLiteral } from '@iisp/server'
import { q } from '../../tables.ts'
import type { LinkedOrderCase } from './linked-order-cases.ts'

interface Standing {
  readonly order: LinkedOrderState
  readonly due: DueState
}

/** The forced redemptions (`o`) at the mother fund of a run, with the fees (`d`) they are for, locked. */
export const forcedOrders = (
  { productId, dealingDate }: Pick<TakenBackRun, 'productId' | 'dealingDate'>,
  { order, due }: Standing,
) =>
  q
    .selectFrom('fund_relation.linked_order as o')
    .innerJoin('fund_relation.relation as r', 'r.id', 'o.relation_id')
    .innerJoin('fund_relation.fee_due as d', 'd.linked_order_id', 'o.id')
    .innerJoin('fund_relation.config as c', 'c.id', 'd.config_id')
    .selectAll('d')
    .select(['o.id as orderId', 'o.version as orderVersion', 'o.origin', 'o.kind'])
    .where('r.mother_id', '=', productId)
    .where('o.kind', '=', '142')
    .where('o.status', '=', stateLiteral(order))
    .where('o.dealing_date', '=', dealingDate)
    .where('d.status', '=', stateLiteral(due))
    .orderBy('d.id')
    .forUpdate(['o', 'd'])

interface ForcedOrder {
  readonly orderId: string
  readonly orderVersion: number
  readonly origin: string
  readonly kind: LinkedOrderCase['kind']
  readonly institution_id: string
  readonly partner_id: string | null
}

/** One of these orders as a case. */
export const orderCase = (
  { orderId, orderVersion, origin, kind, institution_id, partner_id }: ForcedOrder,
  status: LinkedOrderState,
): LinkedOrderCase => ({
  id: orderId,
  version: orderVersion,
  origin,
  kind,
  institution_id,
  partner_id,
  status,
})
