import { type Static, t } from '@iisp/contract'

/** Figures that the steps of a calculation compute. */
export const calculationFigures = {
  feeRate: { zh: '适用费率', en: 'Fee rate' },
  fee: { zh: '费用', en: 'Fee' },
  paid: { zh: '缴款金额', en: 'Amount paid in' },
  net: { zh: '净额', en: 'Net amount' },
  shares: { zh: '份额', en: 'Shares' },
  holdingDays: { zh: '持有天数', en: 'Days held' },
  gross: { zh: '总额', en: 'Gross amount' },
  shortHoldingFee: { zh: '短期赎回费', en: 'Short-holding fee' },
  performanceFee: { zh: '业绩报酬', en: 'Performance fee' },
  base: { zh: '转换基数', en: 'Amount converted' },
  topUpFee: { zh: '补差费', en: 'Top-up fee' },
  payable: { zh: '应付金额', en: 'Amount payable' },
  accepted: { zh: '确认份额', en: 'Shares confirmed' },
  rest: { zh: '未确认份额', en: 'Shares not confirmed' },
} as const

/** A step shows the calculation of one figure. `formula` names the inputs, for example 'amount / (1 + feeRate)'. */
export const calculationStep = t.Object({
  what: t.oneOf(...(Object.keys(calculationFigures) as readonly (keyof typeof calculationFigures)[])),
  /** The lot of a redemption step; null for steps about the whole application. */
  lot: t.nullable(t.oneLine(60)),
  formula: t.oneLine(100),
  inputs: t.Array(t.Object({ name: t.oneLine(30), value: t.oneLine(40) }), { maxItems: 10 }),
  rounding: t.oneOf('half-up', 'truncate', 'up', 'none'),
  result: t.oneLine(40),
})
export type CalculationStep = Static<typeof calculationStep>
