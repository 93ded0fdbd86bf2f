import { withNote } from '@iisp/contract/with-note'
import { AmountText } from '@iisp/ui/amount-text'
import { type Translate, useLocale, useText } from '@iisp/web'
import { type FactEntries, FieldFacts } from '@iisp/web/fields/index'
import { type LinkRow, linkFieldSet } from '../../contract/applications/link-fields.ts'
import { feeReductions, linkModes } from '../../contract/applications/link-terms.ts'
import { percentText } from '../../rules/applications/percent.ts'
import { relationTexts } from '../relation-texts.ts'

type Text = Translate<(typeof relationTexts)['zh']>

/** Ratio or amount of a trigger, as people read it. */
const trigger = (ratio: string | null, amount: string | null, t: Text) =>
  ratio !== null ? percentText(ratio) : amount === null ? '' : <AmountText value={amount} unit={t('yuan')} />

/** The facts of a link, in the order of its form. */
export function useLinkFacts(row: LinkRow): FactEntries<typeof linkFieldSet> {
  const t = useText(relationTexts)
  const locale = useLocale()
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
    'ZCPJJZH',
    { label: t('mode'), value: linkModes[row.MZLDFS_NEW][locale] },
    row.MZLDFS_NEW !== '1' && { label: t('subscription'), value: trigger(row.SGLDBL, row.SGLDJE, t) },
    row.MZLDFS_NEW !== '0' && { label: t('redemption'), value: trigger(row.SHFHLDBL, row.SHLDJE, t) },
    'ZJJSFCFSH_NEW',
    'FHSFCFSH',
    'YJBCCFLX',
    'ZTKZFS',
    { label: t('included'), value: included.join(separator) },
    { label: t('feeReductions'), value: reductions.map((one) => feeReductions[one][locale]).join(separator) },
    {
      label: t('dateMode'),
      value: row.KSRQ === null ? t('lasts') : t('window', { from: row.KSRQ, to: row.JSRQ ?? '' }),
    },
  ]
}

/** The facts of a relation alone. */
export const LinkFacts = ({ of }: { readonly of: LinkRow }) => (
  <FieldFacts fields={linkFieldSet} of={of} show={useLinkFacts(of)} />
)
