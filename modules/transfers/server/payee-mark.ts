import { type Reader, raw, sql } from '@iisp/server'
import type { OrderRow } from '../contract/order.ts'

/** What is new about the account that an order pays to. */
export interface PayeeMark {
  readonly payee_mark: OrderRow['PAYEEMARK']
  /** Date on which the account was added or changed; null where that is not known. */
  readonly payee_changed_on: string | null
}

/**
 * Columns and join that mark the payee of each order `o` on its way: '1' nothing has been paid to the account
 * before, '2' the account was added or changed since the last payment to it, or that payment named another
 * holder or bank. An order that receives, or is over, has no mark. Each row costs three look-ups by index.
 */
export const payeeMark = {
  columns: sql`coalesce(payee.mark, '0') AS payee_mark, payee.changed_on AS payee_changed_on`,
  join: sql`LEFT JOIN LATERAL (
    SELECT
      CASE WHEN last.submitted_at IS NULL THEN '1'
        WHEN account.changed_at > last.submitted_at OR last.details <> (o.partner_name, o.partner_bank, o.partner_branch_no)::text
        THEN '2' ELSE '0' END AS mark,
      CASE WHEN last.submitted_at IS NOT NULL AND account.changed_at > last.submitted_at
        THEN account.changed_at::date::text END AS changed_on
    FROM (SELECT coalesce(
        (SELECT c.changed_at FROM transfers.counterparty_account c WHERE c.id = o.counterparty_account_id),
        (SELECT b.changed_at FROM transfers.broker_account b WHERE b.id = o.broker_account_id)) AS changed_at) account
      LEFT JOIN LATERAL (
        SELECT p.submitted_at, (p.partner_name, p.partner_bank, p.partner_branch_no)::text AS details
        FROM transfers.transfer_order p
        WHERE p.institution_id = o.institution_id AND p.partner_account_no = o.partner_account_no
          AND p.pays AND p.status = '070' AND p.submitted_at IS NOT NULL
        ORDER BY p.submitted_at DESC LIMIT 1) last ON true
    WHERE o.pays AND o.status < '070') payee ON true`,
} as const

/** The mark of one order; an order that the reader may not see has none. */
export async function payeeMarkOf(db: Reader, orderId: string): Promise<PayeeMark> {
  const found = await db.maybe(
    raw(sql<PayeeMark>`SELECT ${payeeMark.columns} FROM transfers.transfer_order o ${payeeMark.join}
      WHERE o.id = ${orderId}`),
  )
  return found ?? { payee_mark: '0', payee_changed_on: null }
}
