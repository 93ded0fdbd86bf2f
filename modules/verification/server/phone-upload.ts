import { refuse } from '@iisp/contract'
import {
  type Handler,
  type SessionContext,
  type SharedLimit,
  raw,
  sessionHandler,
  sql,
  takeShared,
} from '@iisp/server'
import { verificationErrors as errors } from '../contract/errors.ts'
import { verificationLimits as limits } from '../contract/limits.ts'
import { phoneUpload as call } from '../contract/phone.ts'
import { stageAt } from '../rules/stage.ts'
import type { VerificationParts } from './parts.ts'
import { type StoredRecording, openRecording, storeRecording } from './recording.ts'
import { tellChanged, withScanned } from './scanned.ts'
import { hashToken, openToken } from './secrets.ts'
import { type RequestRow, stored } from './tables.ts'

const uploadLimit: SharedLimit = {
  name: 'verification.upload',
  perMinute: limits.uploadsAMinute,
  error: errors.uploadedTooOften,
}
type Phone = { readonly verifiedId: string; readonly token: string }

export const phoneUpload = (parts: VerificationParts): Handler =>
  sessionHandler(call, async (ctx, input) => {
    // before the bytes are taken: who holds no token may not fill the store
    await withScanned(ctx, input.verifiedId, async (db, request) => {
      refuseStranger(ctx, request, input)
      await takeShared(db, uploadLimit, request.id, ctx.now)
    })
    if (ctx.upload === undefined) return refuse(errors.recordingMissing)
    const recording = await storeRecording(ctx.files, ctx.upload.stream)
    const request = await submit(ctx, input, recording).catch(async (refused: unknown) => {
      await ctx.files.remove(recording.hash)
      throw refused
    })
    if (parts.provider !== null) await handOver(ctx, parts, parts.provider, { request, input, recording })
    return { stage: 'reviewing' as const, message: null }
  })

function refuseStranger(ctx: SessionContext, request: RequestRow, { token }: Phone): void {
  const isOpen = stageAt(stored(request), ctx.now.getTime()) === 'claimed'
  if (!isOpen || request.token_hash !== hashToken(token)) refuse(errors.codeDead)
}

const submit = (ctx: SessionContext, input: Phone, recording: StoredRecording): Promise<RequestRow> =>
  withScanned(ctx, input.verifiedId, async (db, request) => {
    refuseStranger(ctx, request, input)
    const until = new Date(ctx.now.getTime() + limits.reviewMinutes * 60_000)
    await db.run(
      raw(sql`UPDATE verification.request SET state = 'reviewing', token_hash = NULL, submitted_at = ${ctx.now},
          review_until = ${until}, recording_hash = ${recording.hash}, recording_key = ${recording.key},
          recording_type = ${recording.type}, recording_size = ${recording.size}
        WHERE id = ${request.id}`),
    )
    db.audit({
      institutionId: request.institution_id,
      action: 'verification.submit',
      object: `verification:${request.id}`,
      detail: { size: recording.size },
    })
    tellChanged(db, request.institution_id)
    return request
  })

interface Handed {
  readonly request: RequestRow
  readonly input: Phone
  readonly recording: StoredRecording
}

/** To the configured service; where it cannot be reached the code is over and the person is told at once. */
async function handOver(
  ctx: SessionContext,
  parts: VerificationParts,
  provider: NonNullable<VerificationParts['provider']>,
  { request, input, recording }: Handed,
): Promise<void> {
  try {
    await provider.send({
      verifiedId: request.id,
      verifiedSource: request.source,
      role: request.role ?? 'administrator',
      name: request.name ?? '',
      idNumber: openToken(parts.pepper, request.id, input.token) ?? '',
      challenge: request.challenge,
      type: recording.type,
      recording: await openRecording(ctx.files, recording.hash, recording.key),
    })
  } catch {
    await withScanned(ctx, request.id, async (db) => {
      await db.run(
        raw(sql`UPDATE verification.request SET state = 'failed', failure_code = '1009',
            message = ${errors.providerDown.zh}, decided_at = ${ctx.now}
          WHERE id = ${request.id} AND state = 'reviewing'`),
      )
      tellChanged(db, request.institution_id)
    })
    refuse(errors.providerDown)
  }
}
