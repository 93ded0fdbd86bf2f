import { groupThousands } from '@iisp/ui/number'
import type { Discount, ScheduledFee, SubscriptionTier } from '../../../contract/terms/fees.ts'
import type { FundTerms } from '../../../contract/terms/terms.ts'
import { percentText } from '../../../rules/terms/percent.ts'
import {
  type Descriptions,
  type SettingText,
  holdingScaleText,
  listText,
  receiversText,
} from './setting-text.ts'

export const describeSubscription = (
  { subscription: { mode, scale, receivers } }: FundTerms,
  t: SettingText,
): Descriptions => [
  ['mode', t(`modes.${mode}`)],
  [
    'scale',
    listText(
      scale.map((tier) => tierText(tier, t)),
      t,
    ),
  ],
  ['receivers', receiversText(receivers, t)],
]

const tierText = (tier: SubscriptionTier, t: SettingText) => {
  const from = groupThousands(tier.from)
  return tier.kind === 'rate'
    ? t('say.rateFrom', { from, rate: percentText(tier.rate) })
    : t('say.feeFrom', { from, fee: groupThousands(tier.fee) })
}

export const describeRedemption = ({ redemption }: FundTerms, t: SettingText): Descriptions => [
  ['scale', holdingScaleText(redemption.scale, t)],
  ['receivers', receiversText(redemption.receivers, t)],
]

export const describeDiscounts = ({ discounts }: FundTerms, t: SettingText): Descriptions => [
  [
    'discounts',
    listText(
      discounts.map((one) => discountText(one, t)),
      t,
    ),
  ],
]

const discountText = ({ on, distributor, factor, from, to }: Discount, t: SettingText) =>
  t('say.discount', {
    on: t(`businesses.${on}`),
    distributor: distributor ?? t('say.allDistributors'),
    factor: percentText(factor),
    from,
    to: to ?? t('say.endless'),
  })

export const describeFeeSchedule = ({ feeSchedule }: FundTerms, t: SettingText): Descriptions => [
  [
    'feeSchedule',
    listText(
      feeSchedule.map((fee) => feeText(fee, t)),
      t,
    ),
  ],
]

const feeText = ({ type, frequency, annualRate, dueDay, payee }: ScheduledFee, t: SettingText) =>
  t('say.fee', {
    type: t(`feeTypes.${type}`),
    frequency: t(`frequencies.f${frequency}`),
    due: dueDay === null ? '' : t('say.due', { day: dueDay }),
    rate: annualRate === null ? '' : t('say.annual', { rate: percentText(annualRate) }),
    payee: payee ? t('say.payee', payee) : '',
  })
