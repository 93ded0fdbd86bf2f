import { findMismatch } from '@iisp/contract/check'
import { isDate } from '@iisp/contract/date'
import { isAmount } from '@iisp/contract/exact'
import type { FeePayee, FeeReceivers, HoldingTier } from '../../contract/terms/fees.ts'
import { rate } from '../../contract/terms/figures.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'

type Check = (field: string, isFinished: boolean) => void
const isRate = (text: string) => findMismatch(rate, text) === null

/**
 * The fields of a form that are empty or not yet valid figures. Terms with such fields are neither submitted nor
 * judged by `termsFaults`.
 */
export function unfinishedFields(terms: FundTerms): readonly string[] {
  const fields: string[] = []
  const check: Check = (field, isFinished) => void (isFinished || fields.push(field))
  checkFees(terms, check)
  checkHolding(terms, check)
  if (terms.largeRedemption !== null) check('largeRedemption.ratio', isRate(terms.largeRedemption.ratio))
  const { rule } = terms.regularOpening
  if (rule.kind === 'listed') {
    check('regularOpening.rule.dates', rule.dates.length > 0)
    rule.dates.forEach((date, index) => check(`regularOpening.rule.dates.${index}`, isDate(date)))
  }
  const { performanceFee } = terms
  if (performanceFee.method !== 'none') {
    check('performanceFee.rate', isRate(performanceFee.rate))
    performanceFee.days.forEach((day, index) =>
      check(`performanceFee.days.${index}`, /^\d\d-\d\d$/.test(day)),
    )
  }
  terms.conversion.targets.forEach((code, index) => check(`conversion.targets.${index}`, code.trim() !== ''))
  terms.feeSchedule.forEach((fee, index) => {
    check(`feeSchedule.${index}.annualRate`, fee.annualRate === null || isRate(fee.annualRate))
    if (fee.payee) checkPayee(fee.payee, `feeSchedule.${index}.payee`, check)
  })
  return fields
}

function checkFees({ subscription, redemption, discounts }: FundTerms, check: Check): void {
  subscription.scale.forEach((tier, index) => {
    const field = `subscription.scale.${index}`
    check(`${field}.from`, isAmount(tier.from))
    if (tier.kind === 'rate') check(`${field}.rate`, isRate(tier.rate))
    else check(`${field}.fee`, isAmount(tier.fee))
  })
  checkReceivers(subscription.receivers, 'subscription.receivers', check)
  checkScale(redemption.scale, 'redemption.scale', check)
  checkReceivers(redemption.receivers, 'redemption.receivers', check)
  discounts.forEach(({ factor, from }, index) => {
    check(`discounts.${index}.factor`, isRate(factor))
    check(`discounts.${index}.from`, isDate(from))
  })
}

function checkPayee({ name, accountNo, bank, branchNo }: FeePayee, field: string, check: Check): void {
  check(`${field}.name`, name.trim() !== '')
  check(`${field}.accountNo`, /^[0-9]{6,32}$/.test(accountNo))
  check(`${field}.bank`, bank.trim() !== '')
  check(`${field}.branchNo`, /^([0-9]{12})?$/.test(branchNo))
}

const checkReceivers = ({ manager, distributor, fundAssets }: FeeReceivers, field: string, check: Check) =>
  check(field, [manager, distributor, fundAssets].every(isRate))

const checkScale = (scale: readonly HoldingTier[], field: string, check: Check) =>
  scale.forEach((tier, index) => check(`${field}.${index}.rate`, isRate(tier.rate)))

function checkHolding({ minimumSubscription, minimumHolding, lockUp }: FundTerms, check: Check): void {
  check('minimumSubscription.first', isAmount(minimumSubscription.first))
  check('minimumSubscription.further', isAmount(minimumSubscription.further))
  if (minimumHolding.measure !== 'none') check('minimumHolding.least', isAmount(minimumHolding.least))
  if (lockUp.kind === 'fee') checkScale(lockUp.scale, 'lockUp.scale', check)
}
