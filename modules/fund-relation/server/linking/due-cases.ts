import type { Writer } from '@iisp/server'
import type { DueState } from '../../contract/linking/fee-dues.ts'
import { relationTopics } from '../../contract/topics.ts'
import { type KeptReason, type StoredDue, q } from '../tables.ts'
import { toBothManagers } from '../to-both-managers.ts'

interface Outcome {
  readonly status: DueState
  readonly fee?: string
  readonly missing?: string
  readonly shares?: string
  readonly carried?: string
  readonly linked_order_id?: string
  readonly transfer_order_id?: string
  readonly order_no?: string
  readonly reason?: KeptReason | null
}
export type DueCase = Pick<StoredDue, 'id' | 'institution_id' | 'partner_id'>

/** Brings a fee into its next state, with what is known of it then. */
export async function moveDue(db: Writer, due: DueCase, outcome: Outcome): Promise<void> {
  const { status, fee, shares, carried, order_no: orderNo } = outcome
  await db.run(q.updateTable('fund_relation.fee_due').set(outcome).where('id', '=', due.id))
  db.audit({
    institutionId: due.institution_id,
    action: `fund-relation.fee-${status}`,
    object: `fee-due:${due.id}`,
    detail: { fee, shares, carried, orderNo },
  })
  db.emit({ topic: relationTopics.linkingChanged, ...toBothManagers(due) })
}
