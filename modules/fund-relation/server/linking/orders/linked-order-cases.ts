import { Refusal, platformErrors } from '@iisp/contract'
import { defineCaseTable } from '@iisp/server'
import { relationErrors } from '../../../contract/errors.ts'
import { type LinkedOrderState, linkedOrderFlow } from '../../../contract/linking/linked-order-states.ts'
import { relationTopics } from '../../../contract/topics.ts'
import type { LinkedOrderChanges, StoredLinkedOrder } from '../../tables.ts'
import { toBothManagers } from '../../to-both-managers.ts'

export type LinkedOrderCase = Pick<
  StoredLinkedOrder,
  'id' | 'institution_id' | 'partner_id' | 'status' | 'version' | 'origin' | 'kind'
>

/** Its fee is carried over where it fails. */
export const isForced = ({ kind }: Pick<LinkedOrderCase, 'kind'>): boolean => kind === '142'

/** The columns of an order that its moves need. */
export const linkedOrderCaseColumns = [
  'id',
  'institution_id',
  'partner_id',
  'status',
  'version',
  'origin',
  'kind',
] as const

/** Orders of relations as cases. */
export const linkedOrderCases = defineCaseTable<LinkedOrderState, LinkedOrderChanges, LinkedOrderCase>()({
  flow: linkedOrderFlow,
  table: 'fund_relation.linked_order',
  object: ({ id }) => `linked-order:${id}`,
  detail: ({ origin }, { reason }) => ({ origin, ...(reason !== '' && { reason }) }),
  history: {
    table: 'fund_relation.linked_order_step',
    caseId: 'linked_order_id',
    more: ({ partner_id }, { now }) => ({ partner_id, at: now.toISOString() }),
  },
  events: { [relationTopics.linkingChanged]: toBothManagers },
  refusals: {
    notOpen: (row, event) =>
      new Refusal(event === 'retry' && isForced(row) ? relationErrors.feeCarried : platformErrors.caseMoved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})
