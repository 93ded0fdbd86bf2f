import type { OpenPage } from '@iisp/web/ports'
import type { formAddresses } from '../contract/addresses.ts'

/** The module that each form loads. Separate from the addresses, which the login page loads too. */
export const forms: Readonly<Record<keyof typeof formAddresses, OpenPage['load']>> = {
  accountCheck: () => import('./account-check/AccountCheckPage.tsx'),
  party: () => import('./party/PartyPage.tsx'),
  identity: () => import('./identity/IdentityPage.tsx'),
  productContract: () => import('./product-contract-door/ContractDoorPage.tsx'),
}
