import { type Input, type NamedError, Refusal, isOneOf, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { mask } from '@iisp/contract/masking'
import { type Handler, type MoveContext, type Writer, markCase, moveCase, sessionHandler } from '@iisp/server'
import { verificationErrors as errors } from '../contract/errors.ts'
import { verificationLimits as limits } from '../contract/limits.ts'
import { phoneBegin as call } from '../contract/phone.ts'
import { comparedName, identityFault } from '../rules/identity.ts'
import { verificationFlow } from '../contract/states.ts'
import { stageAt } from '../rules/stage.ts'
import type { VerificationParts } from './parts.ts'
import { withScanned } from './scanned.ts'
import { hashIdNumber, hashToken, sealToken } from './secrets.ts'
import { type RequestRow, registered } from './tables.ts'
import { byPhone, verifications } from './verifications.ts'

const { codes, sets } = verificationFlow

/** The outcome. A refusal is stored as well, so it is thrown only after the transaction. */
type Outcome = { readonly refused: NamedError } | { readonly token: string; readonly expires: number }

export const phoneBegin = (parts: VerificationParts): Handler =>
  sessionHandler(call, async (ctx, input) => {
    const fault = identityFault(input.name, input.idNumber, businessDate(ctx.now))
    if (fault !== null) refuse(fault === 'name' ? errors.nameMissing : errors.idNumberWrong)
    const idHash = hashIdNumber(parts.pepper, input.idNumber)
    let challenge = ''
    const outcome = await withScanned(ctx, input.verifiedId, async (db, request): Promise<Outcome> => {
      const moving = byPhone({ ...ctx, db })
      challenge = request.challenge
      const stage = stageAt(request, ctx.now.getTime())
      if (!isOneOf(sets.onPhone, stage)) return { refused: errors.codeDead }
      if (!(await isRegistered(db, request, input, idHash))) return wrongIdentity(moving, request)
      // the same person may begin again, after a reload say; another phone's person may not
      if (stage === codes.claimed && request.id_hash !== idHash) return { refused: errors.takenElsewhere }
      return claim(moving, request, input, { idHash, pepper: parts.pepper })
    })
    if ('refused' in outcome) throw new Refusal(outcome.refused)
    const valid = Math.max(0, Math.floor((outcome.expires - ctx.now.getTime()) / 1000))
    return { token: outcome.token, challenge, valid }
  })

async function isRegistered(db: Writer, request: RequestRow, input: Input<typeof call>, idHash: string) {
  const found = await db.all(
    registered(request.institution_id)
      .where('role', '=', input.role)
      .where('id_hash', '=', idHash)
      .select('name'),
  )
  return found.some(({ name }) => comparedName(name) === comparedName(input.name))
}

async function wrongIdentity(ctx: MoveContext, request: RequestRow): Promise<Outcome> {
  const times = request.wrong_identities + 1
  const counted = { wrong_identities: times }
  const detail = { times }
  if (times < limits.wrongIdentities) {
    await markCase(ctx, verifications, request, 'count-wrong-identity', { changes: counted, detail })
    return { refused: errors.personUnknown }
  }
  const message = '身份信息核验不一致'
  const changes = { ...counted, failure_code: '1001', message, decided_at: ctx.now } as const
  await moveCase(ctx, verifications, request, 'exhaust', { who: 'phone', changes, detail })
  return { refused: errors.personUnknown }
}

async function claim(
  ctx: MoveContext,
  request: RequestRow,
  input: Input<typeof call>,
  { idHash, pepper }: { idHash: string; pepper: Uint8Array },
): Promise<Outcome> {
  const idNumber = input.idNumber.trim().toUpperCase()
  const token = sealToken(pepper, request.id, idNumber)
  const expires = Math.max(request.expiresAt, ctx.now.getTime() + limits.phoneSeconds * 1000)
  await moveCase(ctx, verifications, request, 'begin', {
    who: 'phone',
    changes: {
      token_hash: hashToken(token),
      role: input.role,
      name: comparedName(input.name),
      id_hash: idHash,
      id_masked: mask(idNumber),
      expires_at: new Date(expires),
    },
    detail: { role: input.role, consent: true },
  })
  return { token, expires }
}
