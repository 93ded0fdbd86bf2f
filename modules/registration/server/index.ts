import { auditNames } from '@iisp/contract/audit-names'
import { registrationAuditNames } from './audit-names.ts'
import type { ServerModule } from '@iisp/server'
import { formAddresses } from '../contract/addresses.ts'
import { pages } from '../contract/pages.ts'
import { collectionAccountCheck } from './checks/collection-account-check.ts'
import { keyedHash } from './keyed-hash.ts'
import { partyLookUp } from './parties/party-look-up.ts'
import { partyResubmit } from './parties/party-resubmit.ts'
import { partySubmit } from './parties/party-submit.ts'
import { partyWithdraw } from './parties/party-withdraw.ts'
import { partyDecide } from './party-desk/party-decide.ts'
import { partyDeskList } from './party-desk/party-desk-list.ts'
import { tellApplicant } from './party-desk/tell-applicant.ts'
import { draftFiles } from './product-contracts/draft-files.ts'
import { productContractApply } from './product-contracts/product-contract-apply.ts'
import { productContractDecide } from './product-contracts/product-contract-decide.ts'
import { productContractList } from './product-contracts/product-contract-list.ts'
import { productContractResubmit } from './product-contracts/product-contract-resubmit.ts'
import { partyCodeSend } from './proofs/party-code-send.ts'
import { sweep } from './sweep.ts'
import { todos } from './todos.ts'

/** `secret` keys the hashes of the codes that applicants are sent. */
export function registrationServer(secret: Uint8Array): ServerModule {
  const hash = keyedHash(secret)
  return {
    name: 'registration',
    migrations: new URL('./migrations/', import.meta.url),
    migratesAfter: ['files', 'identity', 'product', 'transfers'],
    handlers: [
      collectionAccountCheck,
      partyCodeSend(hash),
      partyDecide,
      partyDeskList,
      partyLookUp(hash),
      partyResubmit(hash),
      partySubmit(hash),
      partyWithdraw(hash),
      productContractApply,
      productContractDecide,
      productContractList,
      productContractResubmit,
    ],
    fills: [auditNames.contribute([registrationAuditNames])],
    pages,
    contentAddresses: Object.values(formAddresses),
    schedules: [sweep],
    seed: async () => (await import('../fixtures/index.ts')).registrationSeed,
    filePurposes: [draftFiles],
    subscribers: [tellApplicant],
    todos,
  }
}
