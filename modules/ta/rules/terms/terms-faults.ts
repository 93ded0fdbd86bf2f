import { compare, sum } from '@iisp/contract/exact'
import { isDate } from '@iisp/contract/date'
import type { Discount, FeeReceivers, HoldingTier, ScheduledFee } from '../../contract/terms/fees.ts'
import type { LockUpTerms } from '../../contract/terms/holding-terms.ts'
import type { RegularOpening } from '../../contract/terms/openings.ts'
import type { PerformanceFeeTerms } from '../../contract/terms/performance-fee.ts'
import type { TermsFault, TermsFaultCode } from '../../contract/terms/terms-faults.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'

type Report = (field: string, fault: TermsFaultCode) => void

/** Every field of well-formed terms that contradicts another field, the law or common sense, in the order of the form. */
export function termsFaults(terms: FundTerms): readonly TermsFault[] {
  const faults: TermsFault[] = []
  const report: Report = (field, fault) => faults.push({ field, fault })
  judgeSubscription(terms, report)
  judgeReceivers(terms.subscription.receivers, 'subscription.receivers', report)
  judgeHoldingScale(terms.redemption.scale, 'redemption.scale', report)
  judgeReceivers(terms.redemption.receivers, 'redemption.receivers', report)
  terms.discounts.forEach((discount, index) => judgeDiscount(discount, index, terms, report))
  judgeMinimums(terms, report)
  judgeLockUp(terms.lockUp, terms.redemption.scale, report)
  if (terms.largeRedemption !== null && isZero(terms.largeRedemption.ratio))
    report('largeRedemption.ratio', 'mustBePositive')
  judgeOpening(terms.regularOpening, report)
  judgePerformanceFee(terms.performanceFee, report)
  reportRepeated(terms.conversion.targets, 'conversion.targets', report)
  terms.feeSchedule.forEach((fee, index) => judgeScheduledFee(fee, `feeSchedule.${index}`, report))
  reportRepeated(
    terms.feeSchedule.map(({ type }) => type),
    'feeSchedule',
    report,
  )
  return faults
}

const isZero = (figure: string) => compare(figure, '0') === 0
const isWhole = (rate: string) => compare(rate, '1') >= 0

function judgeSubscription({ subscription, minimumSubscription }: FundTerms, report: Report): void {
  subscription.scale.forEach((tier, index) => {
    const field = `subscription.scale.${index}`
    const before = subscription.scale[index - 1]
    if (before === undefined && !isZero(tier.from)) report(`${field}.from`, 'firstTierNotZero')
    if (before !== undefined && compare(tier.from, before.from) <= 0)
      report(`${field}.from`, 'tiersNotRising')
    if (tier.kind === 'rate' && isWhole(tier.rate)) report(`${field}.rate`, 'rateTooHigh')
    const { further } = minimumSubscription
    const least = compare(tier.from, further) < 0 ? further : tier.from
    const takesAll = tier.kind === 'fixed' && !isZero(tier.fee) && compare(tier.fee, least) >= 0
    if (takesAll && subscription.mode !== 'onTop') report(`${field}.fee`, 'feeAboveAmount')
  })
}

function judgeReceivers(
  { manager, distributor, fundAssets }: FeeReceivers,
  field: string,
  report: Report,
): void {
  if (compare(sum([manager, distributor, fundAssets]), '1') !== 0) report(field, 'partsNotOne')
}

function judgeHoldingScale(scale: readonly HoldingTier[], field: string, report: Report): void {
  scale.forEach((tier, index) => {
    const isLast = index === scale.length - 1
    const bound = `${field}.${index}.daysBelow`
    if (isLast && tier.daysBelow !== null) report(bound, 'lastTierBounded')
    if (!isLast && tier.daysBelow === null) report(bound, 'tierUnbounded')
    if (tier.daysBelow !== null && tier.daysBelow <= (scale[index - 1]?.daysBelow ?? 0))
      report(bound, 'tiersNotRising')
    if (isWhole(tier.rate)) report(`${field}.${index}.rate`, 'rateTooHigh')
  })
}

