import type { Refusal } from '../../contract/terms/return-codes.ts'
import { type Rate, type Shares, oneRate } from '../amounts/units.ts'
import { convert } from '../conversion/conversion.ts'
import type { LotPrices, Reductions } from '../redemption/lot-prices.ts'
import { judgeRemainder } from '../redemption/minimum-holding.ts'
import { redeemLots } from '../redemption/redeem-lots.ts'
import { lowestFactor } from '../terms/discount.ts'
import type { ConversionApplication, OutflowApplication, RedemptionApplication } from './applications.ts'
import { type Confirmation, confirm, refuse } from './confirmation.ts'
import { mustHold } from './register-fault.ts'
import type { Account, Register } from './register.ts'
import type { RunInput } from './run-input.ts'
import { noFee, splitFee } from './split-fee.ts'

/** An outflow with its due shares; a day of large redemption may confirm fewer. */
export type Admitted = {
  readonly application: OutflowApplication
  readonly account: Account
  readonly shares: Shares
  readonly reductions: Reductions
}

/** Decides which outflows are due, then confirms them; both in the order of processing. */
export class Outflows {
  readonly #input: RunInput
  readonly #register: Register
  readonly #prices: LotPrices
  /** Shares per account that previously admitted outflows will take. */
  readonly #promised = new Map<Account, Shares>()
  readonly #factors = new Map<string | null, Rate>()

  constructor(input: RunInput, register: Register, prices: LotPrices) {
    this.#input = input
    this.#register = register
    this.#prices = prices
  }

  /** A forced redemption takes the free shares, without regard to the minimum holding. */
  force(application: Extract<OutflowApplication, { code: '142' }>): Admitted | Confirmation {
    const account = this.#register.account(application.account, application.holder)
    const reductions = this.#reductions(application)
    if (typeof reductions === 'string') return refuse(application, reductions)
    const available = this.#register.available(account, this.#prices) - (this.#promised.get(account) ?? 0n)
    if (available <= 0n) return refuse(application, this.#whyNot(account, application.shares))
    return this.#promise({
      application,
      account,
      shares: available < application.shares ? available : application.shares,
      reductions,
    })
  }

  admit(application: RedemptionApplication | ConversionApplication): Admitted | Confirmation {
    const account = this.#register.account(application.account, application.holder)
    const closed = application.code === '036' ? this.#targetRefusal(application) : null
    if (closed !== null) return refuse(application, closed)
    const reductions = this.#reductions(application)
    if (typeof reductions === 'string') return refuse(application, reductions)
    const promised = this.#promised.get(account) ?? 0n
    const available = this.#register.available(account, this.#prices) - promised
    if (available < application.shares)
      return refuse(application, this.#whyNot(account, application.shares + promised))
    const remainder = account.total - promised - application.shares
    const answer = judgeRemainder(remainder, this.#input.nav, this.#input.terms)
    if (answer === 'refuse') return refuse(application, 'belowMinimumHolding')
    const shares = answer === 'redeemAll' ? available : application.shares
    return this.#promise({ application, account, shares, reductions })
  }

  /** Takes the accepted shares from the lots, oldest first. The remainder is deferred or cancelled. */
  confirm({ application, account, shares: due, reductions }: Admitted, accepted: Shares): Confirmation {
    const redeemed = redeemLots(account.lots, accepted, this.#prices, reductions)
    mustHold(redeemed.shares === accepted, 'lotsDoNotSuffice', application.number)
    this.#register.take(account, redeemed.uses)
    const { receivers } = this.#input.terms.redemption
    const split = splitFee(redeemed.fee, receivers)
    const { shortHoldingFee } = redeemed
    const fees = shortHoldingFee === 0n ? split : { ...split, fundAssets: split.fundAssets + shortHoldingFee }
    const { shares, gross, fee, performanceFee, uses } = redeemed
    const figures = { shares, gross, fee, shortHoldingFee, performanceFee, fees, uses }
    const money =
      application.code === '036'
        ? this.#converted(application, redeemed.net)
        : { net: redeemed.net, topUpFee: 0n }
    return confirm(application, { ...figures, ...money, ...this.#remainder(application, due, accepted) })
  }

  #promise(admitted: Admitted): Admitted {
    this.#promised.set(admitted.account, (this.#promised.get(admitted.account) ?? 0n) + admitted.shares)
    return admitted
  }

  #remainder(application: OutflowApplication, due: Shares, accepted: Shares): Partial<Confirmation> {
    if (application.code === '142')
      return accepted < application.shares
        ? { cancelled: application.shares - accepted, refusal: 'insufficientShares' }
        : {}
    if (accepted === due) return {}
    const choice = application.remainder ?? this.#input.terms.largeRedemption?.defaultRest ?? 'deferred'
    const isDeferred = choice === 'deferred'
    return {
      refusal: 'largeRedemption',
      isFinished: !isDeferred,
      [isDeferred ? 'deferred' : 'cancelled']: due - accepted,
    }
  }

  #converted(
    { number, target, distributor, factor }: ConversionApplication,
    base: bigint,
  ): Partial<Confirmation> {
    const into = this.#input.targets.get(target)
    mustHold(into !== undefined, 'targetMissing', number)
    const { terms, openDay } = this.#input
    const allowed = factor ?? lowestFactor(terms, 'conversion', distributor, openDay)
    const { topUpFee, net } = convert(base, terms.subscription, into.terms.subscription, {
      topUp: terms.conversion.topUp,
      factor: allowed,
    })
    const topUpFees = topUpFee === 0n ? noFee : splitFee(topUpFee, into.terms.subscription.receivers)
    return { topUpFee, topUpFees, net }
  }

  #targetRefusal({ target, factor, distributor }: ConversionApplication): Refusal | null {
    const { terms, targets, openDay } = this.#input
    if (!terms.conversion.targets.has(target)) return 'targetNotAllowed'
    if (targets.get(target)?.isOpen !== true) return 'targetClosed'
    const isTooLow = factor !== undefined && factor < lowestFactor(terms, 'conversion', distributor, openDay)
    return isTooLow ? 'discountTooLow' : null
  }

  /** The discount of a conversion applies to its top-up fee; its redemption fee has the discount of the terms. */
  #reductions(application: OutflowApplication): Reductions | Refusal {
    const { terms, openDay } = this.#input
    const isOfFund = terms.redemption.receivers.fundAssets === oneRate
    const isWaived = application.waivesRedemptionFee === true
    if (isWaived && isOfFund) return 'feeNotWaivable'
    const { distributor } = application
    const lowest = this.#factors.get(distributor) ?? lowestFactor(terms, 'redemption', distributor, openDay)
    this.#factors.set(distributor, lowest)
    const asked = application.code === '024' ? application.factor : undefined
    if (asked !== undefined && asked < lowest) return isOfFund ? 'feeNotWaivable' : 'discountTooLow'
    return {
      factor: isWaived ? 0n : (asked ?? (isOfFund ? oneRate : lowest)),
      isPerformanceFeeWaived: application.waivesPerformanceFee === true,
    }
  }

  /** The reason is the lock-up if there are enough shares that are not frozen. */
  #whyNot({ total, frozen }: Account, wanted: Shares): Refusal {
    return total - frozen >= wanted ? 'lockedUp' : 'insufficientShares'
  }
}
