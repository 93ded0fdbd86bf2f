import { type TodoSource, countRows } from '@iisp/server'
import { staffChanges } from '../../contract/pages.ts'
import { staffChangesToDecide } from './staff-changes.ts'

/** The changes that wait for this administrator. */
export const staffChangeTodo: TodoSource = {
  menuId: staffChanges.id,
  count: async (db, person) => (await db.one(staffChangesToDecide(person).select(countRows.as('open')))).open,
}
