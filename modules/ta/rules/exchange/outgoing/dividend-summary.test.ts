import { expect, test } from 'vitest'
import type { SentDividend } from './dividend-record.ts'
import { DividendSums } from './dividend-summary.ts'

const dividend = (changes: Partial<SentDividend>): SentDividend => ({
  id: '1',
  businessCode: '143',
  fundCode: 'SXX001',
  accountNo: '1',
  fundAccount: '98',
  distributor: '311',
  investorKind: 'person',
  confirmedOn: '2026-11-11',
  unitNav: '1.1345',
  recordDate: '2026-11-10',
  exDate: '2026-11-11',
  paymentDate: '2026-11-13',
  perShare: '0.1000',
  basis: '500000.00',
  newShares: '0.00',
  gross: '50000.00',
  performanceFee: '0.00',
  net: '50000.00',
  method: '1',
  ...changes,
})

test('E9 cash and reinvested dividends of a fund are added up apart, each fund by itself', () => {
  const sums = new DividendSums()
  for (const one of [
    dividend({}),
    dividend({ method: '0', newShares: '44072.28' }),
    dividend({ fundCode: 'SXX002', gross: '10.01', performanceFee: '1.00', net: '9.01' }),
  ])
    sums.add(one)
  expect(sums.records('2026-11-11')).toMatchObject([
    {
      FundCode: 'SXX001',
      DividentDate: '20261113',
      DocumentSendDate: '20261111',
      TotalDividendAmount: '100000.00',
      TotalDividendIndeed: '50000.00',
      TotalReinvestmentDividend: '50000.00',
      TotalVolumeofReinvestmentDividend: '44072.28',
    },
    { FundCode: 'SXX002', TotalDividendAmount: '10.01', TotalDividendIndeed: '9.01' },
  ])
})
