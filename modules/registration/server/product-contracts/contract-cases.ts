import { type PersonActor, defineCaseTable, toBothSides } from '@iisp/server'
import { type ContractState, contractFlow } from '../../contract/product-contracts/contract-states.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { sideOf } from '../../rules/product-contracts/contract-side.ts'
import { type ContractChanges, type StoredContract, q } from '../tables.ts'

/** Applications for products as cases. */
export const contractCases = defineCaseTable<ContractState, ContractChanges, StoredContract>()({
  flow: contractFlow,
  table: 'registration.product_contract',
  object: ({ id }) => `product-contract:${id}`,
  events: { [registrationTopics.contractsChanged]: toBothSides },
})

/** The applications (`c`) that a person may see: their own institution's, or all at the desk. */
export const contractsOf = ({ roles, institutionId }: Pick<PersonActor, 'roles' | 'institutionId'>) =>
  q
    .selectFrom('registration.product_contract as c')
    .$if(sideOf(roles) === 'manager', (all) => all.where('c.institution_id', '=', institutionId))
