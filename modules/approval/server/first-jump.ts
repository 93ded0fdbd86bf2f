import { type Handler, type PersonActor, type Reader, raw, reader, sql } from '@iisp/server'
import { type AgreementName, agreementVersions } from '../contract/agreements.ts'
import { type JumpTarget, firstJump as call } from '../contract/jumps.ts'
import { agreementsFor } from '../rules/jump.ts'
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
