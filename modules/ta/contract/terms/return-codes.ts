/**
 * Why an application is refused in whole or in part. The code is the ReturnCode of the exchange files; 0000 is success,
 * also of an application that is confirmed in part.
 */
export const refusals = {
  insufficientShares: { code: '1001', zh: '可用份额不足', en: 'Too few shares available' },
  lockedUp: { code: '1002', zh: '份额尚在锁定期', en: 'The shares are still locked up' },
  belowFirstMinimum: { code: '1003', zh: '低于首次认申购起点', en: 'Below the first minimum' },
  belowFurtherMinimum: { code: '1004', zh: '低于追加起点', en: 'Below the further minimum' },
  belowMinimumHolding: {
    code: '1005',
    zh: '赎回后低于最低持有要求',
    en: 'Leaves less than the minimum holding',
  },
  holderLimit: { code: '1006', zh: '持有人数已达上限', en: 'The fund has its maximum of holders' },
  discountTooLow: { code: '1007', zh: '折扣低于合同约定', en: 'The discount is beyond the terms' },
  targetNotAllowed: { code: '1008', zh: '不可转换至该产品', en: 'No conversion into this fund' },
  targetClosed: { code: '1009', zh: '转入产品未开放', en: 'The target fund is closed' },
  feeNotWaivable: {
    code: '1010',
    zh: '归入基金资产的赎回费不得减免',
    en: 'A redemption fee of the fund is never waived',
  },
  amountTooSmall: { code: '1011', zh: '金额不足以确认份额', en: 'The amount buys no share' },
  largeRedemption: {
    code: '1012',
    zh: '巨额赎回，部分确认',
    en: 'Large redemption, confirmed in part',
  },
} as const
export type Refusal = keyof typeof refusals
