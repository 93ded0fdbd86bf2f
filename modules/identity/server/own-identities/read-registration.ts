import type { PersonActor, Reader } from '@iisp/server'
import { type Registered, type Side, sideInUse } from '../../rules/own-identities/sides.ts'
import { q } from '../tables.ts'

/** The registration of the account in use, and the side that the session is on. */
export async function readRegistration(
  db: Reader,
  { accountId, institutionId, sessionHash }: PersonActor,
): Promise<Registered & { readonly side: Side | 0 }> {
  const { kind, both_sides, manager_type } = await db.one(
    q
      .selectFrom('identity.account as a')
      .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
      .innerJoin('identity.session as s', (on) => on.on('s.hash', '=', sessionHash))
      .select(['i.kind', 'a.both_sides', 's.manager_type'])
      .where('a.id', '=', accountId)
      .where('a.institution_id', '=', institutionId),
  )
  const registered = { kind, bothSides: both_sides }
  return { ...registered, side: sideInUse(registered, manager_type) }
}
