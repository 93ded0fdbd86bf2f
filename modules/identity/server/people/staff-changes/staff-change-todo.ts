import { type TodoSource, countRows, sql } from '@iisp/server'
import { staffChanges } from '../../../contract/pages.ts'
import { defaultChangeDays } from '../../../rules/people/change-life.ts'
import type { Identity } from '../../identity.ts'
import { staffChangesToDecide } from './staff-changes.ts'

/** The changes that wait for this administrator. */
export const staffChangeTodo = ({
  changeDays = defaultChangeDays,
}: Pick<Identity, 'changeDays'>): TodoSource => ({
  menuId: staffChanges.id,
  count: async (db, person) => {
    const lapsed = sql<Date>`now() - ${changeDays} * interval '1 day'`
    return (await db.one(staffChangesToDecide(person, lapsed).select(countRows.as('open')))).open
  },
})
