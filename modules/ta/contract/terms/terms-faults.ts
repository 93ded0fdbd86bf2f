/** Contradictions in fund terms that are well formed. `termsFaults` of the rules finds the fields concerned. */
export const termsFaultTexts = {
  firstTierNotZero: { zh: '第一档须从0.00起', en: 'The first tier starts from 0.00' },
  tiersNotRising: { zh: '各档须由小到大，不得重复', en: 'Tiers rise and do not repeat' },
  lastTierBounded: { zh: '最后一档不设天数上限', en: 'The last tier has no bound' },
  tierUnbounded: { zh: '请填写天数上限，仅最后一档可不填', en: 'Enter a bound: only the last tier has none' },
  rateTooHigh: { zh: '费率合计须小于100%', en: 'Rates stay below 100 % in total' },
  feeAboveAmount: {
    zh: '固定费用须小于本档最低金额',
    en: 'A fixed fee is less than the least amount of its tier',
  },
  partsNotOne: { zh: '归属比例合计须为100%', en: 'The parts add up to 100 %' },
  endBeforeStart: { zh: '截止日期不得早于起始日期', en: 'The last day is not before the first' },
  fundFeeWaived: {
    zh: '赎回费全部归入基金资产，不得打折或减免',
    en: 'A redemption fee that belongs wholly to the fund is not discounted or waived',
  },
  furtherAboveFirst: { zh: '追加起点不得高于首次起点', en: 'The further minimum is not above the first' },
  mustBePositive: { zh: '须大于0', en: 'Must be above 0' },
  movesIntoNextWeek: {
    zh: '按周开放的开放日不得顺延至下一周',
    en: 'A weekly opening does not move into the next week',
  },
  datesNotRising: { zh: '日期须由早到晚，不得重复', en: 'Dates rise and do not repeat' },
  performanceRateTooHigh: { zh: '业绩报酬比例不得超过60%', en: 'The performance fee is at most 60 %' },
  noSuchDay: { zh: '该日期不存在', en: 'There is no such day' },
  feeDaysTooNear: { zh: '业绩报酬提取间隔不得少于3个月', en: 'Performance fee days are three months apart' },
  feeDaysMissing: { zh: '请填写业绩报酬提取日', en: 'Enter the days on which the performance fee is taken' },
  feeDaysUseless: { zh: '仅赎回时提取，不填提取日', en: 'Taken at redemption alone: enter no days' },
  payeeIncomplete: { zh: '请完整填写收款账户', en: 'Complete the payee' },
  dueDayMissing: { zh: '请填写应付日', en: 'Enter the due day' },
  dueDayUseless: { zh: '不定期费用不填应付日', en: 'A fee without frequency has no due day' },
  annualRateMissing: { zh: '请填写年费率', en: 'Enter the annual rate' },
  annualRateUseless: { zh: '业绩报酬不按年费率计提', en: 'The performance fee has no annual rate' },
  unfinished: { zh: '请填写此项', en: 'Please fill this in' },
  repeated: { zh: '重复', en: 'Repeated' },
} as const

export type TermsFaultCode = keyof typeof termsFaultTexts
/** `field` is the path in the terms, as in 'subscription.scale.1.from'. */
export type TermsFault = { readonly field: string; readonly fault: TermsFaultCode }
