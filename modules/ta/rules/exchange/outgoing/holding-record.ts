import type { RecordValues } from '../read-record.ts'
import { date, frontLoad } from './sent-records.ts'

/** What an account of a distributor holds of a fund at the end of a day. Shares are decimal strings. */
export interface SentHolding {
  readonly fundCode: string
  readonly accountNo: string
  readonly fundAccount: string
  readonly distributor: string
  /** AccountStatus: 0 normal, 1 frozen, 2 lost. */
  readonly status: string
  readonly shares: string
  readonly frozen: string
  readonly available: string
  readonly method: '0' | '1'
}

/** A lot that such a holding consists of, whose lock-up has a last day. */
export interface SentLot extends Omit<SentHolding, 'frozen'> {
  readonly id: string
  readonly registeredOn: string
  /** The first day on which it may be redeemed. */
  readonly redeemableOn: string
}

const [total, detail] = ['0', '1']
/** A record of type 05 (ta-fa 1.4): the total of an account and fund, to be compared with the distributor's own. */
export const holdingRecord = (one: SentHolding, confirmedOn: string): RecordValues => ({
  AvailableVol: one.available,
  TotalVolOfDistributorInTA: one.shares,
  TransactionCfmDate: date(confirmedOn),
  FundCode: one.fundCode,
  TransactionAccountID: one.accountNo,
  DistributorCode: one.distributor,
  TAAccountID: one.fundAccount,
  TotalFrozenVol: one.frozen,
  BranchCode: one.distributor,
  TotalBackendLoad: '0.00',
  ShareClass: frontLoad,
  DetailFlag: total,
  AccountStatus: one.status,
  DefDividendMethod: one.method,
})

/**
 * A record of type 26: a lot with the day from which it may be redeemed. What is frozen is known of the holding alone, and
 * stands in its record of type 05.
 */
export const lotRecord = (one: SentLot, confirmedOn: string): RecordValues => ({
  AvailableVol: one.available,
  TotalVolOfDistributorInTA: one.shares,
  TransactionCfmDate: date(confirmedOn),
  FundCode: one.fundCode,
  TransactionAccountID: one.accountNo,
  DistributorCode: one.distributor,
  TAAccountID: one.fundAccount,
  BranchCode: one.distributor,
  TASerialNO: one.id,
  TotalBackendLoad: '0.00',
  ShareClass: frontLoad,
  DetailFlag: detail,
  AccountStatus: one.status,
  ShareRegisterDate: date(one.registeredOn),
  DefDividendMethod: one.method,
  AllowRedemptDate: date(one.redeemableOn),
})
