/** The addresses below /cms of this module's forms. */
export const formAddresses = {
  accountCheck: 'Collection-AccountCheck',
} as const
