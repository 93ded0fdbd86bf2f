import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { revocationDrop as call } from '../../contract/corrections/revocations.ts'
import { q } from '../tables.ts'
import { lockReversible, reversibles } from './reversible.ts'

export const revocationDrop = writer(call, async ({ db }, { kind, id, version }) => {
  const { object, topic } = reversibles[kind]
  // the lock keeps the request of a case that was reversed: the version no longer matches
  const { institution_id: institutionId } = await lockReversible(db, kind, { id, version })
  const [dropped] = await db.all(
    q
      .deleteFrom('ta.revocation')
      .where('kind', '=', kind)
      .where('object_id', '=', id)
      .where('version', '=', version)
      .returning('reason'),
  )
  if (dropped === undefined) return refuse(platformErrors.conflict)
  db.audit({ institutionId, action: 'ta.revocation-drop', object: object(id), detail: dropped })
  db.emit({ topic, audience: [institutionId, '*'], payload: { id } })
  return null
})
