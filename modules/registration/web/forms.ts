import type { OpenPage } from '@iisp/web/ports'
import type { formAddresses } from '../contract/addresses.ts'

/** What each form loads. Apart from the addresses, because the login page would list it all. */
export const forms: Readonly<Record<keyof typeof formAddresses, OpenPage['load']>> = {
  accountCheck: () => import('./account-check/AccountCheckPage.tsx'),
  party: () => import('./party/PartyPage.tsx'),
  identity: () => import('./identity/IdentityPage.tsx'),
  productContract: () => import('./product-contract-door/ContractDoorPage.tsx'),
}
