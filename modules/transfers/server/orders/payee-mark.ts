import { type Reader, raw, sql } from '@iisp/server'
import type { PayeeMarkCode } from '../../contract/codes.ts'

/** What is new about the account that an order pays to. */
export interface PayeeMark {
  readonly code: PayeeMarkCode
  /** Date on which the account was added or changed; '' where that is not known. */
  readonly changedOn: string
}

/**
 * A column that marks the payee of an order `o` on its way: '1' nothing has been paid to the account before,
 * '2' that the account was added or changed since the last payment to it, followed by the day, or that this
 * payment named another holder or bank. An order that receives, or is over, has '0'. A row that is marked
 * costs two look-ups by index; any other costs nothing.
 */
export const payeeMark = sql`
  CASE WHEN o.pays AND o.status < '070' THEN coalesce((
    SELECT CASE WHEN account.changed_at > last.submitted_at THEN '2 ' || account.changed_at::date
      WHEN (last.partner_name, last.partner_bank, last.partner_branch_no)
        <> (o.partner_name, o.partner_bank, o.partner_branch_no) THEN '2'
      ELSE '0' END
    FROM (
      SELECT p.submitted_at, p.partner_name, p.partner_bank, p.partner_branch_no FROM transfers.transfer_order p
      WHERE p.institution_id = o.institution_id AND p.partner_account_no = o.partner_account_no
        AND p.pays AND p.status = '070' AND p.submitted_at IS NOT NULL
      ORDER BY p.submitted_at DESC LIMIT 1) last,
    LATERAL (SELECT CASE
      WHEN o.manual THEN (SELECT c.changed_at FROM transfers.counterparty_account c WHERE c.id = o.counterparty_account_id)
      ELSE (SELECT b.changed_at FROM transfers.broker_account b WHERE b.id = o.broker_account_id)
      END AS changed_at OFFSET 0) account
  ), '1') ELSE '0' END AS payee_mark`

export const readMark = (column: string): PayeeMark => ({
  code: column.slice(0, 1) as PayeeMarkCode,
  changedOn: column.slice(2),
})

/** The mark of one order; an order that the reader may not see has none. */
export async function payeeMarkOf(db: Reader, orderId: string): Promise<PayeeMark> {
  const found = await db.maybe(
    raw(
      sql<{
        payee_mark: string
      }>`SELECT ${payeeMark} FROM transfers.transfer_order o WHERE o.id = ${orderId}`,
    ),
  )
  return readMark(found?.payee_mark ?? '0')
}
