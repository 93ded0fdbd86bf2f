import { refuse, platformErrors } from '@iisp/contract'
import { writer } from '@iisp/server'
import { revocationAsk as call } from '../../contract/corrections/revocations.ts'
import { taErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'
import { lockReversible, reversibles } from './reversible.ts'

export const revocationAsk = writer(call, async (ctx, { kind, id, version, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (reason === '') refuse(platformErrors.reasonMissing, { fields: 'reason' })
  const { check, object, topic } = reversibles[kind]
  const { institution_id: institutionId } = await lockReversible(db, kind, { id, version })
  await check(ctx, { id, version })
  // a request for an earlier version is obsolete
  await db.run(
    q
      .deleteFrom('ta.revocation')
      .where('kind', '=', kind)
      .where('object_id', '=', id)
      .where('version', '<', version),
  )
  const row = { kind, object_id: id, institution_id: institutionId, version, reason }
  const entered = await db.all(
    q
      .insertInto('ta.revocation')
      .values({ ...row, asked_by: actor.personId, asked_name: actor.name, asked_at: now })
      .onConflict((on) => on.doNothing())
      .returning('object_id'),
  )
  if (entered.length === 0) refuse(taErrors.revocationAsked)
  db.audit({ institutionId, action: 'ta.revocation-ask', object: object(id), detail: { reason } })
  db.emit({ topic, audience: [institutionId, '*'], payload: { id } })
  return null
})
