import { type PersonActor, type Reader, type Writer, raw, sql } from '@iisp/server'
import type { PraiseStatus } from '../../contract/fields.ts'

export interface MenuChoice {
  readonly menu_id: string
  readonly praise: PraiseStatus
  readonly opens: boolean | null
  readonly book_saved: boolean
}
export const noChoice: Omit<MenuChoice, 'menu_id'> = { praise: '3', opens: null, book_saved: false }

/** What the account keeps about a menu. */
export const choiceOf = async (db: Reader, actor: PersonActor, menuId: string) =>
  (await db.maybe(
    raw(sql<MenuChoice>`SELECT menu_id, praise, opens, book_saved FROM guide.menu_choice
      WHERE account_id = ${actor.accountId} AND institution_id = ${actor.institutionId} AND menu_id = ${menuId}`),
  )) ?? noChoice

type Change = Partial<{ praise: PraiseStatus; opens: boolean; book_saved: boolean; book_at: string }>

/** Writes one of them and leaves the others. */
export async function keepChoice(db: Writer, actor: PersonActor, menuId: string, change: Change) {
  const columns = Object.keys(change) as (keyof Change)[]
  const names = sql.join(columns.map((name) => sql.id(name)))
  const values = sql.join(columns.map((name) => sql`${change[name]}`))
  const sets = sql.join(columns.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`))
  await db.run(
    raw(sql`INSERT INTO guide.menu_choice (institution_id, account_id, menu_id, ${names})
      VALUES (${actor.institutionId}, ${actor.accountId}, ${menuId}, ${values})
      ON CONFLICT (account_id, menu_id) DO UPDATE SET ${sets}`),
  )
}
