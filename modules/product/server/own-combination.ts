import type { PersonActor, Writer } from '@iisp/server'
import { q } from './tables.ts'

/** The account's own combinations; of another account's not even the existence shows. */
export const ownCombinations = (actor: PersonActor) =>
  q
    .selectFrom('product.combination')
    .where('account_id', '=', actor.accountId)
    .where('institution_id', '=', actor.institutionId)

/** Refuses a combination that the account does not have; the row stays locked until the transaction ends. */
export async function ownCombination(db: Writer, actor: PersonActor, combId: string): Promise<void> {
  await db.one(ownCombinations(actor).select('id').where('id', '=', combId).forUpdate())
}
