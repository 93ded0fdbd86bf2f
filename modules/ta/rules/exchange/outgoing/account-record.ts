import type { IdentityType, InvestorKind } from '../../../contract/investors/investor-kinds.ts'
import { certificateCodes, partyCodes } from '../accounts/certificates.ts'
import type { RecordValues } from '../read-record.ts'
import { date, digits } from './sent-records.ts'

/** A distributor's account application that took effect, with the investor's identity. */
export interface SentAccountConfirmation {
  readonly id: string
  /** The distributor's own number. */
  readonly applicationNo: string
  readonly businessCode: string
  readonly distributor: string
  readonly accountNo: string
  readonly fundAccount: string
  readonly investorKind: InvestorKind
  readonly investorName: string
  readonly idType: IdentityType
  readonly idNo: string
  /** YYYY-MM-DD and HHMMSS of the application. */
  readonly appliedOn: string
  readonly appliedAt: string
  readonly confirmedOn: string
}

const [done, byDistributor] = ['0000', '0']
/** A record of type 02 (ta-fa 1.4). For an opening it tells the distributor the new fund account. */
export const accountRecord = (one: SentAccountConfirmation): RecordValues => ({
  AppSheetSerialNo: digits(one.applicationNo),
  TransactionCfmDate: date(one.confirmedOn),
  ReturnCode: done,
  TransactionAccountID: one.accountNo,
  DistributorCode: one.distributor,
  BusinessCode: one.businessCode,
  TAAccountID: one.fundAccount,
  TASerialNO: one.id,
  TransactionDate: date(one.appliedOn),
  TransactionTime: one.appliedAt,
  BranchCode: one.distributor,
  FromTAFlag: byDistributor,
  CertificateType: certificateCodes[one.idType],
  CertificateNo: one.idNo,
  InvestorName: one.investorName,
  IndividualOrInstitution: partyCodes[one.investorKind],
})
