import { AmountText } from '@iisp/ui/amount-text'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale } from '@iisp/web'
import type { ApplicationFull } from '../../contract/applications/application.ts'
import { mayLeaveRemainder } from './application-values.ts'
import { type ApplicationText, kindName, progressText } from './application-columns.tsx'

/** The facts of an application that apply to its kind. */
export function applicationFacts(row: ApplicationFull, t: ApplicationText, locale: Locale): Fact[] {
  const figure = (label: string, value: string | null, unit: string): Fact[] =>
    value === null ? [] : [{ label, value: <AmountText value={value} unit={unit} /> }]
  const words = (label: string, value: string | null, wide = false): Fact[] =>
    value === null || value === '' ? [] : [{ label, value, wide }]
  return [
    { label: t('kind'), value: kindName(row.kind, locale) },
    { label: t('progress'), value: progressText(row, t) },
    ...words(t('manager'), row.institutionName, true),
    { label: t('product'), value: `${row.productCode} ${row.productName}`, wide: true },
    ...words(
      t('targetProduct'),
      row.targetProductCode && `${row.targetProductCode} ${row.targetProductName}`,
      true,
    ),
    { label: t('investor'), value: row.investorName },
    { label: t('fundAccount'), value: row.fundAccount },
    { label: t('tradingAccount'), value: row.tradingAccount },
    {
      label: t('dealingDate'),
      value: row.late ? `${row.dealingDate} (${t('late')})` : row.dealingDate,
    },
    ...figure(t('amount'), row.amount, t('yuan')),
    ...figure(t('shares'), row.shares, t('unit')),
    ...figure(t('fees'), row.fees, t('yuan')),
    ...figure(t('netAmount'), row.netAmount, t('yuan')),
    ...figure(t('confirmedShares'), row.confirmedShares, t('unit')),
    ...words(t('dividendMethod'), row.dividendMethod && t(`dividendOptions.${row.dividendMethod}`)),
    ...(mayLeaveRemainder(row.kind)
      ? words(t('largeRedemption'), t(`largeOptions.${row.largeRedemption}`))
      : []),
    ...words(t('targetInvestor'), row.targetInvestorName),
    ...words(t('targetAccount'), row.targetTradingAccount),
    { label: t('submittedBy'), value: row.submittedBy },
    { label: t('submittedAt'), value: row.submittedAt ?? '--' },
    ...words(t('remark'), row.remark, true),
    ...words(t('reason'), row.reason, true),
  ]
}
