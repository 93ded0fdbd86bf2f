import { refuse } from '@iisp/contract'
import { markCase, stateLiteral, writer } from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import { useVerification as call } from '../contract/request.ts'
import { verificationFlow } from '../contract/states.ts'
import { requests } from './tables.ts'
import { verifications } from './verifications.ts'

const kinds = {
  '2': { zh: '人脸识别', en: 'face' },
  '9': { zh: '视频核验', en: 'video' },
} as const

/** Locks the row, so that the second of two simultaneous submissions finds it used. */
export const useVerification = writer(call, async (ctx, input) => {
  const { db, actor, now, language } = ctx
  const passed = await db.maybe(
    requests
      .where('institution_id', '=', actor.institutionId)
      .where('person_id', '=', actor.personId)
      .where('source', '=', input.verifiedSource)
      .where('busi_id', '=', input.busiId)
      .where('state', '=', stateLiteral(verificationFlow.codes.passed))
      .where('used_at', 'is', null)
      .where('use_until', '>', now.toISOString())
      .limit(1)
      .forUpdate(),
  )
  if (passed === undefined || passed.role === null || passed.name === null) {
    return refuse(verificationErrors.notVerified, { what: kinds[input.verifiedSource][language] })
  }
  const { busiId } = input
  await markCase(ctx, verifications, passed, 'use', { changes: { used_at: now }, detail: { busiId } })
  return { verifiedId: passed.id, role: passed.role, name: passed.name }
})
