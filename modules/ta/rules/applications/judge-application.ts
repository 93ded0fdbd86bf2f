import { groupThousands } from '@iisp/contract/group-thousands'
import type {
  ApplicationBasis,
  ConversionTargetBasis,
} from '../../contract/applications/application-basis.ts'
import { moneyKinds, outgoingKinds } from '../../contract/applications/application-kinds.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { conversionErrors } from '../../contract/conversions/conversion-errors.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { accountStatus as accountStates } from '../../contract/investors/investor-kinds.ts'
import { fromFen, fromShares, toFen, toNav, toShares } from '../amounts/units.ts'
import { valueOf } from '../amounts/rounding.ts'
import { judgeRemainder } from '../redemption/minimum-holding.ts'
import { loadFor, moneyOf } from '../subscription/subscription.ts'
import { compileTerms } from '../terms/compile-terms.ts'
import { judgeConversionDay } from './conversion-days.ts'
import type { Fault } from './fault.ts'

export interface Entered {
  readonly kind: ApplicationKind
  readonly amount: string | null
  readonly shares: string | null
  /** The intended dealing day. */
  readonly day: string
  readonly documents: number
}
/** The first reason to refuse an application; null if there is no reason (issue of the share register, section 3). */
export const judgeApplication = (entered: Entered, basis: ApplicationBasis): Fault | null =>
  faultsOf(entered, basis)[0] ?? null

/** Every reason to refuse an application, the first one for each field. */
export function faultsOf(entered: Entered, basis: ApplicationBasis): readonly Fault[] {
  const { kind } = entered
  const faults = [
    judgeParties(entered, basis),
    ...(moneyKinds.includes(kind) ? judgeSubscription(entered, basis) : []),
    ...(outgoingKinds.includes(kind) ? [judgeShares(entered, basis)] : []),
    ...(kind === '036' ? judgeConversion(entered, basis) : []),
  ].filter((fault) => fault !== null)
  return faults.filter((fault, n) => faults.findIndex(({ field }) => field === fault.field) === n)
}

/**
 * Subscriptions at issue are for funds that are not established yet. A fund that is wound up only lets shares leave.
 */
const statuses = (kind: ApplicationKind): readonly string[] => {
  if (kind === '020') return ['0', '1']
  return kind === '022' || kind === '036' ? ['1'] : ['1', '2']
}

function judgeParties(
  { kind }: Entered,
  { investor, accountStatus, ...basis }: ApplicationBasis,
): Fault | null {
  if (!statuses(kind).includes(basis.productStatus))
    return { error: e.fundNotRunning, field: 'productId', params: { code: basis.productCode } }
  // the register itself may take shares from a frozen account
  if (kind === '142' || kind === '144' || kind === '145') return null
  if (investor.status !== accountStates.normal)
    return { error: e.investorUnusable, field: 'tradingAccountId' }
  return accountStatus === accountStates.normal
    ? null
    : { error: e.accountUnusable, field: 'tradingAccountId' }
}

/** An investor must be qualified and have a risk rating on the day. */
function judgeInvestor(day: string, { investor }: ApplicationBasis): Fault | null {
  const field = 'tradingAccountId'
  if (investor.qualifiedUntil === null || investor.qualifiedUntil < day)
    return { error: e.notQualified, field, params: { date: day } }
  if (investor.riskUntil === null || investor.riskUntil < day)
    return { error: e.riskExpired, field, params: { date: day } }
  return null
}

function judgeSubscription(
  { amount, day, documents }: Entered,
  basis: ApplicationBasis,
): readonly (Fault | null)[] {
  return [
    judgeInvestor(day, basis),
    basis.designatedAccount === '' ? { error: e.noDesignated, field: 'tradingAccountId' } : null,
    judgeHolders(basis),
    judgeAmount(amount, basis),
    documents === 0 ? { error: e.documentMissing, field: 'files' } : null,
  ]
}

function judgeHolders({ isHolder, holders, terms: { maximumHolders: limit } }: ApplicationBasis) {
  return limit !== null && !isHolder && holders >= limit
    ? { error: e.holderLimit, field: 'productId', params: { limit: String(limit) } }
    : null
}

function judgeAmount(amount: string | null, { terms, isHolder }: ApplicationBasis): Fault | null {
  const paid = amount === null ? 0n : toFen(amount)
  if (paid <= 0n) return { error: e.amountMissing, field: 'amount' }
  const { subscription, minimumSubscription } = compileTerms(terms)
  const { measuredOn, first, further } = minimumSubscription
  const money = moneyOf(paid, subscription.mode, loadFor(paid, subscription))
  const measured = measuredOn === 'net' ? money.net : money.paid
  const { first: firstText, further: furtherText } = terms.minimumSubscription
  if (!isHolder && measured < first)
    return { error: e.belowFirst, field: 'amount', params: { limit: groupThousands(firstText) } }
  return isHolder && measured < further
    ? { error: e.belowFurther, field: 'amount', params: { limit: groupThousands(furtherText) } }
    : null
}

