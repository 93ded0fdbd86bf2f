import { groupThousands } from '@iisp/ui/number'
import type { LockUpTerms, MinimumHolding } from '../../../contract/terms/holding-terms.ts'
import type { FundTerms } from '../../../contract/terms/terms.ts'
import { percentText } from '../../../rules/terms/percent.ts'
import { type Descriptions, type SettingText, holdingScaleText, yesNo, yuanText } from './setting-text.ts'

export const describePrecision = (terms: FundTerms, t: SettingText): Descriptions => [
  ['navPlaces', t('say.places', { n: terms.navPlaces })],
  ['shareRounding', t(`roundings.${terms.shareRounding}`)],
  ['reinvestRounding', t(`roundings.${terms.reinvestRounding}`)],
  ['firstDay', yesNo(terms.dayCount.firstDay, t)],
  ['lastDay', yesNo(terms.dayCount.lastDay, t)],
]

export const describeHolding = (terms: FundTerms, t: SettingText): Descriptions => [
  ['first', yuanText(terms.minimumSubscription.first, t)],
  ['further', yuanText(terms.minimumSubscription.further, t)],
  ['measuredOn', t(`measures.${terms.minimumSubscription.measuredOn}`)],
  ['minimumHolding', minimumText(terms.minimumHolding, t)],
  ['lockUp', lockUpText(terms.lockUp, t)],
  ['coolingOffHours', t('say.hours', { n: terms.coolingOffHours })],
  [
    'maximumHolders',
    terms.maximumHolders === null ? t('holderLimits.none') : t('say.holders', { n: terms.maximumHolders }),
  ],
]

function minimumText(minimum: MinimumHolding, t: SettingText): string {
  if (minimum.measure === 'none') return t('minimums.none')
  const said = { least: groupThousands(minimum.least), below: t(`belows.${minimum.below}`) }
  return t(minimum.measure === 'netValue' ? 'say.leastValue' : 'say.leastShares', said)
}

function lockUpText(lockUp: LockUpTerms, t: SettingText): string {
  if (lockUp.kind === 'none') return t('lockUps.none')
  const { months } = lockUp
  return lockUp.kind === 'hard'
    ? t('say.hardLock', { months })
    : t('say.feeLock', { months, scale: holdingScaleText(lockUp.scale, t) })
}

export function describeLargeRedemption({ largeRedemption: large }: FundTerms, t: SettingText): Descriptions {
  if (large === null) return [['largeRedemption', t('larges.none')]]
  return [
    ['largeRedemption', t('larges.applies')],
    ['ratio', percentText(large.ratio)],
    ['base', t(`bases.${large.base}`)],
    ['acceptance', t(`acceptances.${large.acceptance}`)],
    ['defaultRest', t(`rests.${large.defaultRest}`)],
  ]
}
