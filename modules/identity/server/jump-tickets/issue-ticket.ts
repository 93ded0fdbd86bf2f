import { randomBytes } from 'node:crypto'
import { refuse } from '@iisp/contract'
import { type Handler, raw, sql, takeShared, writer } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { issueTicket as issueTicketCall } from '../../contract/jump-tickets.ts'
import type { Identity } from '../identity.ts'
import { hashTicket, issueLimit, ticketSeconds } from './tickets.ts'

export const issueTicket = ({ audienceSecrets }: Pick<Identity, 'audienceSecrets'>): Handler =>
  writer(issueTicketCall, async ({ db, actor, now }, { audience }) => {
    if (!audienceSecrets?.[audience]) refuse(identityErrors.audienceUnknown)
    await takeShared(db, issueLimit, actor.personId, now)
    const ticket = randomBytes(16).toString('base64url')
    const expires = new Date(now.getTime() + ticketSeconds * 1000)
    await db.run(
      raw(sql`INSERT INTO identity.jump_ticket (hash, audience, account_id, person_id, session_hash, expires_at)
        VALUES (${hashTicket(ticket)}, ${audience}, ${actor.accountId}, ${actor.personId}, ${actor.sessionHash}, ${expires})`),
    )
    db.audit({
      institutionId: actor.institutionId,
      action: 'identity.ticket-issued',
      object: `account:${actor.accountId}`,
      detail: { audience },
    })
    return { ticket }
  })
