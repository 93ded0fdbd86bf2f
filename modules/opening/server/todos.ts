import { type TodoSource, countFound, sql, stateList, stateLiteral } from '@iisp/server'
import { openingDesk, securitiesOpening, trusteeRaise } from '../contract/pages.ts'
import { applicationFlow } from '../contract/states.ts'
import { q } from './tables.ts'

const { codes, sets } = applicationFlow
const applications = q.selectFrom('opening.application')
const rejected = (institutionId: string, kind: '1' | '2') =>
  applications
    .where('institution_id', '=', institutionId)
    .where('kind', '=', kind)
    .where('status', '=', stateLiteral(codes.rejected))
const underWay = applications.where(sql<boolean>`status IN ${stateList(sets.underWay)}`)

/** To-dos: rejected applications for operators, open ones for the desk. */
export const todos: readonly TodoSource[] = [
  {
    menuId: securitiesOpening.id,
    count: async (db, person) =>
      person.roles.includes('operator') ? countFound(db, rejected(person.institutionId, '1')) : 0,
  },
  {
    menuId: trusteeRaise.id,
    count: async (db, person) =>
      person.roles.includes('operator') ? countFound(db, rejected(person.institutionId, '2')) : 0,
  },
  { menuId: openingDesk.id, count: (db) => countFound(db, underWay) },
]
