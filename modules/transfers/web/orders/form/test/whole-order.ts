import { type CompleteFields, blankFields } from '../state/order-fields.ts'

/** An order that can be submitted unchanged, except that it lacks documents. */
export const wholeOrder: CompleteFields = {
  ...blankFields,
  productId: '1',
  custodyAccountNo: '622',
  brokerId: '5',
  amount: '1234.50',
  date: '2026-11-23',
  type: '01',
  detail: '0101',
  reason: '追加资金',
  contactIds: ['3'],
}
