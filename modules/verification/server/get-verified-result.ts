import { mask } from '@iisp/contract/masking'
import { reader } from '@iisp/server'
import { getVerifiedResult as call } from '../contract/request.ts'
import { stageAt, verdictOf } from '../rules/stage.ts'
import { requests } from './tables.ts'

export const getVerifiedResult = reader(call, async ({ db, actor, now }, input) => {
  // somebody else's, and one of another session, answers as an unknown one
  const row = await db.one(
    requests
      .where('id', '=', input.verifiedId)
      .where('source', '=', input.verifiedSource)
      .where('session_hash', '=', actor.sessionHash),
  )
  const failure = row.failure_code === null ? null : { code: row.failure_code, message: row.message }
  return {
    ...verdictOf(stageAt(row, now.getTime()), failure),
    person: row.role === null || row.name === null ? null : { role: row.role, name: mask(row.name) },
  }
})
