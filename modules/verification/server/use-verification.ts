import { refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import type { PersonRole } from '../contract/fields.ts'
import { useVerification as call } from '../contract/request.ts'

interface Used {
  readonly verifiedId: string
  readonly role: PersonRole
  readonly name: string
}
const kinds = {
  '2': { zh: '人脸识别', en: 'face' },
  '9': { zh: '视频核验', en: 'video' },
} as const

/** One statement finds and uses it: of two submissions at the same time one gets it. */
export const useVerification = writer(call, async ({ db, actor, now, language }, input) => {
  const used = await db.maybe(
    raw(sql<Used>`UPDATE verification.request SET used_at = ${now}
      WHERE institution_id = ${actor.institutionId} AND person_id = ${actor.personId}
        AND source = ${input.verifiedSource} AND busi_id = ${input.busiId}
        AND state = 'passed' AND used_at IS NULL AND use_until > ${now}
      RETURNING id AS "verifiedId", role, name`),
  )
  if (used === undefined) {
    return refuse(verificationErrors.notVerified, { what: kinds[input.verifiedSource][language] })
  }
  db.audit({
    institutionId: actor.institutionId,
    action: 'verification.use',
    object: `verification:${used.verifiedId}`,
    detail: { busiId: input.busiId },
  })
  return used
})
