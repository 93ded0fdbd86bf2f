import { expect, test } from 'vitest'
import { type OrderContent, canonicalOrder } from './order-content.ts'

const content: OrderContent = {
  id: '7',
  institutionId: 'M001',
  productId: '1001',
  pays: true,
  custodyAccountNo: '7559',
  partnerAccountNo: '6225',
  partnerName: '甲',
  partnerBank: '乙',
  partnerBranchNo: '',
  amount: '1.00',
  transferDate: '2026-11-20',
  transferTime: '',
  transferType: '05',
  transferDetail: '0501',
  retry: false,
  notBeforeDate: false,
  marginCall: false,
  reason: '费用',
  remark: '',
  fileIds: ['b', 'a'],
}

test('the order of the files does not count', () => {
  expect(canonicalOrder({ ...content, fileIds: ['a', 'b'] })).toBe(canonicalOrder(content))
})

test('every field counts', () => {
  const other = (value: unknown) =>
    typeof value === 'boolean' ? !value : Array.isArray(value) ? [...value, 'c'] : `${String(value)}x`
  for (const [field, value] of Object.entries(content)) {
    const changed = { ...content, [field]: other(value) } as OrderContent
    expect([field, canonicalOrder(changed) === canonicalOrder(content)]).toEqual([field, false])
  }
})

test('what moves from one field to the next makes another content', () => {
  const moved = { ...content, partnerName: '甲乙', partnerBank: '' }
  expect(canonicalOrder(moved)).not.toBe(canonicalOrder({ ...content, partnerName: '甲', partnerBank: '乙' }))
})
