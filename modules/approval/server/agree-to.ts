import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { agreeTo as call, agreementVersions } from '../contract/agreements.ts'
import { approvalErrors } from '../contract/errors.ts'
import { keepConsent } from './keep-consent.ts'

export const agreeTo = writer(call, async (ctx, input) => {
  if (input.version !== agreementVersions[input.agreement]) refuse(approvalErrors.versionOld)
  await keepConsent(ctx.db, ctx, input.agreement)
  return null
})
