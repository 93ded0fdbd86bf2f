import { sql, stateList } from '@iisp/server'
import { orderFlow } from '../../contract/orders/order-states.ts'

/** Statuses in which an order still needs the account it names. */
const underWay = stateList(orderFlow.sets.underWay)

/** Whether an open order uses the account of the current row. */
export const brokerInUse = sql<boolean>`EXISTS (SELECT FROM transfers.transfer_order o
  WHERE o.broker_account_id = p.id AND o.status IN ${underWay})`
export const counterpartyInUse = sql<boolean>`EXISTS (SELECT FROM transfers.transfer_order o
  WHERE o.counterparty_account_id = p.id AND o.status IN ${underWay})`

/** Only accounts that were entered here and are not in use can be deleted (BO-028). */
export const isDeletable = (account: { source: string; inUse: boolean }): boolean =>
  account.source === '1' && !account.inUse
