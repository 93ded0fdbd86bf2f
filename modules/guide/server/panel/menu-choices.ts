import type { PersonActor, Reader, Writer } from '@iisp/server'
import type { PraiseStatus } from '../../contract/fields.ts'
import { q } from '../tables.ts'

interface MenuChoice {
  readonly praise: PraiseStatus
  readonly opens: boolean | null
  readonly book_saved: boolean
}
const noChoice: MenuChoice = { praise: '3', opens: null, book_saved: false }

/** The account's stored choices about a menu. */
export const choiceOf = async (db: Reader, actor: PersonActor, menuId: string): Promise<MenuChoice> =>
  (await db.maybe(
    q
      .selectFrom('guide.menu_choice')
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .where('menu_id', '=', menuId)
      .select(['praise', 'opens', 'book_saved']),
  )) ?? noChoice

type Change = Partial<{ praise: PraiseStatus; opens: boolean; book_saved: boolean; book_at: string }>

/** Writes some of an account's choices about a menu and leaves the others. */
export const keepChoice = (db: Writer, actor: PersonActor, menuId: string, change: Change) =>
  db.run(
    q
      .insertInto('guide.menu_choice')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        menu_id: menuId,
        ...change,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'menu_id']).doUpdateSet(change)),
  )
