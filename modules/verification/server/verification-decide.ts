import { caseToDecide, writer } from '@iisp/server'
import { verificationDecide as call } from '../contract/desk.ts'
import { verificationFlow } from '../contract/states.ts'
import { decide } from './decide.ts'
import { findRequest } from './tables.ts'
import { verifications } from './verifications.ts'

export const verificationDecide = writer(call, async (ctx, { result: action, code = '1009', ...input }) => {
  const { row: request, reason } = await caseToDecide(
    ctx,
    verifications,
    { ...input, action },
    {
      sides: ['reviewer'],
      load: (id) => findRequest(ctx.db, id),
    },
  )
  const passes = action === 'pass'
  await decide(ctx, request, passes ? null : { code, message: reason })
  const { passed, failed } = verificationFlow.codes
  return { stage: passes ? passed : failed }
})
