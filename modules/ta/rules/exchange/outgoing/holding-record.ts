import type { RecordValues } from '../read-record.ts'
import { date, frontLoad } from './sent-records.ts'

/** The holding of a distributor's account in a fund at the end of a day. Shares are decimal strings. */
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

/** A lot of such a holding that has a lock-up with an end. */
export interface SentLot extends Omit<SentHolding, 'frozen'> {
  readonly id: string
  readonly registeredOn: string
  /** The first day on which it can be redeemed. */
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
 * A record of type 26: a lot with the first day on which it can be redeemed. Frozen shares are recorded per holding
 * only and stand in its record of type 05.
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
