import type { Iisp } from '@iisp/testing/iisp'
import { defaultTerms } from '../../contract/terms/default-terms.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'

/** A running fund of a manager, with approved terms from 2020 on. */
export interface TestFund {
  readonly id: string
  readonly code: string
  readonly institutionId: string
}

/** Terms that let any amount in and out at once. */
export const withoutLimits = {
  minimumSubscription: { first: '1.00', further: '1.00', measuredOn: 'gross' },
  minimumHolding: { measure: 'none' },
  lockUp: { kind: 'none' },
} as const satisfies Partial<FundTerms>

/** The `nth` fund of a manager with a raise account and a custody account, given approved terms. */
export async function fundWithTerms(
  { owner }: Pick<Iisp, 'owner'>,
  {
    institutionId = 'M001',
    nth = 0,
    terms = {},
  }: {
    readonly institutionId?: string
    readonly nth?: number
    readonly terms?: Partial<FundTerms>
  } = {},
): Promise<TestFund> {
  const { rows } = await owner.query<{ id: string; code: string }>(
    `SELECT id, code FROM product.product p WHERE institution_id = $1 AND status = '1' AND parent_id IS NULL
       AND (SELECT count(DISTINCT kind) FROM transfers.custody_account a WHERE a.product_id = p.id AND a.status = '1') = 2
       AND NOT EXISTS (SELECT FROM ta.dealing_run d WHERE d.product_id = p.id)
     ORDER BY id OFFSET $2 LIMIT 1`,
    [institutionId, nth],
  )
  const [fund] = rows
  if (fund === undefined) throw new Error(`no fund ${nth} of ${institutionId}`)
  await owner.query(`DELETE FROM ta.fund_terms WHERE product_id = $1`, [fund.id])
  await owner.query(
    `INSERT INTO ta.fund_terms (institution_id, product_id, effective_from, terms, status, entered_by, entered_name, entered_at,
       decided_by, decided_name, decided_at)
     VALUES ($1, $2, '2020-01-01', $3, 'approved', '0', '季登', now(), '1', '鲍禾', now())`,
    [institutionId, fund.id, JSON.stringify({ ...defaultTerms, ...terms })],
  )
  return { ...fund, institutionId }
}
