import { type PersonActor, type Reader, sql, stateList } from '@iisp/server'
import type { OrderPattern } from '../../../contract/codes.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import type { Order } from '../load-order.ts'
import type { Partner } from './order-references.ts'
import { q } from '../../tables.ts'

/** Current data needed to check a submission. */
export interface Submission extends Order {
  readonly pattern: OrderPattern
  readonly custody_status: string
  readonly account_balance: string
  readonly account_frozen: string
  /** null if the partner account no longer exists. */
  readonly partner: Omit<Partner, 'id'> | null
  readonly files: readonly { readonly id: string; readonly type: string; readonly supplement: boolean }[]
  readonly authorised: boolean
  /** Number of another order in progress or paid with the same partner, amount and date. */
  readonly duplicate: string | null
}

/** The recorded account of the order `o`, at a broker or of a counterparty. */
const partner = sql<Submission['partner']>`coalesce(
  (SELECT jsonb_build_object('accountNo', b.account_no, 'name', b.name, 'bank', b.branch, 'branchNo', '',
    'status', b.status) FROM transfers.broker_account b
    WHERE b.id = o.broker_account_id AND b.deleted_at IS NULL),
  (SELECT jsonb_build_object('accountNo', c.account_no, 'name', c.name, 'bank', c.open_bank, 'branchNo',
    c.branch_no, 'status', c.status) FROM transfers.counterparty_account c
    WHERE c.id = o.counterparty_account_id AND c.deleted_at IS NULL))`

const files = sql<Submission['files']>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.file_id, 'type', u.file_type, 'supplement', f.supplement)), '[]')
  FROM transfers.order_attachment f JOIN transfers.uploaded_file u ON u.file_id = f.file_id
  WHERE f.order_id = o.id)`

/** Whether the institution's setting `s` lets it pay the partner of the order `o`, by a rule for authorised payees. */
const authorised = sql<boolean>`NOT o.pays OR NOT coalesce(s.authorised_payees_only, false) OR EXISTS (
  SELECT FROM transfers.authorised_payee p WHERE p.institution_id = o.institution_id
    AND p.account_no = o.partner_account_no AND p.amount_limit >= o.amount
    AND coalesce(p.product_id, o.product_id) = o.product_id
    AND coalesce(p.valid_until, o.transfer_date) >= o.transfer_date)`

const duplicate = sql<string | null>`(
  SELECT d.order_no FROM transfers.transfer_order d WHERE d.institution_id = o.institution_id
    AND d.partner_account_no = o.partner_account_no AND d.transfer_date = o.transfer_date
    AND d.amount_fen = o.amount_fen AND d.pays = o.pays AND d.id <> o.id
    AND d.status IN ${stateList(orderFlow.sets.underWayOrPaid)} LIMIT 1)`

const submissions = q
  .selectFrom('transfers.transfer_order as o')
  .innerJoin('transfers.custody_account as a', 'a.id', 'o.custody_account_id')
  .innerJoin('transfers.ledger_account as l', 'l.custody_account_id', 'a.id')
  .leftJoin('transfers.institution_setting as s', 's.institution_id', 'o.institution_id')
  .selectAll('o')
  .select([
    sql<OrderPattern>`coalesce(s.order_pattern, '3')`.as('pattern'),
    'a.status as custody_status',
    'l.balance as account_balance',
    'l.frozen as account_frozen',
    partner.as('partner'),
    files.as('files'),
    authorised.as('authorised'),
    duplicate.as('duplicate'),
  ])

/** Loads it in a single query, since this is the module's busiest call. */
export const loadSubmission = (db: Reader, actor: PersonActor, id: string): Promise<Submission> =>
  db.one(submissions.where('o.id', '=', id).where('o.institution_id', '=', actor.institutionId))
