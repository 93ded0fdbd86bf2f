import type { RecordValues } from '../read-record.ts'
import { partyCodes } from '../accounts/certificates.ts'

/** A confirmation as reported to its distributor. Amounts are yuan, dates YYYY-MM-DD. */
export interface SentConfirmation {
  readonly id: string
  /** The distributor's own number if its file brought the application; otherwise the register's. */
  readonly applicationNo: string
  readonly businessCode: string
  readonly fundCode: string
  readonly accountNo: string
  readonly fundAccount: string
  readonly distributor: string
  readonly investorKind: 'person' | 'institution' | 'product'
  readonly dealingDate: string
  /** HHMMSS of the application. */
  readonly appliedAt: string
  readonly confirmedOn: string
  readonly appliedAmount: string
  readonly appliedShares: string
  readonly shares: string
  readonly grossAmount: string
  readonly netAmount: string
  readonly fee: string
  readonly agencyFee: string
  readonly performanceFee: string
  readonly refund: string
  readonly deferredShares: string
  readonly unitNav: string
  readonly returnCode: string
  readonly largeRedemption: '0' | '1'
  /** The register itself started it. */
  readonly byRegister: boolean
  /** Conversions only: the fund on the other side; '' for other kinds. */
  readonly otherFundCode: string
  /** Conversions out only: the fee without the top-up for the target's load, and the top-up. */
  readonly changeFee: string
  readonly topUpFee: string
  /** Conversions out only: the confirmed shares and NAV of the target; null until the target has dealt. */
  readonly targetShares: string | null
  readonly targetNav: string | null
}

export const date = (day: string) => day.replaceAll('-', '')
export const digits = (text: string) => text.replaceAll(/\D/g, '')
const unsigned = (figure: string) => figure.replace(/^-/, '')

/** ShareClass and TargetShareType: the register has no shares with a back load. */
export const frontLoad = '0'
const subscriptions = ['120', '122']
const [convertedIn, convertedOut] = ['137', '138']
const redemptions = ['124', '142', convertedOut]
const forcedDecrease = '145'

/**
 * A record of type 04 (ta-fa 1.4). The confirmed amount is the money that the investor paid for a subscription or
 * receives for a redemption. A conversion has one record for each side, which names the fund of the other side. The
 * record of the source has the fees and, once the target has dealt, the target's shares and NAV.
 */
export function confirmationRecord(one: SentConfirmation): RecordValues {
  const isRedemption = redemptions.includes(one.businessCode)
  return {
    AppSheetSerialNo: digits(one.applicationNo),
    TransactionCfmDate: date(one.confirmedOn),
    CurrencyType: '156',
    ConfirmedVol: unsigned(one.shares),
    ConfirmedAmount: subscriptions.includes(one.businessCode) ? one.grossAmount : one.netAmount,
    FundCode: one.fundCode,
    TransactionDate: date(one.dealingDate),
    TransactionTime: one.appliedAt,
    ReturnCode: one.returnCode,
    TransactionAccountID: one.accountNo,
    DistributorCode: one.distributor,
    ApplicationVol: one.appliedShares,
    ApplicationAmount: one.appliedAmount,
    BusinessCode: one.businessCode,
    TAAccountID: one.fundAccount,
    TASerialNO: one.id,
    BusinessFinishFlag: Number(one.deferredShares) > 0 ? '0' : '1',
    DownLoaddate: date(one.confirmedOn),
    Charge: one.fee,
    AgencyFee: one.agencyFee,
    NAV: one.unitNav,
    BranchCode: one.distributor,
    IndividualOrInstitution: partyCodes[one.investorKind],
    TransferFee: '0.00',
    FromTAFlag: one.byRegister ? '1' : '0',
    DetailFlag: '0',
    RefundAmount: one.refund,
    ...(isRedemption && { LargeRedemptionFlag: one.largeRedemption, OtherFee1: '0.00' }),
    // also set for the forced decrease of a fee day that takes its fee in shares
    ...((isRedemption || one.businessCode === forcedDecrease) && { AchievementPay: one.performanceFee }),
    ...(one.businessCode === convertedIn && { CodeOfTargetFund: one.otherFundCode }),
    ...(one.businessCode === convertedOut && conversionOut(one)),
  }
}

const conversionOut = (one: SentConfirmation): RecordValues => ({
  CodeOfTargetFund: one.otherFundCode,
  CfmVolOfTargetFund: one.targetShares ?? '',
  TargetNAV: one.targetNav ?? '',
  ChangeFee: one.changeFee,
  RecuperateFee: one.topUpFee,
  TargetShareType: frontLoad,
})

/** A fund with its NAV of a day. */
export interface SentFund {
  readonly code: string
  readonly name: string
  readonly shares: string
  readonly unitNav: string
  readonly accumulatedNav: string
  readonly navDate: string
}

const openBothWays = '0'
/** A record of type 07: the fields that a private fund has. */
export const fundRecord = (fund: SentFund): RecordValues => ({
  FundName: fund.name,
  TotalFundVol: fund.shares,
  FundCode: fund.code,
  FundStatus: openBothWays,
  NAV: fund.unitNav,
  UpdateDate: date(fund.navDate),
  NetValueType: '0',
  AccumulativeNAV: fund.accumulatedNav,
  CurrencyType: '156',
})
