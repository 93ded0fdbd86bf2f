import { openInstitution } from '@iisp/identity/contract'
import { type WriteContext, caseToDecide, moveCase, writer } from '@iisp/server'
import { partyDecide as call } from '../../contract/parties/party-desk.ts'
import { opensInstitution } from '../../rules/parties/party-actions.ts'
import { partyCases } from '../parties/party-cases.ts'
import { uniqueParty } from '../parties/unique-party.ts'
import { type StoredParty, q } from '../tables.ts'

export const partyDecide = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const {
    row: party,
    way,
    reason,
  } = await caseToDecide(ctx, partyCases, input, {
    sides: ['desk'],
    load: (id) => db.one(q.selectFrom('registration.party').selectAll().where('id', '=', id)),
  })
  const { to: state } = await uniqueParty(
    moveCase(ctx, partyCases, party, input.action, {
      who: way.who,
      reason,
      changes: {
        reason,
        ...(input.action === 'endorse'
          ? { endorsed_by: actor.personId, endorsed_name: actor.name }
          : { decided_by: actor.personId, decided_name: actor.name, decided_at: now }),
      },
      detail: { number: party.number, name: party.name, from: party.status, reason },
    }),
  )
  if (input.action === 'accept') await open(ctx, party)
  return { state }
})

/** Opens the institution of an accepted manager or channel. */
async function open(ctx: WriteContext, party: StoredParty): Promise<void> {
  if (!opensInstitution(party.kind)) return
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
