import { refuse } from '@iisp/contract'
import { type Handler, writer } from '@iisp/server'
import { approvalErrors } from '../contract/errors.ts'
import { agreeToJump as call } from '../contract/jumps.ts'
import { agreementsFor } from '../rules/jump.ts'
import { actingOf } from './acting-of.ts'
import { keepConsent } from './keep-consent.ts'
import { addressOf } from './jump-address.ts'
import type { ApprovalSettings } from './settings.ts'
import { q } from './tables.ts'

export const agreeToJump = (settings: ApprovalSettings): Handler =>
  writer(call, async (ctx, { target, agreed }) => {
    addressOf(settings, target, ctx.language)
    if (!agreed) refuse(approvalErrors.consentMissing)
    const { actor, now } = ctx
    for (const name of agreementsFor(target, settings.source)) await keepConsent(ctx.db, ctx, name)
    await ctx.db.run(
      q
        .insertInto('approval.first_jump')
        .values({ ...actingOf(actor), target, jumped_at: now })
        .onConflict((conflict) => conflict.doNothing()),
    )
    return null
  })
