import { Refusal, platformErrors } from '@iisp/contract'
import { type PersonActor, defineCaseTable, toBothSides } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import { type ContractState, contractFlow } from '../../contract/product-contracts/contract-states.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { sideOf } from '../../rules/product-contracts/contract-actions.ts'
import { type ContractChanges, q } from '../tables.ts'

interface ContractCase {
  readonly id: string
  readonly institution_id: string
  readonly status: ContractState
  readonly version: number
}

/** Applications for products as cases. */
export const contractCases = defineCaseTable<ContractState, ContractChanges, ContractCase>()({
  flow: contractFlow,
  table: 'registration.product_contract',
  object: ({ id }) => `product-contract:${id}`,
  events: { [registrationTopics.contractsChanged]: toBothSides },
  refusals: {
    notOpen: () => new Refusal(registrationErrors.contractMoved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})

/** The applications (`c`) that somebody may see: those of the own institution, or all at the desk. */
export const contractsOf = ({ roles, institutionId }: Pick<PersonActor, 'roles' | 'institutionId'>) =>
  q
    .selectFrom('registration.product_contract as c')
    .$if(sideOf(roles) === 'manager', (all) => all.where('c.institution_id', '=', institutionId))
