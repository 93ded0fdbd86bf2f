import { t } from '@iisp/contract'
import { type FilePurpose, readableByCase } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import { productContracts } from '../../contract/pages.ts'
import {
  draftPurpose,
  draftRules,
  productContractApply,
} from '../../contract/product-contracts/product-contracts.ts'
import { contractsOf } from './contract-cases.ts'

/** Drafts of contracts. */
export const draftFiles: FilePurpose = {
  name: draftPurpose,
  access: productContractApply.access,
  rules: draftRules,
  ofCase: { gone: registrationErrors.draftGone, tooLarge: registrationErrors.draftTooLarge },
  about: t.nothing,
  mayRead: readableByCase([productContracts], async ({ db, actor }, file) => {
    const found = await db.maybe(contractsOf(actor).where('c.file_id', '=', file.id).select('c.id').limit(1))
    return found !== undefined
  }),
}
