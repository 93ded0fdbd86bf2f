import { feeDayCompute, feeDayEnter, feeDayLotList } from '../../contract/fee-days/fee-days.ts'
import { perLotFee } from '../../rules/test/terms.ts'
import type { Desk } from './deal-day.ts'
import type { TestFund } from './funds.ts'
import type { stageDividends } from './stage-dividends.ts'

/** The fee date of the tests: a Tuesday named by their terms. */
export const feeDate = '2026-11-10'
/** Performance fees lot by lot, taken on that date. */
export const feeTerms = { ...perLotFee, days: [feeDate.slice(5)] }

/** Enters a fee day and computes it by the first operator, so that the second may confirm it. */
export async function computedFeeDay({ first }: Desk, { id: productId }: TestFund, day = feeDate) {
  const { id } = await first.ok(feeDayEnter, { productId, day })
  const { version, digest } = await first.ok(feeDayCompute, { id, version: 1 })
  return { id, version, digest }
}

/** The lots of a fee day, the highest fee first. */
export const lotsOfFeeDay = async ({ first }: Desk, feeDayId: string) =>
  (await first.ok(feeDayLotList, { feeDayId })).list

type Rows = ReturnType<typeof stageDividends>['rows']

/** The register of a fund: its shares, its own mark, and the sum of its holdings. */
export const registerOf = async (rows: Rows, { id }: TestFund) =>
  (
    await rows(
      `SELECT r.shares, trim_scale(r.mark)::text AS mark, (SELECT sum(shares) FROM ta.holding WHERE product_id = $1) AS held
       FROM ta.fund_register r WHERE r.product_id = $1`,
      [id],
    )
  )[0]

/** Shares and mark of each lot of a fund, the oldest first. */
export const lotsNow = (rows: Rows, { id }: TestFund) =>
  rows(`SELECT shares, mark::numeric(16, 4)::text AS mark FROM ta.lot WHERE product_id = $1 ORDER BY id`, [
    id,
  ])
