import {
  cashAhead,
  deskList,
  deskTotals,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
  getTransferList,
  deskByDay,
  orderStages,
  ordersBack,
  ordersByDay,
  ordersToReview,
  ordersToSign,
  orderTotals,
} from '@iisp/transfers/contract'

/** Calls whose answers any step on an order may change. */
export const affectedCalls = [
  getTransferList,
  deskList,
  orderTotals,
  deskTotals,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
  orderStages,
  ordersBack,
  ordersByDay,
  deskByDay,
  cashAhead,
  ordersToReview,
  ordersToSign,
]
