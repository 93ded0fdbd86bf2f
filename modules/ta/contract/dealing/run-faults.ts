import type { BothLanguages, Language } from '@iisp/contract'
import { withNote } from '@iisp/contract/with-note'

/** Display names of the control totals of a run. */
const faults: ReadonlyMap<string, BothLanguages> = new Map(
  Object.entries({
    navNotPositive: { zh: '净值须大于0', en: 'the NAV is above 0' },
    navTooPrecise: { zh: '净值小数位数与条款不符', en: 'the NAV has the places of the terms' },
    datesReversed: { zh: '确认日早于开放日', en: 'the confirmation follows the open day' },
    applicationRepeated: { zh: '申请重复', en: 'no application comes twice' },
    lotRepeated: { zh: '份额明细重复', en: 'no lot comes twice' },
    figureNotPositive: { zh: '申请金额或份额须大于0', en: 'amounts and shares are above 0' },
    lotNegative: { zh: '份额明细为负', en: 'no lot is negative' },
    accountOfTwoHolders: { zh: '交易账户归属不一致', en: 'an account has one holder' },
    lotsAboveTotal: { zh: '份额明细超过总份额', en: 'lots are within the total' },
    frozenNegative: { zh: '冻结份额为负', en: 'frozen shares are not negative' },
    targetMissing: { zh: '转入产品缺失', en: 'the target of a conversion is there' },
    acceptedBelowLine: {
      zh: '巨额赎回接受份额低于下限',
      en: 'at least the large-redemption line is accepted',
    },
    lotsDoNotSuffice: { zh: '份额明细不足', en: 'the lots suffice' },
    confirmationMissing: { zh: '确认笔数与申请笔数不符', en: 'each application has its answer' },
    sharesNotAccounted: { zh: '份额不平', en: 'shares before and after agree' },
    lotsNotHoldings: { zh: '份额明细与持仓不符', en: 'lots are the holdings' },
    totalNegative: { zh: '总份额为负', en: 'the total is not negative' },
    moneyNotAccounted: { zh: '资金不平', en: 'money in is money out' },
    sharesNotWorthMoney: { zh: '份额与金额不符', en: 'shares are worth the money' },
  }),
)

/** The text of a failed check, with its application or lot. */
export function runFault(fault: string, about: string, language: Language): string {
  const text = faults.get(fault)?.[language] ?? fault
  if (about === '') return text
  return withNote(text, about, language)
}
