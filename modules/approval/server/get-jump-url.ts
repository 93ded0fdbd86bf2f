import { refuse } from '@iisp/contract'
import { issueTicket } from '@iisp/identity/contract'
import { type Handler, needPage, writer } from '@iisp/server'
import { approvalErrors } from '../contract/errors.ts'
import { getJumpUrl as getJumpUrlCall, jumpPages } from '../contract/jumps.ts'
import { addressWith, agreementsFor } from '../rules/jump.ts'
import { isFirst } from './first-jump.ts'
import { addressOf } from './jump-address.ts'
import type { ApprovalSettings } from './settings.ts'

export const getJumpUrl = (settings: ApprovalSettings): Handler =>
  writer(getJumpUrlCall, async (ctx, { menuId }) => {
    const { db, actor, now } = ctx
    needPage(actor, jumpPages[menuId].page)
    const { target } = jumpPages[menuId]
    const base = addressOf(settings, target, ctx.language)
    if (await isFirst(db, actor, target, agreementsFor(target, settings.source)))
      refuse(approvalErrors.consentMissing)
    const { ticket } = await ctx.call(issueTicket, { audience: target, use: 'jump' })
    return {
      url: addressWith(base, ticket, menuId),
      tgyw_cmst_bmps: ticket,
      timestamp: String(now.getTime()),
      cpId: actor.institutionId,
      system_flag: target,
    }
  })
