import { defineCaseTable } from '@iisp/server'
import { type DueState, dueFlow } from '../../../contract/linking/due-states.ts'
import { relationTopics } from '../../../contract/topics.ts'
import { type DueChanges, type StoredDue, q } from '../../tables.ts'
import { toBothManagers } from '../../to-both-managers.ts'

type DueCase = Pick<StoredDue, 'id' | 'institution_id' | 'partner_id' | 'status' | 'version'>

/** Fees that fall due as cases. */
export const dueCases = defineCaseTable<DueState, DueChanges, DueCase>()({
  flow: dueFlow,
  table: 'fund_relation.fee_due',
  object: ({ id }) => `fee-due:${id}`,
  events: { [relationTopics.linkingChanged]: toBothManagers },
})

/** Fees in a state, the earliest first. */
export const duesIn = (state: DueState) =>
  q
    .selectFrom('fund_relation.fee_due')
    .selectAll()
    .where('status', '=', state)
    .orderBy('due_on')
    .orderBy('id')
