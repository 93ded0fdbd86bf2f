import { refuse } from '@iisp/contract'
import {
  type Handler,
  isSignature,
  isTimely,
  networkOf,
  raw,
  sessionHandler,
  sql,
  takeShared,
} from '@iisp/server'
import { jumpErrors } from '../../contract/jump-errors.ts'
import { redeemTicket as redeemTicketCall } from '../../contract/jump-tickets.ts'
import type { Identity } from '../identity.ts'
import { hashTicket, redeemLimit } from './tickets.ts'

interface Holder {
  readonly account_id: string
  readonly person_id: string
  readonly account: string
  readonly name: string
  readonly institution_id: string
  readonly institution_name: string
}

export const redeemTicket = ({ audienceSecrets }: Pick<Identity, 'audienceSecrets'>): Handler =>
  sessionHandler(redeemTicketCall, async (ctx, { audience, ticket, timestamp, signature }) => {
    // in a transaction of its own: a refused try counts
    await ctx.transact((db) => takeShared(db, redeemLimit, networkOf(ctx.network), ctx.now))
    const secret = audienceSecrets?.[audience]
    const isSigned = secret ? isSignature(secret, [audience, ticket, timestamp], signature) : false
    if (!isSigned || !isTimely(timestamp, ctx.now)) refuse(jumpErrors.ticketRefused)
    const holder = await ctx.transact(async (db) => {
      const found = await db.maybe(
        raw(sql<Holder>`SELECT * FROM identity.use_ticket(${hashTicket(ticket)}, ${audience}, ${ctx.now})`),
      )
      if (found !== undefined) {
        db.audit({
          institutionId: found.institution_id,
          action: 'identity.ticket-redeemed',
          object: `account:${found.account_id}`,
          detail: { audience, person: found.person_id, network: ctx.network },
        })
      }
      return found
    })
    if (holder === undefined) return refuse(jumpErrors.ticketRefused)
    const { account, name, institution_id: institutionId, institution_name: institutionName } = holder
    return { audience, account, name, institutionId, institutionName }
  })
