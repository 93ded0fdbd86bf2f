import { type Handler, moveCase, sessionHandler } from '@iisp/server'
import { partyResubmit as call } from '../../contract/parties/parties.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { ownPartyAt } from './own-party.ts'
import { applicant, partyCases } from './party-cases.ts'
import { columnsOf } from './party-columns.ts'

/** Whoever examined it before examines it anew. */
export const partyResubmit = (hash: KeyedHash): Handler =>
  sessionHandler(call, async (ctx, { number, code, version, ...sent }) => {
    const form = columnsOf(sent)
    const party = await ownPartyAt(ctx, hash, { number, code, version })
    const actor = applicant(form.admin_name)
    await ctx.transact((db) =>
      moveCase({ ...ctx, db, actor }, partyCases, party, 'resubmit', {
        who: 'applicant',
        changes: { ...form, submitted_at: ctx.now, endorsed_by: null, endorsed_name: '' },
      }),
    )
    return null
  })
