import { type TodoSource, countRows } from '@iisp/server'
import { relationAudit, relationProgress, relationRedeem } from '../contract/pages.ts'
import { applicationsOf } from './applications/application-cases.ts'
import { waitingFor } from './applications/get-apply-info-list.ts'
import { configsOf, waitingForPerson } from './configs/config-cases.ts'

/** Applications that await the person, settings entered by a colleague, and fees to release. */
export const todos: readonly TodoSource[] = [
  ...[relationProgress, relationAudit].map((page): TodoSource => ({
    menuId: page.id,
    query: 'open=1',
    roles: page === relationAudit ? ['ta-operator'] : ['operator'],
    count: async (db, person) =>
      (await db.one(applicationsOf(person).where(waitingFor(person)).select(countRows.as('waiting'))))
        .waiting,
  })),
  {
    menuId: relationRedeem.id,
    query: 'open=1',
    roles: ['operator', 'reviewer', 'signer'],
    count: async (db, person) =>
      (await db.one(configsOf(person).where(waitingForPerson(person)).select(countRows.as('waiting'))))
        .waiting,
  },
]
