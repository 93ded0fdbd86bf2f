import { createHash } from 'node:crypto'
import type { SharedLimit } from '@iisp/server'
import { jumpErrors } from '../../contract/jump-errors.ts'
import type { Audience, TicketUse } from '../../contract/jump-tickets.ts'

export const ticketSeconds = 60

/** Only this hash of a ticket is stored. 128 random bits need no salt. */
export const hashTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** A jump ticket is not accepted as a code, nor a code as a ticket. */
export const storedAudience = (audience: Audience, use: TicketUse): string =>
  use === 'code' ? `${audience} code` : audience

/** One person's jumps. A jump may take a ticket and a code, so each counts for itself. */
export const issueLimit = (use: TicketUse): SharedLimit => ({
  name: use === 'code' ? 'identity.issue-code' : 'identity.issue-ticket',
  perMinute: 20,
  error: jumpErrors.jumpTooOften,
})
/** Limit of the calls for one platform's server, authenticated or not. */
export const redeemLimit: SharedLimit = {
  name: 'identity.redeem-ticket',
  perMinute: 300,
  error: jumpErrors.redeemedTooOften,
}
