import { type Handler, sessionHandler } from '@iisp/server'
import { redeemTicket as redeemTicketCall } from '../../contract/jump-tickets.ts'
import type { Identity } from '../identity.ts'
import { redeem } from './redeem.ts'

export const redeemTicket = (identity: Pick<Identity, 'audienceSecrets'>): Handler =>
  sessionHandler(redeemTicketCall, async (ctx, input) => {
    const { holder } = await redeem(identity, ctx, { ...input, use: 'jump' })
    return {
      audience: input.audience,
      account: holder.account,
      name: holder.name,
      institutionId: holder.institution_id,
      institutionName: holder.institution_name,
    }
  })
