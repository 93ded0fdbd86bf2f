import { defineChanges } from '@iisp/contract/define-changes'
import { listsOrders, worksDesk } from '../access.ts'
import { orderFilters } from './list.ts'

/** The institution's orders that somebody else has changed since the person last looked. */
export const orderChanges = defineChanges({
  name: 'orderChanges',
  summary: { zh: '自上次查看以来变化的指令', en: 'Orders changed since the last look' },
  path: '/api/tran/transferList/getChanges',
  filters: orderFilters,
  access: listsOrders,
})

/** The same at the custodian's desk. */
export const deskChanges = defineChanges({
  name: 'deskChanges',
  summary: { zh: '自上次查看以来变化的待处理指令', en: 'Orders to process changed since the last look' },
  path: '/api/tran/desk/changes',
  filters: orderFilters,
  access: worksDesk,
})
