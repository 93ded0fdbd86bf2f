import { defaultTerms } from '../../contract/terms/default-terms.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'

/** Terms without fees, limits and lock-up. Rehearsals use them for a fund whose terms the reader may not see. */
export const noFeeTerms: FundTerms = {
  ...defaultTerms,
  navPlaces: 8,
  minimumSubscription: { first: '0.00', further: '0.00', measuredOn: 'net' },
  minimumHolding: { measure: 'none' },
  lockUp: { kind: 'none' },
  maximumHolders: null,
  largeRedemption: null,
}
