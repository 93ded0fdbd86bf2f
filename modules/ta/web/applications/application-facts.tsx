import { AmountText } from '@iisp/ui/amount-text'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale } from '@iisp/web'
import { factsOf } from '@iisp/web/fields/index'
import { type ApplicationFull, applicationFullFields } from '../../contract/applications/application.ts'
import { dayText, progressText } from './application-columns.ts'
import type { ApplicationText } from './application-texts.ts'
import { mayLeaveRemainder } from './application-values.ts'

/** The facts of an application that apply to its kind. */
export function applicationFacts(row: ApplicationFull, t: ApplicationText, locale: Locale): Fact[] {
  const figure = (name: 'amount' | 'shares' | 'fees' | 'netAmount' | 'confirmedShares', unit: string) => {
    const value = row[name]
    return value === null ? null : { label: t(name), value: <AmountText value={value} unit={unit} /> }
  }
  const target = row.targetProductCode !== '' && {
    label: t('targetProductName'),
    value: `${row.targetProductCode} ${row.targetProductName}`,
    wide: true,
  }
  return factsOf(applicationFullFields, row, locale, [
    'kind',
    { label: t('progress'), value: progressText(row, t) },
    row.institutionName !== '' && 'institutionName',
    { label: t('productName'), value: `${row.productCode} ${row.productName}`, wide: true },
    target,
    'investorName',
    'fundAccount',
    'tradingAccount',
    { label: t('dealingDate'), value: dayText(row, t) },
    figure('amount', t('yuan')),
    figure('shares', t('unit')),
    figure('fees', t('yuan')),
    figure('netAmount', t('yuan')),
    figure('confirmedShares', t('unit')),
    row.dividendMethod !== null && 'dividendMethod',
    mayLeaveRemainder(row.kind) && 'largeRedemption',
    row.targetInvestorName !== '' && 'targetInvestorName',
    row.targetTradingAccount !== '' && 'targetTradingAccount',
    'submittedBy',
    'submittedAt',
    'remark',
    'reason',
  ])
}
