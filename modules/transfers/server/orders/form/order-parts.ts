import { refuse } from '@iisp/contract'
import { type PersonActor, type Reader, raw, sql } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import type { ContactSnapshot } from '../../tables.ts'

/** The other side of an order as it is on record now. */
export interface Partner {
  readonly id: string
  readonly accountNo: string
  readonly name: string
  readonly bank: string
  readonly branchNo: string
  readonly status: string
}
export interface OrderParts {
  readonly custody: { readonly id: string; readonly accountNo: string; readonly status: string }
  readonly partner: Partner
  readonly contacts: readonly ContactSnapshot[]
}
export interface PartsWanted {
  readonly productId: string
  readonly custodyAccountNo: string
  readonly brokerId: string | null
  readonly counterpartyId: string | null
  readonly contactIds: readonly string[]
}
interface Found {
  readonly custody: OrderParts['custody'] | null
  readonly partner: Partner | null
  readonly contacts: readonly ContactSnapshot[]
}

/**
 * What an order refers to, all of the caller's institution and of the product, in one query. Refuses an
 * unusable account, and one (or a contact) that is gone or belongs elsewhere.
 */
export async function loadParts(db: Reader, actor: PersonActor, wanted: PartsWanted): Promise<OrderParts> {
  const institution = actor.institutionId
  const { custody, partner, contacts } = await db.one(
    raw(sql<Found>`
      WITH custody AS (
        SELECT id, account_no, status FROM transfers.custody_account
        WHERE institution_id = ${institution} AND product_id = ${wanted.productId}::bigint
          AND account_no = ${wanted.custodyAccountNo} AND kind = '1'
      ), partner AS (
        SELECT b.id, b.account_no, b.name, b.branch AS bank, '' AS branch_no, b.status
        FROM transfers.broker_account b JOIN custody ON custody.id = b.custody_account_id
        WHERE b.institution_id = ${institution} AND b.id = ${wanted.brokerId}::bigint AND b.deleted_at IS NULL
        UNION ALL
        SELECT c.id, c.account_no, c.name, c.open_bank, c.branch_no, c.status
        FROM transfers.counterparty_account c JOIN custody ON coalesce(c.custody_account_id, custody.id) = custody.id
        WHERE c.institution_id = ${institution} AND c.product_id = ${wanted.productId}::bigint
          AND c.id = ${wanted.counterpartyId}::bigint AND c.deleted_at IS NULL
      )
      SELECT
        (SELECT jsonb_build_object('id', id::text, 'accountNo', account_no, 'status', status) FROM custody) AS custody,
        (SELECT jsonb_build_object('id', id::text, 'accountNo', account_no, 'name', name, 'bank', bank,
          'branchNo', branch_no, 'status', status) FROM partner) AS partner,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name, 'phone', c.phone,
          'email', c.email) ORDER BY w.place), '[]')
          FROM unnest(${wanted.contactIds}::bigint[]) WITH ORDINALITY w(id, place)
          JOIN transfers.contact c ON c.id = w.id AND c.institution_id = ${institution} AND c.deleted_at IS NULL
        ) AS contacts`),
  )
  if (custody === null || partner === null) return refuse(transferErrors.accountChanged)
  if (custody.status === '2' || partner.status === '2') refuse(transferErrors.accountUnusable)
  if (contacts.length !== wanted.contactIds.length) refuse(transferErrors.contactChanged)
  return { custody, partner, contacts }
}
