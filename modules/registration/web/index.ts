import type { OpenPage } from '@iisp/web/ports'
import { formAddresses } from '../contract/addresses.ts'

/** The forms below /cms. */
export const registrationForms: readonly OpenPage[] = [
  {
    path: `/cms/${formAddresses.accountCheck}`,
    app: 'registration',
    load: () => import('./account-check/AccountCheckPage.tsx'),
  },
  {
    path: `/cms/${formAddresses.party}`,
    app: 'registration',
    load: () => import('./party/PartyPage.tsx'),
  },
  {
    path: `/cms/${formAddresses.identity}`,
    app: 'registration',
    load: () => import('./identity/IdentityPage.tsx'),
  },
  {
    path: `/cms/${formAddresses.productContract}`,
    app: 'registration',
    load: () => import('./product-contract-door/ContractDoorPage.tsx'),
  },
]
