import { ExchangeError } from '../exchange-error.ts'
import type { RecordValues } from '../read-record.ts'
import { partyCodes } from '../accounts/certificates.ts'
import { type SentConfirmation, date } from './sent-records.ts'

/** An account's dividend as reported to its distributor. Amounts are yuan, dates YYYY-MM-DD. */
export interface SentDividend extends Pick<
  SentConfirmation,
  'id' | 'fundCode' | 'accountNo' | 'fundAccount' | 'distributor' | 'investorKind' | 'confirmedOn' | 'unitNav'
> {
  readonly businessCode: string
  readonly recordDate: string
  readonly exDate: string
  readonly paymentDate: string
  readonly perShare: string
  readonly basis: string
  readonly newShares: string
  readonly gross: string
  readonly performanceFee: string
  readonly net: string
  /** 0 reinvests, 1 takes cash. */
  readonly method: '0' | '1'
}

/** A record of type 06 (ta-fa 1.4). The confirmed amount is the cash paid out, or the price of the new shares. */
export function dividendRecord(one: SentDividend): RecordValues {
  const { unit, amount } = perUnit(one.perShare)
  return {
    BasisforCalculatingDividend: one.basis,
    TransactionCfmDate: date(one.confirmedOn),
    CurrencyType: '156',
    VolOfDividendforReinvestment: one.newShares,
    DividentDate: date(one.paymentDate),
    DividendAmount: one.gross,
    XRDate: date(one.exDate),
    ConfirmedAmount: one.net,
    FundCode: one.fundCode,
    RegistrationDate: date(one.recordDate),
    ReturnCode: '0000',
    TransactionAccountID: one.accountNo,
    DistributorCode: one.distributor,
    BusinessCode: one.businessCode,
    TAAccountID: one.fundAccount,
    DividendPerUnit: amount,
    DefDividendMethod: one.method,
    DownLoaddate: date(one.confirmedOn),
    Charge: '0.00',
    AgencyFee: '0.00',
    NAV: one.unitNav,
    BranchCode: one.distributor,
    IndividualOrInstitution: partyCodes[one.investorKind],
    TASerialNO: one.id,
    TransferFee: '0.00',
    DrawBonusUnit: unit,
    AchievementPay: one.performanceFee,
  }
}

// usually per 10 shares. The field of the unit has ten digits.
const [usualPower, largestPower] = [1, 9]

/**
 * The dividend for the smallest unit of shares that makes it exact to the two decimals of its field: 0.1000 a share
 * is 1.00 for 10 shares. Throws an ExchangeError if no unit does.
 */
export function perUnit(perShare: string): { readonly unit: string; readonly amount: string } {
  const [whole = '', fraction = ''] = perShare.replace(/(\.[0-9]*?)0+$/, '$1').split('.')
  const power = Math.max(usualPower, fraction.length - 2)
  if (power > largestPower)
    throw new ExchangeError({
      code: 'tooManyDecimals',
      field: 'DividendPerUnit',
      params: { found: perShare, expected: String(largestPower + 2) },
    })
  const digits = whole + fraction.padEnd(power + 2, '0')
  const cut = digits.length - 2
  return { unit: `1${'0'.repeat(power)}`, amount: `${BigInt(digits.slice(0, cut))}.${digits.slice(cut)}` }
}
