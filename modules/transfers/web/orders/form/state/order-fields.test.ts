import { findMismatch } from '@iisp/contract/check'
import { addTran } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { wholeOrder } from '../test/whole-order.ts'
import { type CompleteFields, orderInput } from './order-fields.ts'

const fields: CompleteFields = {
  ...wholeOrder,
  reason: ' 追加资金 ',
  files: [{ fileId: 'a'.repeat(32), name: 'x.pdf', size: 3, type: '1001' }],
  retry: true,
}
const order = { id: '7', version: 2, orderNo: 'HK7' }

test('a new order names its broker account and no order', () => {
  const input = orderInput(fields, null, undefined, '888')
  expect(findMismatch(addTran.input, input)).toBeNull()
  expect(input).toMatchObject({
    payFlag: '1',
    manualEntryFlag: '0',
    brokerId: '5',
    otherAccount: '888',
    retryFlag: '1',
    reason: '追加资金',
    fileIds: ['a'.repeat(32)],
  })
  expect('id' in input).toBe(false)
})
test('an order on record goes by id and version, a called-back one by its mode too', () => {
  expect(orderInput(fields, order, undefined, undefined)).toMatchObject({ id: '7', version: 2 })
  expect(orderInput(fields, order, 'ZHZL', undefined)).toMatchObject({ id: '7', mode: 'ZHZL' })
  expect(orderInput(fields, null, 'copy', undefined)).not.toHaveProperty('mode')
})
test('with a counterparty account no broker account is sent', () => {
  const manual = { ...fields, manual: true, brokerId: null, counterpartyId: '9' }
  const input = orderInput(manual, null, undefined, undefined)
  expect(input).toMatchObject({ manualEntryFlag: '1', cpZhbh: '9' })
  expect(input).not.toHaveProperty('brokerId')
})
