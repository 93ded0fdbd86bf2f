import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { verificationDecide as call } from '../contract/desk.ts'
import { verificationErrors } from '../contract/errors.ts'
import { verificationFlow } from '../contract/states.ts'
import { decide } from './decide.ts'
import { findRequest } from './tables.ts'

export const verificationDecide = writer(call, async (ctx, input) => {
  const request = await findRequest(ctx.db, input.id)
  if (ctx.actor.persons.includes(request.person_id)) refuse(verificationErrors.ownVerification)
  const reason = input.reason?.trim() ?? ''
  const passes = input.result === 'pass'
  if (!passes && reason === '') refuse(verificationErrors.reasonMissing)
  await decide(ctx, request, passes ? null : { code: input.code ?? '1009', message: reason })
  const { passed, failed } = verificationFlow.codes
  return { stage: passes ? passed : failed }
})
