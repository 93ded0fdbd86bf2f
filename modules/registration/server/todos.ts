import { type TodoSource, countRows } from '@iisp/server'
import { partyDesk } from '../contract/pages.ts'
import { partiesToDecide } from './party-desk/parties-to-decide.ts'
import { q } from './tables.ts'

/** Applications that wait for this operator. */
export const todos: readonly TodoSource[] = [
  {
    menuId: partyDesk.id,
    count: async (db, person) =>
      (
        await db.one(
          q
            .selectFrom('registration.party as p')
            .where(partiesToDecide(person))
            .select(countRows.as('waiting')),
        )
      ).waiting,
  },
]
