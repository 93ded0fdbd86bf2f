import { auditNames } from '@iisp/contract/audit-names'
import { registrationAuditNames } from './audit-names.ts'
import type { ServerModule } from '@iisp/server'
import { formAddresses } from '../contract/addresses.ts'
import { pages } from '../contract/pages.ts'
import { handlersOf } from './handlers.generated.ts'
import { keyedHash } from './keyed-hash.ts'
import { tellApplicant } from './party-desk/tell-applicant.ts'
import { draftFiles } from './product-contracts/draft-files.ts'
import { sweep } from './sweep.ts'
import { todos } from './todos.ts'

/** `secret` keys the hashes of the codes that applicants are sent. */
export function registrationServer(secret: Uint8Array): ServerModule {
  const hash = keyedHash(secret)
  return {
    name: 'registration',
    migrations: new URL('./migrations/', import.meta.url),
    migratesAfter: ['files', 'identity', 'product', 'transfers'],
    handlers: handlersOf(hash),
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
