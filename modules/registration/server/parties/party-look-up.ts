import { mask } from '@iisp/contract/masking'
import { type Handler, sessionHandler, timeText } from '@iisp/server'
import { partyLookUp as call } from '../../contract/parties/parties.ts'
import { actionsOfApplicant } from '../../rules/parties/party-actions.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { q } from '../tables.ts'
import { ownParty } from './own-party.ts'
import { formColumns } from './party-columns.ts'

export const partyLookUp = (hash: KeyedHash): Handler =>
  sessionHandler(call, async (ctx, ticket) => {
    const { id } = await ownParty(ctx, hash, ticket)
    const { phone, email, state, ...party } = await ctx.db.one(
      q
        .selectFrom('registration.party')
        .select([...formColumns, 'number', 'phone', 'email', 'status as state', 'reason', 'version'])
        .select([
          timeText('submitted_at').as('submittedAt'),
          timeText<string | null>('decided_at').as('decidedAt'),
        ])
        .where('id', '=', id),
    )
    return {
      ...party,
      state,
      phone: mask(phone),
      email: mask(email),
      actions: actionsOfApplicant(state),
    }
  })
