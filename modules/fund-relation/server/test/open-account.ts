import type { Iisp } from '@iisp/testing/iisp'

/** The account that a test opens for a child fund at the register of its mother. */
export const childAccount = {
  id: '990001',
  fundAccount: '989999990001',
  tradingAccount: 'JY990001',
}
interface Opened {
  /** The relation that names the account. */
  readonly relation: string
  readonly mother: string
  readonly child: string
  /** The mother's manager. */
  readonly institution: string
}

/** Opens the account, with 1,000,000.00 shares of the mother at a NAV of 1.1000. */
export async function openAccount(
  { owner }: Iisp,
  { relation, mother, child, institution }: Opened,
): Promise<void> {
  const { id, fundAccount, tradingAccount } = childAccount
  const run = (text: string, values: readonly unknown[]) => owner.query(text, [...values])
  await run(`UPDATE fund_relation.relation SET child_account = $1 WHERE id = $2`, [fundAccount, relation])
  await run(
    `INSERT INTO ta.investor (id, institution_id, kind, name, id_type, id_no, product_id, fund_account, opened_on)
     VALUES ($1::text::bigint, $2, 'product', '子基金', '8', $1, $3, $4, '2026-01-05')`,
    [id, institution, child, fundAccount],
  )
  await run(
    `INSERT INTO ta.trading_account (id, institution_id, investor_id, account_no, distributor, distributor_name, opened_on)
     VALUES ($1, $2, $1, $3, $2, '直销', '2026-01-05')`,
    [id, institution, tradingAccount],
  )
  await run(
    `INSERT INTO ta.holding (product_id, trading_account_id, investor_id, institution_id, shares, since)
     VALUES ($1, $2, $2, $3, 1000000, '2026-01-05')`,
    [mother, id, institution],
  )
  await run(
    `INSERT INTO ta.lot (institution_id, product_id, investor_id, trading_account_id, source, registered_on,
       shares_initial, shares, cost, nav, mark)
     VALUES ($1, $2, $3, $3, '1', '2026-01-05', 1000000, 1000000, 1000000, 1, 1)`,
    [institution, mother, id],
  )
  await run(
    `INSERT INTO ta.nav (institution_id, product_id, nav_date, unit_nav, accumulated_nav, status, entered_by,
       entered_name, entered_at, decided_by) VALUES ($1, $2, '2026-11-19', 1.1, 1.1, 'confirmed', 'a', 'a', now(), 'b')`,
    [institution, mother],
  )
}
