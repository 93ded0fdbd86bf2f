import { sharesFor } from '../amounts/rounding.ts'
import { type Rate, oneRate } from '../amounts/units.ts'
import { loadFor, moneyOf } from '../subscription/subscription.ts'
import { lowestFactor } from '../terms/discount.ts'
import type { InflowApplication, SubscriptionApplication } from './applications.ts'
import { type Confirmation, confirm, refuse } from './confirmation.ts'
import type { Register } from './register.ts'
import type { RunInput } from './run-input.ts'
import { noFee, splitFee } from './split-fee.ts'

/**
 * Confirms subscriptions and conversions in. Their lots begin on the day of the confirmation, with the NAV as their
 * high-water mark.
 */
export function inflows(input: RunInput, register: Register) {
  const factors = new Map<string | null, Rate>()
  const lowest = (distributor: string | null) => {
    const known =
      factors.get(distributor) ?? lowestFactor(input.terms, 'subscription', distributor, input.openDay)
    factors.set(distributor, known)
    return known
  }
  return (application: InflowApplication): Confirmation => {
    const isSubscription = application.code !== '037'
    const least = isSubscription ? lowest(application.distributor) : oneRate
    const factor = isSubscription ? factorOf(application, least) : oneRate
    const money = isSubscription
      ? moneyOf(
          application.amount,
          input.terms.subscription.mode,
          loadFor(application.amount, input.terms.subscription, factor),
        )
      : { paid: application.amount, fee: 0n, net: application.amount }
    const refund = money.paid
    if (isSubscription && application.factor !== undefined && application.factor < least)
      return refuse(application, 'discountTooLow', { refund })
    const isFirst = register.sharesOf(application.holder) === 0n
    if (isSubscription) {
      const { first, further, measuredOn } = input.terms.minimumSubscription
      const measured = measuredOn === 'net' ? money.net : money.paid
      if (isFirst && measured < first) return refuse(application, 'belowFirstMinimum', { refund })
      if (!isFirst && measured < further) return refuse(application, 'belowFurtherMinimum', { refund })
    }
    const shares = money.net > 0n ? sharesFor(money.net, input.nav, input.terms.shareRounding) : 0n
    if (shares === 0n) return refuse(application, 'amountTooSmall', { refund })
    const investors = application.investors ?? 1
    if (!register.holders.hasRoomFor(register.holders.added(application.holder, investors)))
      return refuse(application, 'holderLimit', { refund })
    const { number, account, holder } = application
    const { confirmedOn, nav } = input
    register.account(account, holder)
    const source = application.code === '020' ? '0' : '1'
    register.book({ id: number, account, holder, confirmedOn, shares, mark: nav, nav, source }, investors)
    const fees = money.fee === 0n ? noFee : splitFee(money.fee, input.terms.subscription.receivers)
    return confirm(application, { shares, gross: money.paid, fee: money.fee, net: money.net, fees })
  }
}

const factorOf = ({ waivesFee, factor }: SubscriptionApplication, lowest: Rate): Rate =>
  waivesFee === true ? 0n : (factor ?? lowest)
