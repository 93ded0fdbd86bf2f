import { expect, test } from 'vitest'
import { type OrderFields, blankFields } from '../state/order-fields.ts'
import { wholeOrder } from '../test/whole-order.ts'
import { type FaultContext, savingFaults, submittingFaults } from './order-faults.ts'

const context: FaultContext = {
  t: (key) => key,
  locale: 'zh',
  today: '2026-11-21',
  uploading: false,
  isWorkday: (date) => ({ '2026-11-21': false, '2026-11-23': true })[date],
}
const feeSheet = { fileId: 'a'.repeat(32), name: '费用.xlsx', size: 3, type: '1004' } as const
const counterparty = { manual: true, brokerId: null, counterpartyId: '8' }
const faults = (patch: Partial<OrderFields>) => submittingFaults({ ...wholeOrder, ...patch }, context)

test('a whole order has no fault', () => expect(faults({})).toEqual([]))
test('an order whose documents are still on their way is neither saved nor submitted', () => {
  const waiting = { ...context, uploading: true }
  const fault = [{ name: 'files', message: 'uploading' }]
  expect([savingFaults(wholeOrder, waiting), submittingFaults(wholeOrder, waiting)]).toEqual([fault, fault])
})
test('a blank form cannot be saved for want of all it needs', () => {
  expect(savingFaults(blankFields, context).map((fault) => fault.name)).toEqual([
    'type',
    'product',
    'custody',
    'partner',
    'amount',
    'date',
  ])
})
test('a draft may lack abstract, contacts and documents', () => {
  const draft: OrderFields = { ...wholeOrder, ...counterparty, reason: '', contactIds: [] }
  expect(savingFaults({ ...draft, type: '07', detail: '0700' }, context)).toEqual([])
})
test.each<[Partial<OrderFields>, string, string]>([
  [{ amount: '0.00' }, 'amount', '划款金额须在0.01至999,999,999,999.99之间'],
  [{ date: '2026-11-21' }, 'date', '2026-11-21非工作日，请重新选择'],
  [{ date: '2026-12-22' }, 'date', '划款日期须为今日起30日内的工作日'],
  [{ time: '08:00' }, 'time', '划款时间须在09:00至16:30之间'],
  [{ pays: false }, 'detail', '划款方向与划款类型明细不一致'],
  [{ type: '02' }, 'detail', '划款类型与划款类型明细不匹配'],
  [{ reason: '  ' }, 'reason', '请输入摘要'],
  [{ contactIds: [] }, 'contacts', '请至少选择一位联系人'],
  [{ ...counterparty, type: '07', detail: '0700' }, 'files', '请上传必需附件：合同/协议'],
  [
    { type: '05', detail: '0501', files: [feeSheet] },
    'partner',
    '管理费应划付至对手方账户，不可使用经纪账户，请改选对方账户后再保存或提交',
  ],
  [
    counterparty,
    'partner',
    '入金须在托管账户与经纪账户之间划付，不可使用对手方账户，请改选经纪账户后再保存或提交',
  ],
])('%o cannot be submitted', (patch, name, message) => {
  expect(faults(patch)).toEqual([{ name, message }])
})
test('a day that the calendar does not know is left to the server', () => {
  expect(faults({ date: '2026-12-20' })).toEqual([])
})
