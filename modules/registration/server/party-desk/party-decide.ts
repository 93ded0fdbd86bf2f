import { platformErrors, refuse } from '@iisp/contract'
import { openInstitution } from '@iisp/identity/contract'
import { type WriteContext, moveCase, writer } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import { type PartyAction, partyDecide as call } from '../../contract/parties/party-desk.ts'
import { isExaminer, opensInstitution } from '../../rules/parties/party-actions.ts'
import { partyCases } from '../parties/party-cases.ts'
import { uniqueParty } from '../parties/unique-party.ts'
import { type StoredParty, q } from '../tables.ts'

export const partyDecide = writer(call, async (ctx, { id, version, action, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '' && (action === 'return' || action === 'refuse'))
    refuse(registrationErrors.reasonMissing, { field: 'reason' })
  const party = await db.one(q.selectFrom('registration.party').selectAll().where('id', '=', id))
  if (party.version !== version) refuse(platformErrors.conflict)
  if (action === 'accept' && isExaminer(party.endorsed_by, actor.persons))
    refuse(registrationErrors.secondPerson)
  const by = {
    endorse: { endorsed_by: actor.personId, endorsed_name: actor.name },
    others: { decided_by: actor.personId, decided_name: actor.name, decided_at: now },
  }
  const moved = await uniqueParty(
    moveCase(ctx, partyCases, party, action, {
      who: action === 'accept' ? 'second' : 'examiner',
      reason,
      changes: { ...by[action === 'endorse' ? 'endorse' : 'others'], reason },
      detail: { number: party.number, name: party.name, from: party.status, reason },
    }),
  )
  await open(ctx, party, action)
  return { state: moved.to }
})

/** Opens the institution of an accepted manager or channel. */
async function open(ctx: WriteContext, party: StoredParty, action: PartyAction): Promise<void> {
  if (action !== 'accept' || !opensInstitution(party.kind)) return
  const { institutionId } = await ctx.call(openInstitution, {
    kind: party.kind,
    name: party.name,
    nameEn: party.name_en,
    administrator: { name: party.admin_name, account: party.email, phone: party.phone },
  })
  await ctx.db.run(
    q.updateTable('registration.party').set({ opened_institution: institutionId }).where('id', '=', party.id),
  )
}
