import type { RegularOpening } from '../../../contract/terms/openings.ts'
import type { FundTerms } from '../../../contract/terms/terms.ts'
import { percentText } from '../../../rules/terms/percent.ts'
import { type Descriptions, type SettingText, listText, yesNo } from './setting-text.ts'

export function describeOpenings(
  { regularOpening, temporaryOpening }: FundTerms,
  t: SettingText,
): Descriptions {
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

export function describePerformance({ performanceFee: fee }: FundTerms, t: SettingText): Descriptions {
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

export const describeSettlement = (
  { confirm, settlement, dividendMethod }: FundTerms,
  t: SettingText,
): Descriptions => [
  ['confirm', confirm],
  ['redemptionDays', t('say.workDays', { n: settlement.redemption })],
  ['dividendDays', t('say.workDays', { n: settlement.dividend })],
  ['refundDays', t('say.workDays', { n: settlement.refund })],
  ['dividendMethod', t(`dividends.${dividendMethod}`)],
]

export const describeConversion = (
  { conversion, transferInCode }: FundTerms,
  t: SettingText,
): Descriptions => [
  ['targets', listText(conversion.targets, t)],
  ['topUp', t(`topUps.${conversion.topUp}`)],
  ['transferInCode', transferInCode],
]
