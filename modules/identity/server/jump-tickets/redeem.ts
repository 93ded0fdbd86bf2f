import { refuse } from '@iisp/contract'
import { type SessionContext, isSignature, isTimely, networkOf, raw, sql, takeShared } from '@iisp/server'
import { jumpErrors } from '../../contract/jump-errors.ts'
import type { Audience, TicketUse } from '../../contract/jump-tickets.ts'
import type { Identity } from '../identity.ts'
import { hashTicket, redeemLimit, storedAudience } from './tickets.ts'

interface Holder {
  readonly account_id: string
  readonly person_id: string
  readonly account: string
  readonly name: string
  readonly institution_id: string
  readonly institution_name: string
}
interface Redeeming {
  readonly audience: Audience
  readonly use: TicketUse
  readonly ticket: string
  readonly timestamp: number
  readonly signature: string
}

/**
 * Uses a ticket up for the platform that signed the request, and returns its holder and the key
 * shared with the platform.
 */
export async function redeem(
  { audienceSecrets }: Pick<Identity, 'audienceSecrets'>,
  ctx: SessionContext,
  { audience, use, ticket, timestamp, signature }: Redeeming,
): Promise<{ holder: Holder; secret: string }> {
  // A separate transaction, so that a refused attempt counts.
  await ctx.transact((db) => takeShared(db, redeemLimit, networkOf(ctx.network), ctx.now))
  const secret = audienceSecrets?.[audience] ?? ''
  const isSigned = secret !== '' && isSignature(secret, [audience, ticket, timestamp], signature)
  if (!isSigned || !isTimely(timestamp, ctx.now)) refuse(jumpErrors.ticketRefused)
  const stored = storedAudience(audience, use)
  const holder = await ctx.transact(async (db) => {
    const found = await db.maybe(
      raw(sql<Holder>`SELECT * FROM identity.use_ticket(${hashTicket(ticket)}, ${stored}, ${ctx.now})`),
    )
    if (found !== undefined) {
      db.audit({
        institutionId: found.institution_id,
        action: 'identity.ticket-redeemed',
        object: `account:${found.account_id}`,
        detail: { audience: stored, person: found.person_id, network: ctx.network },
      })
    }
    return found
  })
  return holder === undefined ? refuse(jumpErrors.ticketRefused) : { holder, secret }
}
