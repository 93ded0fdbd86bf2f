import { withNote } from '@iisp/contract/with-note'
import { AmountText } from '@iisp/ui/amount-text'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import {
  feeReductions,
  linkModes,
  openingControls,
  performanceTriggers,
} from '../../contract/applications/link-terms.ts'
import type { RelationRow } from '../../contract/relations/relation-list.ts'
import { percentText } from '../../rules/applications/percent.ts'
import type { relationTexts } from '../relation-texts.ts'

type Text = Translate<(typeof relationTexts)['zh']>

/** Ratio or amount of a trigger, as people read it. */
const trigger = (ratio: string | null, amount: string | null, t: Text) =>
  ratio !== null ? percentText(ratio) : amount === null ? '' : <AmountText value={amount} unit={t('yuan')} />

/** The facts of a link, in the order of its form. */
export function linkFacts(row: RelationRow | ApplicationRow, t: Text, locale: Locale): Fact[] {
  const yesNo = (flag: '0' | '1') => t(flag === '1' ? 'yes' : 'no')
  const included = [
    row.REDEMCHARGEFLAG === '1' && t('withRedemptionFee'),
    row.REDEEMACHVMTFLAG === '1' && t('withRedemptionPerformance'),
    row.DIVIDENDACHVMTFLAG === '1' && t('withDividendPerformance'),
  ].filter((part) => part !== false)
  const reductions = row.MFREECHARGETYPE.split(',') as (keyof typeof feeReductions)[]
  const separator = locale === 'zh' ? '、' : ', '
  return [
    { label: t('child'), value: withNote(`${row.ZCPDM} ${row.ZCPMC}`, row.ZJGMC, locale), wide: true },
    { label: t('mother'), value: withNote(`${row.MCPDM} ${row.MCPMC}`, row.MJGMC, locale), wide: true },
    { label: t('childAccount'), value: row.ZCPJJZH },
    { label: t('mode'), value: linkModes[row.MZLDFS_NEW][locale] },
    ...(row.MZLDFS_NEW === '1'
      ? []
      : [{ label: t('subscription'), value: trigger(row.SGLDBL, row.SGLDJE, t) }]),
    ...(row.MZLDFS_NEW === '0'
      ? []
      : [{ label: t('redemption'), value: trigger(row.SHFHLDBL, row.SHLDJE, t) }]),
    { label: t('redeemsOnPayment'), value: yesNo(row.ZJJSFCFSH_NEW) },
    { label: t('redeemsOnDividend'), value: yesNo(row.FHSFCFSH) },
    { label: t('performanceTrigger'), value: performanceTriggers[row.YJBCCFLX][locale] },
    { label: t('openingControl'), value: openingControls[row.ZTKZFS][locale] },
    { label: t('included'), value: included.join(separator) },
    { label: t('feeReductions'), value: reductions.map((one) => feeReductions[one][locale]).join(separator) },
    {
      label: t('dateMode'),
      value: row.KSRQ === null ? t('lasts') : t('window', { from: row.KSRQ, to: row.JSRQ ?? '' }),
    },
  ]
}
