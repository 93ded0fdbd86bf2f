import { mask } from '@iisp/contract/masking'
import { raw, reader, sql } from '@iisp/server'
import { getVerifiedResult as call } from '../contract/request.ts'
import { stageAt, verdictOf } from '../rules/stage.ts'
import { type RequestRow, requestColumns, stored } from './tables.ts'

export const getVerifiedResult = reader(call, async ({ db, actor, now }, input) => {
  // somebody else's, and one of another session, answers as an unknown one
  const row = await db.one(
    raw(sql<RequestRow>`SELECT ${requestColumns} FROM verification.request
      WHERE id = ${input.verifiedId} AND source = ${input.verifiedSource} AND session_hash = ${actor.sessionHash}`),
  )
  const failure = row.failure_code === null ? null : { code: row.failure_code, message: row.message }
  return {
    ...verdictOf(stageAt(stored(row), now.getTime()), failure),
    person: row.role === null || row.name === null ? null : { role: row.role, name: mask(row.name) },
  }
})
