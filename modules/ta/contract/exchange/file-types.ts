import type { BothLanguages } from '@iisp/contract'

/** File types of the data exchange that the register knows. */
export const exchangeTypes = {
  '01': { zh: '账户申请', en: 'Account applications' },
  '02': { zh: '账户确认', en: 'Account confirmations' },
  '03': { zh: '交易申请', en: 'Transaction applications' },
  '04': { zh: '交易确认', en: 'Transaction confirmations' },
  '05': { zh: '份额对账', en: 'Holdings' },
  '06': { zh: '分红数据', en: 'Dividends' },
  '07': { zh: '基金动态信息', en: 'Fund information' },
  '09': { zh: '分红汇总', en: 'Dividend summary' },
  '26': { zh: '产品份额明细', en: 'Holdings of wealth products' },
} as const satisfies Record<string, BothLanguages>
