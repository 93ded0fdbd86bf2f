import type { RegularOpening } from '../../../contract/terms/openings.ts'
import type { FundTerms } from '../../../contract/terms/terms.ts'
import { percentText } from '../../../rules/terms/percent.ts'
import { type Said, type SettingText, listText, yesNo } from './setting-text.ts'

export function sayOpenings({ regularOpening, temporaryOpening }: FundTerms, t: SettingText): Said {
  const { rule, onClosedDay, lastsDays } = regularOpening
  const limit = t(temporaryOpening.period === 'year' ? 'say.limitYear' : 'say.limitTerm', {
    n: temporaryOpening.limit,
  })
  return [
    ['rule', ruleText(rule, t)],
    ...(rule.kind === 'none' ? [] : ([['onClosedDay', t(`closedDays.${onClosedDay}`)]] as const)),
    ['lastsDays', t('say.days', { n: lastsDays })],
    ['temporaryLimit', limit],
  ]
}

function ruleText(rule: RegularOpening['rule'], t: SettingText): string {
  switch (rule.kind) {
    case 'none':
      return t('rules.none')
    case 'weekly':
      return t('say.weekly', { day: t(`weekdays.w${String(rule.weekday) as '1'}`) })
    case 'monthly':
      return t('say.monthly', { day: rule.day })
    case 'quarterly':
      return t('say.quarterly', { month: rule.month, day: rule.day })
    case 'listed':
      return listText(rule.dates, t)
  }
}

export function sayPerformance({ performanceFee: fee }: FundTerms, t: SettingText): Said {
  if (fee.method === 'none') return [['method', t('methods.none')]]
  return [
    ['method', t(`methods.${fee.method}`)],
    ['takenFrom', t(`takings.${fee.takenFrom}`)],
    ['performanceRate', percentText(fee.rate)],
    ['feeDays', listText(fee.days, t)],
    ...(fee.method === 'perLot' ? [['atDividend', yesNo(fee.atDividend, t)] as const] : []),
    ['markAfterDividend', t(`marks.${fee.markAfterDividend}`)],
  ]
}

export const saySettlement = ({ confirm, settlement, dividendMethod }: FundTerms, t: SettingText): Said => [
  ['confirm', confirm],
  ['redemptionDays', t('say.workDays', { n: settlement.redemption })],
  ['dividendDays', t('say.workDays', { n: settlement.dividend })],
  ['refundDays', t('say.workDays', { n: settlement.refund })],
  ['dividendMethod', t(`dividends.${dividendMethod}`)],
]

export const sayConversion = ({ conversion, transferInCode }: FundTerms, t: SettingText): Said => [
  ['targets', listText(conversion.targets, t)],
  ['topUp', t(`topUps.${conversion.topUp}`)],
  ['transferInCode', transferInCode],
]
