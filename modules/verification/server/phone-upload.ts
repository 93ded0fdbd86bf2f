import { refuse } from '@iisp/contract'
import {
  type Handler,
  type SessionContext,
  type SharedLimit,
  moveCase,
  sessionHandler,
  takeShared,
} from '@iisp/server'
import { verificationErrors as errors } from '../contract/errors.ts'
import { verificationLimits as limits } from '../contract/limits.ts'
import { phoneUpload as call } from '../contract/phone.ts'
import { verificationFlow } from '../contract/states.ts'
import { stageAt } from '../rules/stage.ts'
import type { VerificationParts } from './parts.ts'
import { type StoredRecording, openRecording, storeRecording } from './recording.ts'
import { withScanned } from './scanned.ts'
import { hashToken, openToken } from './secrets.ts'
import type { RequestRow } from './tables.ts'
import { byPhone, bySystem, verifications } from './verifications.ts'

const { codes } = verificationFlow
const uploadLimit: SharedLimit = {
  name: 'verification.upload',
  perMinute: limits.uploadsAMinute,
  error: errors.uploadedTooOften,
}
type Phone = { readonly verifiedId: string; readonly token: string }

export const phoneUpload = (parts: VerificationParts): Handler =>
  sessionHandler(call, async (ctx, input) => {
    // Checked before the bytes are received: a caller without a token must not be able to fill the
    // store.
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
    return { stage: codes.reviewing, message: null }
  })

function refuseStranger(ctx: SessionContext, request: RequestRow, { token }: Phone): void {
  const isOpen = stageAt(request, ctx.now.getTime()) === codes.claimed
  if (!isOpen || request.token_hash !== hashToken(token)) refuse(errors.codeDead)
}

const submit = (ctx: SessionContext, input: Phone, recording: StoredRecording): Promise<RequestRow> =>
  withScanned(ctx, input.verifiedId, async (db, request) => {
    refuseStranger(ctx, request, input)
    await moveCase(byPhone({ ...ctx, db }), verifications, request, 'submit', {
      who: 'phone',
      changes: {
        token_hash: null,
        submitted_at: ctx.now,
        review_until: new Date(ctx.now.getTime() + limits.reviewMinutes * 60_000),
        recording_hash: recording.hash,
        recording_key: recording.key,
        recording_type: recording.type,
        recording_size: String(recording.size),
      },
      detail: { size: recording.size },
    })
    return request
  })

interface Handed {
  readonly request: RequestRow
  readonly input: Phone
  readonly recording: StoredRecording
}

/**
 * Sends the recording to the configured service. If it cannot be reached, the code expires and the
 * person is told immediately.
 */
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
    await withScanned(ctx, request.id, async (db, now) => {
      if (now.state !== codes.reviewing) return
      await moveCase(bySystem({ ...ctx, db }), verifications, now, 'lose-provider', {
        who: 'system',
        changes: { failure_code: '1009', message: errors.providerDown.zh, decided_at: ctx.now },
      })
    })
    refuse(errors.providerDown)
  }
}
