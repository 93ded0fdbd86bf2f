import { expect, test } from 'vitest'
import { describeFormula, describeStep } from './describe-step.ts'

test.each([
  ['amount / (1 + feeRate)', '申请金额 ÷ (1 + 适用费率)', 'amount applied for ÷ (1 + fee rate)'],
  ['gross - fee - shortHoldingFee', '总额 − 费用 − 短期赎回费', 'gross amount − fee − short-holding fee'],
  [
    'shares * max(0, nav - mark) * performanceRate',
    '份额 × max(0, 单位净值 − 业绩基准净值) × 业绩报酬比例',
    'shares × max(0, NAV − mark) × performance rate',
  ],
  ['to - from', '确认日期 − 登记日期', 'confirmed on − registered on'],
])('%s is said in words', (formula, zh, en) => {
  expect(describeFormula(formula, 'zh')).toBe(zh)
  expect(describeFormula(formula, 'en')).toBe(en)
})

test('figures are grouped, rates and days stay as they are', () => {
  const step = {
    what: 'fee' as const,
    lot: null,
    formula: 'gross * feeRate',
    inputs: [
      { name: 'gross', value: '1234567.00' },
      { name: 'feeRate', value: '0.0050' },
    ],
    rounding: 'half-up' as const,
    result: '6172.84',
  }
  expect(describeStep(step, '四舍五入', 'zh')).toBe(
    '费用 = 总额 × 适用费率 = 6,172.84（总额 1,234,567.00，适用费率 0.0050，四舍五入）',
  )
})
