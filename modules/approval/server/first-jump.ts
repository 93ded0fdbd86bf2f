import { refuse } from '@iisp/contract'
import { type Handler, type PersonActor, type Reader, raw, reader, sql, writer } from '@iisp/server'
import { type AgreementName, agreementVersions } from '../contract/agreements.ts'
import { approvalErrors } from '../contract/errors.ts'
import { type JumpTarget, agreeToJump as agreeCall, firstJump as call } from '../contract/jumps.ts'
import { agreementsFor } from '../rules/jump.ts'
import { keepConsent } from './consents.ts'
import { addressOf } from './jump-address.ts'
import type { ApprovalParts } from './parts.ts'

/** Agreements of which the person has not agreed to the version in force. */
async function missingConsents(
  db: Reader,
  actor: PersonActor,
  names: readonly AgreementName[],
): Promise<readonly AgreementName[]> {
  const rows = await db.all(
    raw(sql<{ agreement: string; version: string }>`SELECT agreement, version FROM approval.consent
      WHERE account_id = ${actor.accountId} AND person_id = ${actor.personId}
        AND institution_id = ${actor.institutionId}`),
  )
  const has = (name: AgreementName) =>
    rows.some((row) => row.agreement === name && row.version === agreementVersions[name])
  return names.filter((name) => !has(name))
}

async function hasJumped(db: Reader, actor: PersonActor, target: JumpTarget): Promise<boolean> {
  const found = await db.maybe(
    raw(sql`SELECT FROM approval.first_jump WHERE account_id = ${actor.accountId}
      AND person_id = ${actor.personId} AND institution_id = ${actor.institutionId} AND target = ${target}`),
  )
  return found !== undefined
}

/** Whether the person is still to be asked before a jump there. */
export const isFirst = async (
  db: Reader,
  actor: PersonActor,
  target: JumpTarget,
  wanted: readonly AgreementName[],
): Promise<boolean> =>
  (await missingConsents(db, actor, wanted)).length > 0 || !(await hasJumped(db, actor, target))

export const firstJump = (parts: ApprovalParts): Handler =>
  reader(call, async ({ db, actor, language }, { target }) => {
    addressOf(parts, target, language)
    const wanted = agreementsFor(target, parts.source)
    const agreements = wanted.map((agreement) => ({ agreement, version: agreementVersions[agreement] }))
    return { first: await isFirst(db, actor, target, wanted), source: parts.source, agreements }
  })

export const agreeToJump = (parts: ApprovalParts): Handler =>
  writer(agreeCall, async (ctx, { target, agreed }) => {
    addressOf(parts, target, ctx.language)
    if (!agreed) refuse(approvalErrors.consentMissing)
    const { actor, now } = ctx
    for (const name of agreementsFor(target, parts.source)) await keepConsent(ctx.db, ctx, name)
    await ctx.db.run(
      raw(sql`INSERT INTO approval.first_jump (institution_id, account_id, person_id, target, jumped_at)
        VALUES (${actor.institutionId}, ${actor.accountId}, ${actor.personId}, ${target}, ${now})
        ON CONFLICT DO NOTHING`),
    )
    return null
  })
