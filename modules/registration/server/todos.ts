import { type TodoSource, countFound, stateLiteral } from '@iisp/server'
import { partyDesk, productContracts } from '../contract/pages.ts'
import { contractFlow } from '../contract/product-contracts/contract-states.ts'
import { partiesToDecide } from './party-desk/parties-to-decide.ts'
import { q } from './tables.ts'

const contractsWaiting = q
  .selectFrom('registration.product_contract')
  .where('status', '=', stateLiteral(contractFlow.codes.submitted))

/** Applications that wait for this operator. */
export const todos: readonly TodoSource[] = [
  {
    menuId: partyDesk.id,
    count: (db, person) =>
      countFound(db, q.selectFrom('registration.party as p').where(partiesToDecide(person))),
  },
  {
    menuId: productContracts.id,
    query: `state=${contractFlow.codes.submitted}`,
    roles: ['custodian-operator', 'system-administrator'],
    count: (db) => countFound(db, contractsWaiting),
  },
]
