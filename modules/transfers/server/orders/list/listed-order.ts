import type { Order } from '../load-order.ts'

/** What a list shows of an order: its contacts and most of its options stay where they are. */
export const listedColumns = [
  'id',
  'order_no',
  'institution_name',
  'source',
  'status',
  'version',
  'documents_missing',
  'recalled',
  'product_id',
  'product_no',
  'product_name',
  'project_no',
  'pays',
  'manual',
  'custody_account_no',
  'partner_account_no',
  'partner_name',
  'amount',
  'transfer_date',
  'transfer_type',
  'transfer_detail',
  'reason',
  'makers',
  'reviewed_by',
  'not_before_date',
  'accepted_by',
  'return_reason',
  'sent_back',
  'sent_back_by',
  'sent_back_by_real_name',
  'failure_open',
  'created_by_name',
  'created_by_real_name',
  'created_at',
] as const satisfies readonly (keyof Order)[]

export type ListedOrder = Pick<Order, (typeof listedColumns)[number]> & {
  /** As `payeeMark` writes it. */
  readonly payee_mark: string
}
