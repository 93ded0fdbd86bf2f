import { type Input, type NamedError, Refusal, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { mask } from '@iisp/contract/masking'
import { type Handler, type Writer, raw, sessionHandler, sql } from '@iisp/server'
import { verificationErrors as errors } from '../contract/errors.ts'
import { verificationLimits as limits } from '../contract/limits.ts'
import { phoneBegin as call } from '../contract/phone.ts'
import { comparedName, identityFault } from '../rules/identity.ts'
import { stageAt } from '../rules/stage.ts'
import type { VerificationParts } from './parts.ts'
import { tellChanged, withScanned } from './scanned.ts'
import { hashIdNumber, hashToken, sealToken } from './secrets.ts'
import { type RequestRow, stored } from './tables.ts'

/** What came of it: a refusal is kept too, so it is thrown after the transaction. */
type Outcome = { readonly refused: NamedError } | { readonly token: string; readonly expires: number }

export const phoneBegin = (parts: VerificationParts): Handler =>
  sessionHandler(call, async (ctx, input) => {
    const fault = identityFault(input.name, input.idNumber, businessDate(ctx.now))
    if (fault !== null) refuse(fault === 'name' ? errors.nameMissing : errors.idNumberWrong)
    const idHash = hashIdNumber(parts.pepper, input.idNumber)
    let challenge = ''
    const outcome = await withScanned(ctx, input.verifiedId, async (db, request): Promise<Outcome> => {
      challenge = request.challenge
      const stage = stageAt(stored(request), ctx.now.getTime())
      if (stage !== 'waiting' && stage !== 'claimed') return { refused: errors.codeDead }
      if (!(await isRegistered(db, request, input, idHash))) return wrongIdentity(db, request, ctx.now)
      // the same person may begin again, after a reload say; another phone's person may not
      if (stage === 'claimed' && request.id_hash !== idHash) return { refused: errors.takenElsewhere }
      return claim(db, request, input, { idHash, now: ctx.now, pepper: parts.pepper })
    })
    if ('refused' in outcome) throw new Refusal(outcome.refused)
    const valid = Math.max(0, Math.floor((outcome.expires - ctx.now.getTime()) / 1000))
    return { token: outcome.token, challenge, valid }
  })

async function isRegistered(db: Writer, request: RequestRow, input: Input<typeof call>, idHash: string) {
  const found = await db.all(
    raw(sql<{ name: string }>`SELECT name FROM verification.registered_person
      WHERE institution_id = ${request.institution_id} AND role = ${input.role} AND id_hash = ${idHash}
        AND removed_at IS NULL`),
  )
  return found.some(({ name }) => comparedName(name) === comparedName(input.name))
}

async function wrongIdentity(db: Writer, request: RequestRow, now: Date): Promise<Outcome> {
  const wrong = request.wrong_identities + 1
  const over = wrong >= limits.wrongIdentities
  await db.run(
    raw(sql`UPDATE verification.request SET wrong_identities = ${wrong},
        state = ${over ? 'failed' : request.state}, failure_code = ${over ? '1001' : null},
        message = ${over ? '身份信息核验不一致' : ''}, decided_at = ${over ? now : null}
      WHERE id = ${request.id}`),
  )
  db.audit({
    institutionId: request.institution_id,
    action: 'verification.wrong-identity',
    object: `verification:${request.id}`,
    detail: { times: wrong },
  })
  if (over) tellChanged(db, request.institution_id)
  return { refused: errors.personUnknown }
}

async function claim(
  db: Writer,
  request: RequestRow,
  input: Input<typeof call>,
  { idHash, now, pepper }: { idHash: string; now: Date; pepper: Uint8Array },
): Promise<Outcome> {
  const token = sealToken(pepper, request.id, input.idNumber.trim().toUpperCase())
  const expires = Math.max(request.expires, now.getTime() + limits.phoneSeconds * 1000)
  await db.run(
    raw(sql`UPDATE verification.request SET state = 'claimed', token_hash = ${hashToken(token)},
        role = ${input.role}, name = ${comparedName(input.name)}, id_hash = ${idHash},
        id_masked = ${mask(input.idNumber.trim().toUpperCase())}, expires_at = ${new Date(expires)}
      WHERE id = ${request.id}`),
  )
  db.audit({
    institutionId: request.institution_id,
    action: 'verification.begin',
    object: `verification:${request.id}`,
    detail: { role: input.role, consent: true },
  })
  tellChanged(db, request.institution_id)
  return { token, expires }
}
