export * from './approval-kinds.ts'
export * from './attachments.ts'
export * from './broker-accounts.ts'
export * from './codes.ts'
export * from './command.ts'
export * from './contacts.ts'
export * from './counterparties.ts'
export * from './custody-accounts.ts'
export * from './desk.ts'
export * from './desk-setting.ts'
export { transferErrors } from './errors.ts'
export * from './limits.ts'
export { menuIds, menus } from './menus.ts'
export {
  type OrderAction,
  type OrderDetail,
  type OrderRow,
  type OrderStep,
  type Moved,
  orderActions,
} from './order.ts'
export * from './order-export.ts'
export * from './order-list.ts'
export * from './notices.ts'
export * from './order-states.ts'
export * from './orders.ts'
export * from './topics.ts'
