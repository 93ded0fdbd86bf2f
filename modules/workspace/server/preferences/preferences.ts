import type { PersonActor, Reader, Writer } from '@iisp/server'
import { q } from '../tables.ts'

interface Preference {
  readonly theme_color: string | null
  readonly last_manager_type: number | null
}

export const findPreference = (db: Reader, actor: PersonActor): Promise<Preference | undefined> =>
  db.maybe(
    q
      .selectFrom('workspace.preference')
      .select(['theme_color', 'last_manager_type'])
      .where('account_id', '=', actor.accountId),
  )

export const keepPreference = (
  db: Writer,
  actor: PersonActor,
  change: Partial<Preference>,
): Promise<number> =>
  db.run(
    q
      .insertInto('workspace.preference')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        theme_color: null,
        last_manager_type: null,
        ...change,
      })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change)),
  )
