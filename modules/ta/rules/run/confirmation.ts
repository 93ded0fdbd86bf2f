import { type Refusal, refusals } from '../../contract/terms/return-codes.ts'
import type { Fen, Shares } from '../amounts/units.ts'
import type { LotUse } from '../redemption/lot-prices.ts'
import type { Application } from './applications.ts'
import { type FeeParts, noFee } from './split-fee.ts'

export type ConfirmationCode = '120' | '122' | '124' | '129' | '133' | '136' | '137' | '142' | '144' | '145'

/**
 * The answer to one application. Figures that a business does not have are 0.
 * Subscription: paid = fee + net, shares = net / NAV. Redemption and conversion out: gross = fee + shortHoldingFee +
 * performanceFee + topUpFee + net. Shares asked = shares + deferred + cancelled, unless the minimum holding made it all.
 */
export type Confirmation = {
  readonly number: string
  readonly code: ConfirmationCode
  readonly account: string
  readonly holder: string
  readonly distributor: string | null
  /** Why nothing or not all was confirmed. */
  readonly refusal: Refusal | null
  /** Of the exchange files: 0000 where anything was confirmed or deferred. */
  readonly returnCode: string
  /** False while deferred shares wait for the next open day: they come into its run under the same number. */
  readonly isFinished: boolean
  readonly shares: Shares
  /** Paid in, or the shares' value. */
  readonly gross: Fen
  /** Load or redemption fee. */
  readonly fee: Fen
  readonly shortHoldingFee: Fen
  readonly performanceFee: Fen
  readonly topUpFee: Fen
  /** What buys shares, is paid out, or goes to the target of a conversion. */
  readonly net: Fen
  /** Back to the designated account because the application was refused. */
  readonly refund: Fen
  /** fee + shortHoldingFee by receiver; the performance fee belongs to the manager. */
  readonly fees: FeeParts
  /** topUpFee by receiver, as the target's terms say. */
  readonly topUpFees: FeeParts
  readonly deferred: Shares
  readonly cancelled: Shares
  /** Where shares left. */
  readonly uses: readonly LotUse[]
}

const confirmationCodes = {
  '020': '120',
  '022': '122',
  '024': '124',
  '029': '129',
  '033': '133',
  '036': '136',
  '037': '137',
  '142': '142',
  '144': '144',
  '145': '145',
} as const satisfies Record<Application['code'], ConfirmationCode>

type Figures = Partial<
  Omit<Confirmation, 'number' | 'code' | 'account' | 'holder' | 'distributor' | 'returnCode'>
>
const none: readonly LotUse[] = []

export function confirm(application: Application, figures: Figures = {}): Confirmation {
  return {
    number: application.number,
    code: confirmationCodes[application.code],
    account: application.account,
    holder: application.holder,
    distributor: application.distributor,
    refusal: figures.refusal ?? null,
    returnCode: '0000',
    isFinished: figures.isFinished ?? true,
    shares: figures.shares ?? 0n,
    gross: figures.gross ?? 0n,
    fee: figures.fee ?? 0n,
    shortHoldingFee: figures.shortHoldingFee ?? 0n,
    performanceFee: figures.performanceFee ?? 0n,
    topUpFee: figures.topUpFee ?? 0n,
    net: figures.net ?? 0n,
    refund: figures.refund ?? 0n,
    fees: figures.fees ?? noFee,
    topUpFees: figures.topUpFees ?? noFee,
    deferred: figures.deferred ?? 0n,
    cancelled: figures.cancelled ?? 0n,
    uses: figures.uses ?? none,
  }
}

/** Nothing is confirmed; the money of a subscription goes back. */
export const refuse = (
  application: Application,
  refusal: Refusal,
  { refund = 0n }: { readonly refund?: Fen } = {},
): Confirmation => ({
  ...confirm(application, { refusal, refund, cancelled: 'shares' in application ? application.shares : 0n }),
  returnCode: refusals[refusal].code,
})
