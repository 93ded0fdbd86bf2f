import { defaultTerms } from '../../contract/terms/default-terms.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { toNav, toShares } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { type CompiledTerms, compileTerms } from '../terms/compile-terms.ts'

/** Terms without lock-up and minimums, with the fields under test. */
export const fundTermsWith = (changed: Partial<FundTerms> = {}): FundTerms => ({
  ...defaultTerms,
  minimumSubscription: { first: '0.00', further: '0.00', measuredOn: 'net' },
  minimumHolding: { measure: 'none' },
  lockUp: { kind: 'none' },
  maximumHolders: null,
  largeRedemption: null,
  ...changed,
})
export const termsWith = (changed: Partial<FundTerms> = {}): CompiledTerms =>
  compileTerms(fundTermsWith(changed))

export const perLotFee: Extract<FundTerms['performanceFee'], { method: 'perLot' }> = {
  method: 'perLot',
  takenFrom: 'shares',
  rate: '0.2000',
  days: ['06-30'],
  atDividend: true,
  markAfterDividend: 'reduced',
  hurdle: 'none',
}

/** A lot of holder H confirmed long before the test's day. */
export const lotOf = (id: string, shares: string, mark: string, other: Partial<Lot> = {}): Lot => ({
  id,
  account: 'T1',
  holder: 'H1',
  confirmedOn: '2024-01-02',
  shares: toShares(shares),
  mark: toNav(mark),
  nav: toNav(mark),
  source: '1',
  ...other,
})
