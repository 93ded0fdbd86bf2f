import { type TodoSource, countFound, stateLiteral, waitsFor } from '@iisp/server'
import { partyDesk, productContracts } from '../contract/pages.ts'
import { contractFlow } from '../contract/product-contracts/contract-states.ts'
import { partyCases } from './parties/party-cases.ts'
import { q } from './tables.ts'

const contractsWaiting = q
  .selectFrom('registration.product_contract')
  .where('status', '=', stateLiteral(contractFlow.codes.submitted))

/** Applications that wait for this operator. */
export const todos: readonly TodoSource[] = [
  {
    menuId: partyDesk.id,
    count: (db, person) =>
      countFound(
        db,
        q.selectFrom('registration.party as p').where(waitsFor(partyCases, 'p', person.persons)),
      ),
  },
  {
    menuId: productContracts.id,
    query: `state=${contractFlow.codes.submitted}`,
    roles: ['custodian-operator', 'system-administrator'],
    count: (db) => countFound(db, contractsWaiting),
  },
]
