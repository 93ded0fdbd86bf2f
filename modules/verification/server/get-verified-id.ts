import { randomBytes, randomInt } from 'node:crypto'
import { refuse } from '@iisp/contract'
import { mask } from '@iisp/contract/masking'
import {
  type Handler,
  type PersonActor,
  type WriteContext,
  type Writer,
  countRows,
  moveCase,
  takeLock,
  writer,
} from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import { verificationLimits } from '../contract/limits.ts'
import { getVerifiedId as call } from '../contract/request.ts'
import { verificationFlow } from '../contract/states.ts'
import { isKept, stageAt } from '../rules/stage.ts'
import type { VerificationParts } from './parts.ts'
import { q, registered, requests } from './tables.ts'
import { verifications } from './verifications.ts'

const { codes, sets } = verificationFlow
type Wanted = { readonly verifiedSource: '2' | '9'; readonly busiId: string }

export const getVerifiedId = (parts: VerificationParts): Handler =>
  writer(call, async (ctx, input) => {
    const { db, actor, now } = ctx
    const persons = await registeredOf(db, actor)
    if (persons.length === 0) refuse(verificationErrors.nobodyRegistered)
    await oneAtATime(db, actor)
    await refuseTooMany(db, actor, now)
    const latest = await db.maybe(requestsOf(actor, input).orderBy('created_at', 'desc').limit(1))
    const kept = latest !== undefined && isKept(latest, now.getTime())
    const id = kept ? latest.id : await newCode(ctx, input, parts.validSeconds)
    if (kept) await takeOver(db, id, actor)
    return {
      verifiedId: id,
      valid: kept ? 0 : parts.validSeconds,
      qrUrl: `${parts.qrBase}/iisp/verify/${id}`,
      stage: kept ? stageAt(latest, now.getTime()) : codes.waiting,
      persons: persons.map(({ role, name }) => ({ role, name: mask(name) })),
    }
  })

const registeredOf = (db: Writer, actor: PersonActor) =>
  db.all(registered(actor.institutionId).select(['role', 'name']).orderBy('role').orderBy('id'))

/** Two windows of a person wait for each other: neither makes a second code beside the first, nor one too many. */
const oneAtATime = (db: Writer, actor: PersonActor) => takeLock(db, `verification.ask ${actor.personId}`)

async function refuseTooMany(db: Writer, actor: PersonActor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 600_000)
  const { asked } = await db.one(
    q
      .selectFrom('verification.request')
      .where('person_id', '=', actor.personId)
      .where('created_at', '>', since.toISOString())
      .select(countRows.as('asked')),
  )
  if (asked >= verificationLimits.codesIn10Minutes) refuse(verificationErrors.tooManyCodes)
}

/** The verifications of this person for this business, locked. */
const requestsOf = (actor: PersonActor, { verifiedSource, busiId }: Wanted) =>
  requests
    .where('institution_id', '=', actor.institutionId)
    .where('person_id', '=', actor.personId)
    .where('source', '=', verifiedSource)
    .where('busi_id', '=', busiId)
    .forUpdate()

/** The same person may continue it in a new session; the old session no longer may. */
const takeOver = (db: Writer, id: string, actor: PersonActor) =>
  db.run(q.updateTable('verification.request').set({ session_hash: actor.sessionHash }).where('id', '=', id))

async function newCode(
  ctx: WriteContext<PersonActor>,
  wanted: Wanted,
  validSeconds: number,
): Promise<string> {
  const { db, actor, now } = ctx
  const id = randomBytes(16).toString('hex')
  const open = await db.all(requestsOf(actor, wanted).where('state', 'in', sets.onPhone))
  for (const one of open) await moveCase(ctx, verifications, one, 'replace', { who: 'asker' })
  await db.run(
    q.insertInto('verification.request').values({
      id,
      institution_id: actor.institutionId,
      institution_name: actor.institutionName,
      person_id: actor.personId,
      person_name: actor.name,
      real_name: actor.behind?.name ?? null,
      session_hash: actor.sessionHash,
      source: wanted.verifiedSource,
      busi_id: wanted.busiId,
      state: codes.waiting,
      challenge: String(randomInt(1000, 10_000)),
      created_at: now,
      expires_at: new Date(now.getTime() + validSeconds * 1000),
    }),
  )
  db.audit({
    institutionId: actor.institutionId,
    action: 'verification.ask',
    object: `verification:${id}`,
    detail: { source: wanted.verifiedSource, busiId: wanted.busiId },
  })
  return id
}
