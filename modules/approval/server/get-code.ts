import { refuse } from '@iisp/contract'
import { issueTicket } from '@iisp/identity/contract'
import { type Handler, mayOpen, needPage, writer } from '@iisp/server'
import { approvalErrors } from '../contract/errors.ts'
import { getCode as call, pagesOfTarget } from '../contract/jumps.ts'
import { agreementsFor } from '../rules/jump.ts'
import { isFirst } from './first-jump.ts'
import { addressOf } from './jump-address.ts'
import type { ApprovalSettings } from './settings.ts'

export const getCode = (settings: ApprovalSettings): Handler =>
  writer(call, async (ctx, { system_flag: target }) => {
    const { db, actor, language } = ctx
    const [first, ...others] = pagesOfTarget(target)
    needPage(actor, others.find((page) => mayOpen(actor, page)) ?? first)
    addressOf(settings, target, language)
    if (await isFirst(db, actor, target, agreementsFor(target, settings.source)))
      refuse(approvalErrors.consentMissing)
    const { ticket } = await ctx.call(issueTicket, { audience: target, use: 'code' })
    return { code: ticket }
  })
