import { expect, test } from 'vitest'
import { digestMail, workdayBefore } from './digest.ts'

const counts = [
  { status: '070', count: 2, amount: '1234567.80' },
  { status: '040', count: 1, amount: '0.05' },
  { status: '060', count: 1, amount: '0.10' },
] as const
const missing = [{ orderNo: 'HK1', productName: '稳健', amount: '9000.00', transferDate: '2026-11-19' }]
const facts = { day: '2026-11-20', groups: [], counts, missing: null, note: '' }

test('all groups where none is chosen, with exact sums', () => {
  expect(digestMail(facts)).toEqual({
    subject: '划款汇总 2026-11-20',
    text: [
      '划款日期2026-11-20的指令：',
      '已划款：2笔，合计1,234,567.80元',
      '处理中：2笔，合计0.15元',
      '退回、作废或失败：0笔，合计0.00元',
    ].join('\n'),
  })
})

test('the groups chosen, the orders without documents, and the person’s own words', () => {
  expect(digestMail({ ...facts, groups: ['paid'], missing, note: '月初' }).text).toBe(
    [
      '划款日期2026-11-20的指令：',
      '已划款：2笔，合计1,234,567.80元',
      '',
      '以下指令缺失附件，请尽快补充：',
      'HK1 稳健 9,000.00元，划款日期2026-11-19',
      '',
      '月初',
    ].join('\n'),
  )
  expect(digestMail({ ...facts, missing: [] }).text).toContain('无缺失附件的指令。')
})

const day = (RQ: string, GZR: '0' | '1') => ({ RQ, GZR })
const days = [day('2026-11-18', '1'), day('2026-11-19', '0'), day('2026-11-20', '1'), day('2026-11-23', '1')]
test.each([
  [0, '2026-11-23'],
  [1, '2026-11-20'],
  [2, '2026-11-18'],
  [3, null],
])('%i working days back', (count, found) => {
  expect(workdayBefore(days, '2026-11-23', count)).toBe(found)
})
