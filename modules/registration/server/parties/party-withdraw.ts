import { type Handler, moveCase, sessionHandler } from '@iisp/server'
import { partyWithdraw as call } from '../../contract/parties/parties.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { ownPartyAt } from './own-party.ts'
import { applicant, partyCases } from './party-cases.ts'

export const partyWithdraw = (hash: KeyedHash): Handler =>
  sessionHandler(call, async (ctx, ticket) => {
    const party = await ownPartyAt(ctx, hash, ticket)
    const actor = applicant(party.admin_name)
    await ctx.transact((db) =>
      moveCase({ ...ctx, db, actor }, partyCases, party, 'withdraw', {
        who: 'applicant',
        changes: { decided_at: ctx.now },
      }),
    )
    return null
  })
