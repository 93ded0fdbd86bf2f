import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { verificationDecide as call } from '../contract/desk.ts'
import { verificationErrors } from '../contract/errors.ts'
import { decide } from './decide.ts'
import { findRequest } from './tables.ts'

export const verificationDecide = writer(call, async ({ db, actor, now }, input) => {
  const request = (await findRequest(db, input.id)) ?? refuse(platformErrors.notFound)
  if (request.person_id === actor.personId) refuse(verificationErrors.ownVerification)
  const reason = input.reason?.trim() ?? ''
  const passes = input.result === 'pass'
  if (!passes && reason === '') refuse(verificationErrors.reasonMissing)
  await decide(db, request, now, {
    by: actor.personId,
    name: actor.name,
    failure: passes ? null : { code: input.code ?? '1009', message: reason },
  })
  return { stage: passes ? ('passed' as const) : ('failed' as const) }
})
