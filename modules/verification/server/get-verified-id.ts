import { randomBytes, randomInt } from 'node:crypto'
import { refuse } from '@iisp/contract'
import { mask } from '@iisp/contract/masking'
import {
  type Handler,
  type PersonActor,
  type WriteContext,
  type Writer,
  moveCase,
  raw,
  sql,
  stateList,
  writer,
} from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import type { PersonRole } from '../contract/fields.ts'
import { verificationLimits } from '../contract/limits.ts'
import { getVerifiedId as call } from '../contract/request.ts'
import { verificationFlow } from '../contract/states.ts'
import { isKept, stageAt } from '../rules/stage.ts'
import type { VerificationParts } from './parts.ts'
import { type RequestRow, requestColumns, stored } from './tables.ts'
import { verifications } from './verifications.ts'

interface Registered {
  readonly role: PersonRole
  readonly name: string
}
const { codes, sets } = verificationFlow
type Wanted = { readonly verifiedSource: '2' | '9'; readonly busiId: string }

export const getVerifiedId = (parts: VerificationParts): Handler =>
  writer(call, async (ctx, input) => {
    const { db, actor, now } = ctx
    const persons = await registeredOf(db, actor)
    if (persons.length === 0) refuse(verificationErrors.nobodyRegistered)
    await oneAtATime(db, actor)
    await refuseTooMany(db, actor, now)
    const latest = await latestOf(db, actor, input)
    const kept = latest !== undefined && isKept(stored(latest), now.getTime())
    const id = kept ? latest.id : await newCode(ctx, input, parts.validSeconds)
    if (kept) await takeOver(db, id, actor)
    return {
      verifiedId: id,
      valid: kept ? 0 : parts.validSeconds,
      qrUrl: `${parts.qrBase}/iisp/verify/${id}`,
      stage: kept ? stageAt(stored(latest), now.getTime()) : codes.waiting,
      persons: persons.map(({ role, name }) => ({ role, name: mask(name) })),
    }
  })

const registeredOf = (db: Writer, actor: PersonActor) =>
  db.all(
    raw(sql<Registered>`SELECT role, name FROM verification.registered_person
      WHERE institution_id = ${actor.institutionId} AND removed_at IS NULL ORDER BY role, id`),
  )

/** Two windows of a person wait for each other: neither makes a second code beside the first, nor one too many. */
const oneAtATime = (db: Writer, actor: PersonActor) =>
  db.all(raw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${actor.personId}, 31))`))

async function refuseTooMany(db: Writer, actor: PersonActor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 600_000)
  const { asked } = await db.one(
    raw(sql<{ asked: number }>`SELECT count(*)::int AS asked FROM verification.request
      WHERE person_id = ${actor.personId} AND created_at > ${since}`),
  )
  if (asked >= verificationLimits.codesIn10Minutes) refuse(verificationErrors.tooManyCodes)
}

/** The newest of this person for this business. */
const latestOf = (db: Writer, actor: PersonActor, { verifiedSource, busiId }: Wanted) =>
  db.maybe(
    raw(sql<RequestRow>`SELECT ${requestColumns} FROM verification.request
      WHERE institution_id = ${actor.institutionId} AND person_id = ${actor.personId}
        AND source = ${verifiedSource} AND busi_id = ${busiId}
      ORDER BY created_at DESC LIMIT 1 FOR UPDATE`),
  )

/** The same person in a new session goes on with it; the old session no longer may. */
const takeOver = (db: Writer, id: string, actor: PersonActor) =>
  db.run(raw(sql`UPDATE verification.request SET session_hash = ${actor.sessionHash} WHERE id = ${id}`))

async function newCode(
  ctx: WriteContext,
  { verifiedSource, busiId }: Wanted,
  validSeconds: number,
): Promise<string> {
  const { db, actor, now } = ctx
  const id = randomBytes(16).toString('hex')
  const open = await db.all(
    raw(sql<RequestRow>`SELECT ${requestColumns} FROM verification.request
      WHERE institution_id = ${actor.institutionId} AND person_id = ${actor.personId}
        AND source = ${verifiedSource} AND busi_id = ${busiId} AND state IN ${stateList(sets.onPhone)} FOR UPDATE`),
  )
  for (const one of open) await moveCase(ctx, verifications, one, 'replace', { who: 'asker' })
  await db.run(
    raw(sql`INSERT INTO verification.request (id, institution_id, institution_name, person_id, person_name,
        real_name, session_hash, source, busi_id, state, challenge, created_at, expires_at)
      VALUES (${id}, ${actor.institutionId}, ${actor.institutionName}, ${actor.personId}, ${actor.name},
        ${actor.behind?.name ?? null}, ${actor.sessionHash}, ${verifiedSource}, ${busiId}, ${codes.waiting}, ${String(randomInt(1000, 10_000))},
        ${now}, ${new Date(now.getTime() + validSeconds * 1000)})`),
  )
  db.audit({
    institutionId: actor.institutionId,
    action: 'verification.ask',
    object: `verification:${id}`,
    detail: { source: verifiedSource, busiId },
  })
  return id
}
