import { add } from '@iisp/contract/exact'
import type { RecordValues } from '../read-record.ts'
import type { SentDividend } from './dividend-record.ts'
import { date } from './sent-records.ts'

const reinvests = '0'
const sum = (amounts: readonly string[]) => amounts.reduce(add, '0.00')

/**
 * The records of type 09 (ta-fa 1.4): what the dividends of a distributor's accounts add up to, one for each fund and
 * payment date, in the order in which they first come.
 */
export function dividendSummaries(
  dividends: readonly SentDividend[],
  confirmedOn: string,
): readonly RecordValues[] {
  const groups = Map.groupBy(dividends, ({ fundCode, paymentDate }) => `${fundCode} ${paymentDate}`)
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const [reinvested, cash] = [
      all.filter(({ method }) => method === reinvests),
      all.filter(({ method }) => method !== reinvests),
    ]
    return {
      DividentDate: date(first.paymentDate),
      TotalDividendAmount: sum(all.map(({ gross }) => gross)),
      TotalDividendIndeed: sum(cash.map(({ net }) => net)),
      TotalFeeForDividend: '0.00',
      FundCode: first.fundCode,
      TotalReinvestmentDividend: sum(reinvested.map(({ net }) => net)),
      DistributorCode: first.distributor,
      DocumentSendDate: date(confirmedOn),
      Tax: '0.00',
      TotalVolumeofReinvestmentDividend: sum(reinvested.map(({ newShares }) => newShares)),
    }
  })
}
