import type { PersonActor, Reader } from '@iisp/server'
import type { Topology } from '../../rules/menus/menu-access.ts'
import { q } from '../tables.ts'

/** How the account in use has its menus arranged. */
export async function topologyOf(db: Reader, { accountId, institutionId }: PersonActor): Promise<Topology> {
  const chosen = await db.maybe(
    q
      .selectFrom('identity.menu_arrangement')
      .select('topology')
      .where('account_id', '=', accountId)
      .where('institution_id', '=', institutionId),
  )
  return chosen?.topology ?? 2
}
