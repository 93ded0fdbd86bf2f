export * from './approval-kinds.ts'
export * from './files.ts'
export * from './accounts/broker-accounts.ts'
export * from './codes.ts'
export * from './orders/changes.ts'
export { orderNumbers } from './orders/order-numbers.ts'
export * from './orders/command.ts'
export { cashAhead } from './orders/cash-ahead.ts'
export type { OrderChange } from './orders/differences.ts'
export { type DueDay, deskByDay, ordersByDay } from './orders/due-days.ts'
export * from './contacts.ts'
export * from './accounts/counterparties.ts'
export * from './accounts/custody-accounts.ts'
export * from './accounts/find-partners.ts'
export * from './ledger.ts'
export * from './desk/desk.ts'
export { deskQueues, deskToday } from './desk/desk-cards.ts'
export { type WaitingClass, waitingIds } from './desk/waiting.ts'
export * from './desk/desk-setting.ts'
export { transferErrors } from './errors.ts'
export * from './limits.ts'
export * from './pages.ts'
export {
  type OrderAction,
  type OrderDetail,
  type OrderRow,
  type OrderStep,
  type Moved,
  orderActions,
  orderFields,
  payeeAccountName,
} from './orders/order.ts'
export * from './orders/export.ts'
export * from './orders/find.ts'
export * from './orders/home-cards.ts'
export * from './orders/list.ts'
export * from './messages.ts'
export * from './orders/order-states.ts'
export * from './orders/form.ts'
export * from './orders/detail.ts'
export * from './orders/steps.ts'
export { ordersToReview, ordersToSign } from './orders/to-check.ts'
export * from './orders/totals.ts'
export * from './register/product-cash.ts'
export * from './register/book-register-money.ts'
export * from './register/place-register-order.ts'
export * from './subscriptions.ts'
export * from './topics.ts'
