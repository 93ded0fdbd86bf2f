import { groupThousands } from '@iisp/ui/number'
import type { Locale, Translate } from '@iisp/web'
import type { ChartFund, ChartLink } from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { percentText } from '../../rules/applications/percent.ts'
import type { chartTexts } from './chart-texts.ts'

export type ChartText = Translate<(typeof chartTexts)['zh']>

const yuan = { zh: '元', en: ' yuan' } as const
/** Ratio or amount of a kind of dealing; null if the relation does not link it. */
function triggerText(ratio: string | null, amount: string | null, locale: Locale): string | null {
  if (ratio !== null) return percentText(ratio)
  return amount === null ? null : `${groupThousands(amount)}${yuan[locale]}`
}
const subscribes = ({ mzldfs }: ChartLink) => mzldfs !== '1'
const redeems = ({ mzldfs }: ChartLink) => mzldfs !== '0'
const yes = '1'
/** A dividend of the child redeems as well. */
export const redeemsOnDividend = (link: ChartLink) => redeems(link) && link.fhsfcfsh === yes

export const subscriptionText = (link: ChartLink, locale: Locale): string =>
  (subscribes(link) ? triggerText(link.sgldbl, link.sgldje, locale) : null) ?? ''
export const redemptionText = (link: ChartLink, locale: Locale): string =>
  (redeems(link) ? triggerText(link.shfhldbl, link.shldje, locale) : null) ?? ''

export const isPending = ({ relstate }: ChartLink) => relstate === relationFlow.codes.pending

/** The text on the arrow of a relation. */
export function linkLines(link: ChartLink, t: ChartText, locale: Locale): string[] {
  const [subscription, redemption] = [subscriptionText(link, locale), redemptionText(link, locale)]
  return [
    ...(subscription === '' ? [] : [`${t('subscription')} ${subscription}`]),
    ...(redemption === ''
      ? []
      : [`${t(redeemsOnDividend(link) ? 'redemptionAndDividend' : 'redemption')} ${redemption}`]),
    ...(isPending(link) ? [t('pendingFrom', { day: link.ksrq })] : []),
  ]
}

export const isOwn = ({ sfsyglr }: ChartFund) => sfsyglr === yes
/** The owner of a fund: "own", or the name of its manager. */
export const ownerText = (fund: ChartFund, t: ChartText): string =>
  isOwn(fund) ? t('own') : fund.jgmc || t('other')
