import type { ConfirmationKind } from '../../../../contract/applications/business-codes.ts'
import type { FundTerms } from '../../../../contract/terms/terms.ts'
import { fromFen, fromShares } from '../../../../rules/amounts/units.ts'
import type { Confirmation } from '../../../../rules/run/confirmation.ts'
import type { LoadedRun } from '../compute/load-input.ts'

/** A confirmation as a row of ta.confirmation; `lots` lists the shares taken, lot by lot. */
export interface ConfirmationRow {
  readonly application_id: string
  readonly investor_id: string
  readonly trading_account_id: string
  readonly business_code: ConfirmationKind
  readonly shares: string
  readonly gross_amount: string
  readonly fee: string
  readonly fee_manager: string
  readonly fee_distributor: string
  readonly fee_fund: string
  readonly performance_fee: string
  readonly net_amount: string
  readonly refund: string
  readonly deferred_shares: string
  readonly cancelled_shares: string
  readonly return_code: string
  readonly reason: string
  readonly settles_on: string | null
  readonly lots: readonly object[]
  /** Conversions out only: the target fund, and the top-up in the fee with the part that this fund keeps. */
  readonly target_product_id: string | null
  readonly top_up_fee: string
  readonly top_up_fund: string
}

const leaves: readonly Confirmation['code'][] = ['124', '133', '136', '142', '145']

/** The rows of a computed run, in the order of computation. A transfer has one row for each side. */
export function confirmationRows(
  {
    applications,
    calendar,
    terms,
    input,
  }: Pick<LoadedRun, 'applications' | 'calendar' | 'terms'> & {
    readonly input: Pick<LoadedRun['input'], 'openDay'>
  },
  confirmations: readonly Confirmation[],
): ConfirmationRow[] {
  const { settlement } = terms
  const after = new Map<number, string>()
  const settles = (days: number) => {
    const known = after.get(days) ?? calendar.workingDayAfter(input.openDay, days)
    after.set(days, known)
    return known
  }
  return confirmations.flatMap((one) => {
    const application = applications.get(one.number)
    if (application === undefined) throw new RangeError(`no application ${one.number}`)
    const isOut = leaves.includes(one.code)
    const paysOut = (one.code === '124' || one.code === '136' || one.code === '142') && one.net > 0n
    const row: ConfirmationRow = {
      application_id: application.id,
      investor_id: one.holder,
      trading_account_id: one.account,
      business_code: codeOf(one.code, terms),
      shares: fromShares(isOut ? -one.shares : one.shares),
      gross_amount: fromFen(one.gross),
      fee: fromFen(one.fee + one.shortHoldingFee + one.topUpFee),
      fee_manager: fromFen(one.fees.manager + one.topUpFees.manager),
      fee_distributor: fromFen(one.fees.distributor + one.topUpFees.distributor),
      fee_fund: fromFen(one.fees.fundAssets + one.topUpFees.fundAssets),
      performance_fee: fromFen(one.performanceFee),
      net_amount: fromFen(one.net),
      refund: fromFen(one.refund),
      deferred_shares: fromShares(one.deferred),
      cancelled_shares: fromShares(one.cancelled),
      return_code: one.returnCode,
      reason: one.refusal ?? '',
      settles_on: paysOut
        ? settles(settlement.redemption)
        : one.refund > 0n && one.code !== '137'
          ? settles(settlement.refund)
          : null,
      lots: one.uses.map((use) => ({
        lot: use.lot,
        shares: fromShares(use.shares),
        days: use.days,
        gross: fromFen(use.gross),
        fee: fromFen(use.fee),
        shortHoldingFee: fromFen(use.shortHoldingFee),
        performanceFee: fromFen(use.performanceFee),
        net: fromFen(use.net),
      })),
      target_product_id: application.targetProductId,
      top_up_fee: fromFen(one.topUpFee),
      top_up_fund: fromFen(one.topUpFees.fundAssets),
    }
    if (one.code !== '133' || one.refusal !== null) return [row]
    const incoming = {
      ...row,
      investor_id: application.toInvestor ?? '',
      trading_account_id: application.toAccount ?? '',
      business_code: terms.transferInCode,
      shares: fromShares(one.shares),
    }
    return [row, incoming]
  })
}

/** 133 and 136 are the outgoing legs here; agencies differ in which transfer code is the incoming one. */
function codeOf(
  code: Confirmation['code'],
  { transferInCode }: Pick<FundTerms, 'transferInCode'>,
): ConfirmationKind {
  if (code === '136') return '138'
  if (code !== '133') return code
  return transferInCode === '134' ? '135' : '134'
}
