import { type Static, t } from '@iisp/contract'
import { rate } from './figures.ts'

/** MM-DD. A day that is no trading day is moved when the fee day is entered. */
const feeDay = t.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })

const charged = {
  /** Share of the gain above the mark, at most 0.6000 (业绩报酬指引). */
  rate,
  /** Fixed crystallisation days; empty if the fee is taken at redemption and dividend only. */
  days: t.Array(feeDay, { maxItems: 4 }),
  atDividend: t.Boolean(),
  /** A dividend reduces the mark by its amount a share, so that the gain paid out is not demanded twice. */
  markAfterDividend: t.oneOf('reduced', 'kept'),
  hurdle: t.Literal('none'),
}

/**
 * - wholeFund: the fund has one high-water mark. The fee is taken from the NAV, or from the shares of all lots.
 * - perLot: each lot has its own high-water mark. The fee is taken on fixed days, from the NAV or from the lot's
 *   shares, and in money at redemptions and dividends. It may also be taken at redemptions and dividends only.
 */
export const performanceFee = t.Union([
  t.strict({ method: t.Literal('none') }),
  t.strict({ method: t.Literal('wholeFund'), takenFrom: t.oneOf('nav', 'shares'), ...charged }),
  t.strict({ method: t.Literal('perLot'), takenFrom: t.oneOf('nav', 'shares', 'redemption'), ...charged }),
])
export type PerformanceFeeTerms = Static<typeof performanceFee>
