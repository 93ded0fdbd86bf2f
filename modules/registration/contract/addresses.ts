/** The addresses below /cms of this module's forms. */
export const formAddresses = {
  accountCheck: 'Collection-AccountCheck',
  party: 'fund-party-registration',
  identity: 'select-registration-identity',
  productContract: 'product-contract-apply',
} as const
