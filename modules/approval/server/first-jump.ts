import { refuse } from '@iisp/contract'
import { type Handler, type PersonActor, type Reader, raw, reader, sql, writer } from '@iisp/server'
import {
  type AgreementName,
  type JumpTarget,
  agreeToJump as agreeCall,
  agreementVersions,
  firstJump as call,
} from '../contract/agreements.ts'
import { approvalErrors } from '../contract/errors.ts'
import { agreementsFor } from '../rules/jump.ts'
import { keepConsent } from './consents.ts'
import type { ApprovalParts } from './parts.ts'

const settings: Readonly<Record<JumpTarget, string>> = {
  'research-lab': '投研实验室地址（RESEARCH_LAB_URL）',
  'main-platform': '机构服务平台地址（MAIN_PLATFORM_URL）',
}

/** The installation's address for a target; a clear sentence where it names none. */
const addressOf = ({ jumpUrls }: ApprovalParts, target: JumpTarget): string =>
  jumpUrls[target] ?? refuse(approvalErrors.jumpNotConfigured, { what: settings[target] })

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

export const firstJump = (parts: ApprovalParts): Handler =>
  reader(call, async ({ db, actor }, { target }) => {
    const url = addressOf(parts, target)
    const wanted = agreementsFor(target, parts.source)
    const missing = await missingConsents(db, actor, wanted)
    const first = missing.length > 0 || !(await hasJumped(db, actor, target))
    const agreements = wanted.map((agreement) => ({ agreement, version: agreementVersions[agreement] }))
    return { first, source: parts.source, agreements, url: first ? null : url }
  })

export const agreeToJump = (parts: ApprovalParts): Handler =>
  writer(agreeCall, async (ctx, { target, agreed }) => {
    const url = addressOf(parts, target)
    if (!agreed) refuse(approvalErrors.consentMissing)
    const { actor, now } = ctx
    for (const name of agreementsFor(target, parts.source)) await keepConsent(ctx.db, ctx, name)
    await ctx.db.run(
      raw(sql`INSERT INTO approval.first_jump (institution_id, account_id, person_id, target, jumped_at)
        VALUES (${actor.institutionId}, ${actor.accountId}, ${actor.personId}, ${target}, ${now})
        ON CONFLICT DO NOTHING`),
    )
    return { url }
  })
