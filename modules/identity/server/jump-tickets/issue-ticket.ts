import { randomBytes } from 'node:crypto'
import { refuse } from '@iisp/contract'
import { type Handler, takeShared, writer } from '@iisp/server'
import { jumpErrors } from '../../contract/jump-errors.ts'
import { issueTicket as issueTicketCall } from '../../contract/jump-tickets.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { endOf } from '../time-limits.ts'
import { hashTicket, issueLimit, storedAudience, ticketSeconds } from './tickets.ts'

export const issueTicket = ({ audienceSecrets }: Pick<Identity, 'audienceSecrets'>): Handler =>
  writer(issueTicketCall, async ({ db, actor, now }, { audience, use }) => {
    if (!audienceSecrets?.[audience]) refuse(jumpErrors.audienceUnknown)
    await takeShared(db, issueLimit(use), actor.personId, now)
    const ticket = randomBytes(16).toString('base64url')
    await db.run(
      q.insertInto('identity.jump_ticket').values({
        hash: hashTicket(ticket),
        audience: storedAudience(audience, use),
        account_id: actor.accountId,
        person_id: actor.personId,
        session_hash: actor.sessionHash,
        expires_at: endOf(now, ticketSeconds),
      }),
    )
    db.audit({
      institutionId: actor.institutionId,
      action: 'identity.ticket-issued',
      object: `account:${actor.accountId}`,
      detail: { audience: storedAudience(audience, use) },
    })
    return { ticket }
  })
