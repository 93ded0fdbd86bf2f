import { refuse } from '@iisp/contract'
import { type PersonActor, type Reader, raw, sql } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import type { ContactSnapshot } from '../../tables.ts'

/** The partner account of an order as currently recorded. */
export interface Partner {
  readonly id: string
  readonly accountNo: string
  readonly name: string
  readonly bank: string
  readonly branchNo: string
  readonly status: string
}
export interface OrderReferences {
  readonly custody: { readonly id: string; readonly accountNo: string; readonly status: string }
  readonly partner: Partner
  readonly contacts: readonly ContactSnapshot[]
}
export interface ReferenceQuery {
  readonly productId: string
  readonly custodyAccountNo: string
  readonly brokerId: string | null
  readonly counterpartyId: string | null
  readonly contactIds: readonly string[]
}
interface Found {
  readonly custody: OrderReferences['custody'] | null
  readonly partner: Partner | null
  readonly contacts: readonly ContactSnapshot[]
}

/**
 * Loads everything that an order refers to in one query, restricted to the caller's institution and the product.
 * Refuses accounts that are unusable, and accounts or contacts that are gone or belong elsewhere.
 */
export async function loadReferences(
  db: Reader,
  actor: PersonActor,
  query: ReferenceQuery,
): Promise<OrderReferences> {
  const institution = actor.institutionId
  const { custody, partner, contacts } = await db.one(
    raw(sql<Found>`
      WITH custody AS (
        SELECT id, account_no, status FROM transfers.custody_account
        WHERE institution_id = ${institution} AND product_id = ${query.productId}::bigint
          AND account_no = ${query.custodyAccountNo} AND kind = '1'
      ), partner AS (
        SELECT b.id, b.account_no, b.name, b.branch AS bank, '' AS branch_no, b.status
        FROM transfers.broker_account b JOIN custody ON custody.id = b.custody_account_id
        WHERE b.institution_id = ${institution} AND b.id = ${query.brokerId}::bigint AND b.deleted_at IS NULL
        UNION ALL
        SELECT c.id, c.account_no, c.name, c.open_bank, c.branch_no, c.status
        FROM transfers.counterparty_account c JOIN custody ON coalesce(c.custody_account_id, custody.id) = custody.id
        WHERE c.institution_id = ${institution} AND c.product_id = ${query.productId}::bigint
          AND c.id = ${query.counterpartyId}::bigint AND c.deleted_at IS NULL
      )
      SELECT
        (SELECT jsonb_build_object('id', id::text, 'accountNo', account_no, 'status', status) FROM custody) AS custody,
        (SELECT jsonb_build_object('id', id::text, 'accountNo', account_no, 'name', name, 'bank', bank,
          'branchNo', branch_no, 'status', status) FROM partner) AS partner,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name, 'phone', c.phone,
          'email', c.email) ORDER BY w.place), '[]')
          FROM unnest(${query.contactIds}::bigint[]) WITH ORDINALITY w(id, place)
          JOIN transfers.contact c ON c.id = w.id AND c.institution_id = ${institution} AND c.deleted_at IS NULL
        ) AS contacts`),
  )
  if (custody === null || partner === null) return refuse(transferErrors.accountChanged)
  if (custody.status === '2' || partner.status === '2') refuse(transferErrors.accountUnusable)
  if (contacts.length !== query.contactIds.length) refuse(transferErrors.contactChanged)
  return { custody, partner, contacts }
}