function judgeDiscount(discount: Discount, index: number, terms: FundTerms, report: Report): void {
  const field = `discounts.${index}`
  if (discount.to !== null && discount.to < discount.from) report(`${field}.to`, 'endBeforeStart')
  const waivesFundFee = discount.on === 'redemption' && isWhole(terms.redemption.receivers.fundAssets)
  if (waivesFundFee && !isWhole(discount.factor)) report(`${field}.factor`, 'fundFeeWaived')
}

function judgeMinimums({ minimumSubscription, minimumHolding }: FundTerms, report: Report): void {
  if (compare(minimumSubscription.further, minimumSubscription.first) > 0)
    report('minimumSubscription.further', 'furtherAboveFirst')
  if (minimumHolding.measure !== 'none' && isZero(minimumHolding.least))
    report('minimumHolding.least', 'mustBePositive')
}

function judgeLockUp(lockUp: LockUpTerms, redemption: readonly HoldingTier[], report: Report): void {
  if (lockUp.kind !== 'fee') return
  judgeHoldingScale(lockUp.scale, 'lockUp.scale', report)
  const highest = redemption.reduce((most, { rate }) => (compare(rate, most) > 0 ? rate : most), '0.0000')
  lockUp.scale.forEach(({ rate }, index) => {
    if (!isWhole(rate) && isWhole(sum([rate, highest]))) report(`lockUp.scale.${index}.rate`, 'rateTooHigh')
  })
}

function judgeOpening({ rule, onClosedDay }: RegularOpening, report: Report): void {
  if (rule.kind === 'weekly' && onClosedDay === 'next')
    report('regularOpening.onClosedDay', 'movesIntoNextWeek')
  if (rule.kind !== 'listed') return
  rule.dates.forEach((date, index) => {
    if (index > 0 && date <= (rule.dates[index - 1] ?? ''))
      report(`regularOpening.rule.dates.${index}`, 'datesNotRising')
  })
}

const monthOf = (day: string) => Number(day.slice(0, 2))

function judgePerformanceFee(fee: PerformanceFeeTerms, report: Report): void {
  if (fee.method === 'none') return
  if (isZero(fee.rate)) report('performanceFee.rate', 'mustBePositive')
  if (compare(fee.rate, '0.6') > 0) report('performanceFee.rate', 'performanceRateTooHigh')
  if (fee.takenFrom === 'redemption' && fee.days.length > 0) report('performanceFee.days', 'feeDaysUseless')
  if (fee.takenFrom !== 'redemption' && fee.days.length === 0) report('performanceFee.days', 'feeDaysMissing')
  fee.days.forEach((day, index) => {
    const field = `performanceFee.days.${index}`
    // A fee day must exist in every year.
    if (!isDate(`2023-${day}`)) report(field, 'noSuchDay')
    const before = fee.days[index - 1]
    if (before !== undefined && day <= before) report(field, 'datesNotRising')
    const last = before ?? fee.days.at(-1) ?? day
    const months = (monthOf(day) - monthOf(last) + 12) % 12
    const isNear = months < 3 || (months === 3 && day.slice(3) < last.slice(3))
    if (fee.days.length > 1 && isNear) report(field, 'feeDaysTooNear')
  })
}

function judgeScheduledFee(fee: ScheduledFee, field: string, report: Report): void {
  const isIrregular = fee.frequency === '9'
  if (isIrregular && fee.dueDay !== null) report(`${field}.dueDay`, 'dueDayUseless')
  if (!isIrregular && fee.dueDay === null) report(`${field}.dueDay`, 'dueDayMissing')
  const isRate = ['01', '02', '03', '05'].includes(fee.type)
  if (isRate && fee.annualRate === null) report(`${field}.annualRate`, 'annualRateMissing')
  if (fee.type === '04' && fee.annualRate !== null) report(`${field}.annualRate`, 'annualRateUseless')
  if (!fee.payee) return
  if (fee.payee.name.trim() === '') report(`${field}.payee.name`, 'payeeIncomplete')
  if (fee.payee.accountNo.length < 6) report(`${field}.payee.accountNo`, 'payeeIncomplete')
  if (fee.payee.bank.trim() === '') report(`${field}.payee.bank`, 'payeeIncomplete')
}

function reportRepeated(values: readonly string[], field: string, report: Report): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) report(`${field}.${index}`, 'repeated')
  })
}
