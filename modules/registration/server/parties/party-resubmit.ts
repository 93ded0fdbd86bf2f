import { type Handler, moveCase, sessionHandler } from '@iisp/server'
import { partyResubmit as call } from '../../contract/parties/parties.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { ownPartyAt } from './own-party.ts'
import { applicant, partyCases } from './party-cases.ts'
import { columnsOf } from './party-columns.ts'
import { uniqueParty } from './unique-party.ts'

const undecided = {
  endorsed_by: null,
  endorsed_name: '',
  decided_by: null,
  decided_name: '',
  decided_at: null,
  reason: '',
}

/** The first decision is cleared, so that its operator may decide again; only its audit row remains. */
export const partyResubmit = (hash: KeyedHash): Handler =>
  sessionHandler(call, async (ctx, { number, code, version, ...sent }) => {
    const form = columnsOf(sent)
    const party = await ownPartyAt(ctx, hash, { number, code, version })
    const actor = applicant(form.admin_name)
    await ctx.transact((db) =>
      uniqueParty(
        moveCase({ ...ctx, db, actor }, partyCases, party, 'resubmit', {
          who: 'applicant',
          changes: { ...form, submitted_at: ctx.now, ...undecided },
        }),
      ),
    )
    return null
  })
