import { type TodoSource, countFound, waitsFor } from '@iisp/server'
import { partyDesk, productContracts } from '../contract/pages.ts'
import { contractFlow } from '../contract/product-contracts/contract-states.ts'
import { partyCases } from './parties/party-cases.ts'
import { contractCases } from './product-contracts/contract-cases.ts'
import { q } from './tables.ts'

/** Applications that wait for this operator. */
export const todos: readonly TodoSource[] = [
  {
    menuId: partyDesk.id,
    count: (db, { persons }) =>
      countFound(db, q.selectFrom('registration.party as p').where(waitsFor(partyCases, 'p', persons))),
  },
  {
    menuId: productContracts.id,
    query: `state=${contractFlow.codes.submitted}`,
    roles: ['custodian-operator', 'system-administrator'],
    count: (db, { persons }) =>
      countFound(
        db,
        q.selectFrom('registration.product_contract as c').where(waitsFor(contractCases, 'c', persons)),
      ),
  },
]
