import { f } from '@iisp/contract'
import { total } from './dealing/totals.ts'

/** The fields by which a record names the holder of shares. */
export const holderFields = {
  /** Masked for readers who belong neither to the manager nor to the register. */
  investorName: f.text(120, ['投资者名称', 'Investor name']),
  tradingAccount: f.identifier(20, ['交易账号', 'Account No.']),
  fundAccount: f.identifier(12, ['基金账号', 'Fund account']),
}
/** Sums of money or shares, negative ones included. */
export const sum = (name: f.Pair) => f.amountOf(total, name)
