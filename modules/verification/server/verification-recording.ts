import { Readable } from 'node:stream'
import { refuse } from '@iisp/contract'
import { type PersonActor, sessionHandler } from '@iisp/server'
import { verificationRecording as call } from '../contract/desk.ts'
import { verificationErrors } from '../contract/errors.ts'
import { openRecording } from './recording.ts'
import { findRequest } from './tables.ts'

export const verificationRecording = sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
  const request = await findRequest(ctx.db, input.id)
  const { recording_hash: hash, recording_key: key, recording_type: type } = request
  if (hash === null || key === null) return refuse(verificationErrors.recordingDeleted)
  const recording = await openRecording(ctx.files, hash, key)
  await ctx.transact(async (db) =>
    db.audit({
      institutionId: request.institution_id,
      action: 'verification.look',
      object: `verification:${request.id}`,
    }),
  )
  return {
    filename: `verification-${request.id.slice(0, 8)}`,
    contentType: type ?? 'application/octet-stream',
    size: recording.length,
    stream: Readable.from([recording]),
  }
})