/** Judges the target of a conversion as for a subscription, on a day when both funds are open. */
function judgeConversion({ shares, day }: Entered, basis: ApplicationBasis): readonly (Fault | null)[] {
  const { target } = basis
  if (target === null) return [{ error: conversionErrors.targetFundMissing, field: 'targetProductId' }]
  const { productCode: code, designatedAccount } = target
  return [
    judgeTarget(target, basis),
    judgeInvestor(day, basis),
    designatedAccount === ''
      ? { error: conversionErrors.targetNoDesignated, field: 'tradingAccountId', params: { code } }
      : null,
    judgeWorth(shares, basis.nav, target),
    judgeConversionDay(day, basis),
  ]
}

/** Judges whether the terms allow this target and whether it has room for one more holder. */
function judgeTarget(
  { productCode: code, productStatus, maximumHolders: limit, isHolder, holders }: ConversionTargetBasis,
  { terms, productCode }: ApplicationBasis,
): Fault | null {
  const field = 'targetProductId'
  if (!terms.conversion.targets.includes(code))
    return { error: conversionErrors.targetNotAllowed, field, params: { code: productCode, target: code } }
  if (!statuses('022').includes(productStatus))
    return { error: conversionErrors.targetNotRunning, field, params: { code } }
  return limit !== null && !isHolder && holders >= limit
    ? { error: conversionErrors.targetHolderLimit, field, params: { code, limit: String(limit) } }
    : null
}

/**
 * Compares the target's minimum subscription with the value of the shares at the source's latest NAV. The dealing run
 * does not check this again.
 */
function judgeWorth(
  shares: string | null,
  nav: string | null,
  { productCode: code, isHolder, minimumSubscription }: ConversionTargetBasis,
): Fault | null {
  if (nav === null || shares === null) return null
  const worth = valueOf(toShares(shares), toNav(nav))
  const limit = isHolder ? minimumSubscription.further : minimumSubscription.first
  if (worth >= toFen(limit)) return null
  const error = isHolder ? conversionErrors.convertsBelowFurther : conversionErrors.convertsBelowFirst
  const params = { code, limit: groupThousands(limit), value: groupThousands(fromFen(worth)) }
  return { error, field: 'shares', params }
}

/** Shares that may leave: neither frozen nor in other applications; `unlocked` also excludes shares under a lock-up. */
export function freeOf({ holding }: Pick<ApplicationBasis, 'holding'>): {
  readonly free: bigint
  readonly unlocked: bigint
} {
  const [held, frozen, unlocked, applied] = [
    toShares(holding.shares),
    toShares(holding.frozen),
    toShares(holding.unlocked),
    toShares(holding.applied),
  ]
  const positive = (shares: bigint) => (shares > 0n ? shares : 0n)
  const free = held - frozen
  return { free: positive(free - applied), unlocked: positive((free < unlocked ? free : unlocked) - applied) }
}

/**
 * A lock-up binds redemptions and conversions. Transfers and the kinds that the register starts may take locked
 * shares.
 */
const asksUnlocked: readonly ApplicationKind[] = ['024', '036']

function judgeShares({ kind, shares, day }: Entered, basis: ApplicationBasis): Fault | null {
  const asked = shares === null ? 0n : toShares(shares)
  if (asked <= 0n) return { error: e.sharesMissing, field: 'shares' }
  const { free, unlocked } = freeOf(basis)
  if (asked > free)
    return { error: e.sharesShort, field: 'shares', params: { available: groupThousands(fromShares(free)) } }
  if (!asksUnlocked.includes(kind)) return null
  if (asked > unlocked)
    return {
      error: e.sharesLocked,
      field: 'shares',
      params: { available: groupThousands(fromShares(unlocked)), date: day },
    }
  return remainderOf(asked, basis) === 'refuse' ? { error: e.remainderSmall, field: 'shares' } : null
}

function remainderOf(asked: bigint, { holding, nav, terms }: ApplicationBasis) {
  const remainder = toShares(holding.shares) - toShares(holding.applied) - asked
  const { minimumHolding } = terms
  // without a published NAV the value is unknown here; the dealing run checks it again
  if (nav === null && minimumHolding.measure === 'netValue') return 'enough'
  return judgeRemainder(remainder, toNav(nav ?? '0'), compileTerms(terms))
}

/** Whether all shares are redeemed because the remainder would be below the minimum holding. */
export const redeemsAll = (
  { kind, shares }: Pick<Entered, 'kind' | 'shares'>,
  basis: ApplicationBasis,
): boolean =>
  asksUnlocked.includes(kind) && shares !== null && remainderOf(toShares(shares), basis) === 'redeemAll'
