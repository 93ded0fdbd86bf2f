import type { PersonActor, Reader } from '@iisp/server'
import type { OrderPattern } from '../../../contract/codes.ts'
import { q } from '../../tables.ts'

/** The order settings of the caller's institution; the strictest pattern by default. */
export async function settingsOf(
  db: Reader,
  actor: PersonActor,
): Promise<{ pattern: OrderPattern; authorisedPayeesOnly: boolean }> {
  const found = await db.maybe(
    q
      .selectFrom('transfers.institution_setting')
      .select(['order_pattern', 'authorised_payees_only'])
      .where('institution_id', '=', actor.institutionId),
  )
  return {
    pattern: found?.order_pattern ?? '3',
    authorisedPayeesOnly: found?.authorised_payees_only ?? false,
  }
}
