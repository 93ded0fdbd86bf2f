import type { IdentityType, InvestorKind } from '../../../contract/investors/investor-kinds.ts'

/** IndividualOrInstitution: the kind of the account's holder. */
export const partyCodes = { institution: '0', person: '1', product: '2' } as const satisfies Record<
  InvestorKind,
  string
>

/**
 * CertificateType of each kind of document. Persons and organisations have separate code lists that use the same
 * numbers. A business licence bears the unified social credit code today; the filing code of a product has no code of
 * its own and counts as "other". Agree both with the counterparty.
 */
export const certificateCodes = {
  'resident-id': '0',
  passport: '1',
  'home-return-permit': '4',
  'credit-code': '1',
  'filing-code': '8',
} as const satisfies Record<IdentityType, string>
