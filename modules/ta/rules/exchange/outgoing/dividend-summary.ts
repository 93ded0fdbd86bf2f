import { add } from '@iisp/contract/exact'
import type { RecordValues } from '../read-record.ts'
import type { SentDividend } from './dividend-record.ts'
import { date } from './sent-records.ts'

const reinvests = '0'
const none = { gross: '0.00', cash: '0.00', reinvested: '0.00', newShares: '0.00' }
interface Sum extends Readonly<typeof none> {
  readonly of: SentDividend
}

/** Sums of the dividends of a distributor's accounts by fund and payment date, in the order of first occurrence. */
export class DividendSums {
  readonly #sums = new Map<string, Sum>()

  add(one: SentDividend): void {
    const key = `${one.fundCode} ${one.paymentDate}`
    const sum = this.#sums.get(key) ?? { ...none, of: one }
    const isReinvested = one.method === reinvests
    this.#sums.set(key, {
      ...sum,
      gross: add(sum.gross, one.gross),
      ...(isReinvested
        ? {
            reinvested: add(sum.reinvested, one.net),
            newShares: add(sum.newShares, one.newShares),
          }
        : { cash: add(sum.cash, one.net) }),
    })
  }

  /** The records of type 09 (ta-fa 1.4). */
  records(confirmedOn: string): readonly RecordValues[] {
    return [...this.#sums.values()].map(({ of, ...sum }) => ({
      DividentDate: date(of.paymentDate),
      TotalDividendAmount: sum.gross,
      TotalDividendIndeed: sum.cash,
      TotalFeeForDividend: '0.00',
      FundCode: of.fundCode,
      TotalReinvestmentDividend: sum.reinvested,
      DistributorCode: of.distributor,
      DocumentSendDate: date(confirmedOn),
      Tax: '0.00',
      TotalVolumeofReinvestmentDividend: sum.newShares,
    }))
  }
}
