import { refuse } from '@iisp/contract'
import { type Handler, raw, sql, writer } from '@iisp/server'
import { approvalErrors } from '../contract/errors.ts'
import { agreeToJump as call } from '../contract/jumps.ts'
import { agreementsFor } from '../rules/jump.ts'
import { keepConsent } from './keep-consent.ts'
import { addressOf } from './jump-address.ts'
import type { ApprovalParts } from './parts.ts'

export const agreeToJump = (parts: ApprovalParts): Handler =>
  writer(call, async (ctx, { target, agreed }) => {
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
