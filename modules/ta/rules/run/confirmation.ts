import { type Refusal, refusals } from '../../contract/terms/return-codes.ts'
import type { Fen, Shares } from '../amounts/units.ts'
import type { LotUse } from '../redemption/lot-prices.ts'
import type { Application } from './applications.ts'
import { type FeeParts, noFee } from './split-fee.ts'

export type ConfirmationCode = '120' | '122' | '124' | '129' | '133' | '136' | '137' | '142' | '144' | '145'

/**
 * The answer to one application. Figures that do not apply to its kind are 0.
 * - Subscription: paid = fee + net, shares = net / NAV.
 * - Redemption and conversion out: gross = fee + shortHoldingFee + performanceFee + topUpFee + net.
 * - Requested shares = shares + deferred + cancelled, unless the minimum holding made it redeem everything.
 */
export type Confirmation = {
  readonly number: string
  readonly code: ConfirmationCode
  readonly account: string
  readonly holder: string
  readonly distributor: string | null
  /** Why it was refused in whole or in part. */
  readonly refusal: Refusal | null
  /** ReturnCode of the exchange files: 0000 if any shares were confirmed or deferred. */
  readonly returnCode: string
  /** False while deferred shares wait for the run of the next open day, where they keep their application number. */
  readonly isFinished: boolean
  readonly shares: Shares
  /** The amount paid in, or the value of the shares. */
  readonly gross: Fen
  /** Load or redemption fee. */
  readonly fee: Fen
  readonly shortHoldingFee: Fen
  readonly performanceFee: Fen
  readonly topUpFee: Fen
  /** The money that buys shares, is paid out, or goes to the target of a conversion. */
  readonly net: Fen
  /** Money returned to the designated account because the application was refused. */
  readonly refund: Fen
  /** fee + shortHoldingFee by receiver; the performance fee belongs to the manager. */
  readonly fees: FeeParts
  /** topUpFee by receiver, as the target's terms say. */
  readonly topUpFees: FeeParts
  readonly deferred: Shares
  readonly cancelled: Shares
  /** The lots that the shares left. */
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

/** Confirms nothing; the money of a subscription goes back. */
export const refuse = (
  application: Application,
  refusal: Refusal,
  { refund = 0n }: { readonly refund?: Fen } = {},
): Confirmation => ({
  ...confirm(application, { refusal, refund, cancelled: 'shares' in application ? application.shares : 0n }),
  returnCode: refusals[refusal].code,
})
