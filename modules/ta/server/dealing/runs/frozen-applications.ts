import { type Reader, sql } from '@iisp/server'
import type { ApplicationKind } from '../../../contract/applications/business-codes.ts'
import type { ApplicationState } from '../../../contract/applications/application-states.ts'
import { toFen, toShares } from '../../../rules/amounts/units.ts'
import type { Application } from '../../../rules/run/applications.ts'
import { q } from '../../tables.ts'

/** An application in the frozen list of a run, or a conversion in (037) confirmed by another fund's run. */
export interface FrozenApplication {
  readonly id: string
  readonly number: string
  readonly kind: ApplicationKind | '037'
  readonly status: ApplicationState
  readonly version: number
  readonly investorId: string
  readonly account: string
  readonly distributor: string
  readonly amount: string | null
  readonly shares: string | null
  readonly remainder: '0' | '1'
  readonly dividendMethod: '0' | '1' | null
  /** Code and id of the target fund. */
  readonly targetProduct: string | null
  readonly targetProductId: string | null
  readonly toAccount: string | null
  readonly toInvestor: string | null
  readonly submittedAt: string
}

const sentAt = sql<string>`to_char(coalesce(a.submitted_at, a.created_at), 'YYYY-MM-DD HH24:MI:SS')`
const noText = sql<string | null>`NULL::text`

/** The applications of a run in the order of their numbers. */
export const frozenApplications = (db: Reader, runId: string): Promise<FrozenApplication[]> =>
  db.all(
    q
      .selectFrom('ta.application as a')
      .innerJoin('ta.trading_account as t', 't.id', 'a.trading_account_id')
      .leftJoin('product.product_name as p', 'p.id', 'a.target_product_id')
      .leftJoin('ta.trading_account as o', 'o.id', 'a.target_trading_account_id')
      .select(['a.id', 'a.application_no as number', 'a.business_code as kind', 'a.status', 'a.version'])
      .select(['a.investor_id as investorId', 'a.trading_account_id as account', 't.distributor', 'a.amount'])
      .select(['a.remaining_shares as shares', 'a.large_redemption as remainder', 'p.code as targetProduct'])
      .select('a.target_product_id as targetProductId')
      .select(['a.dividend_method as dividendMethod', 'a.target_trading_account_id as toAccount'])
      .select('o.investor_id as toInvestor')
      .select(sentAt.as('submittedAt'))
      .where('a.run_id', '=', runId)
      .orderBy('a.id'),
  )

/**
 * Conversions in that a run includes: the money of a conversion out of another fund, under the number of its
 * application.
 */
export const takenConversions = (db: Reader, runId: string): Promise<FrozenApplication[]> =>
  db.all(
    q
      .selectFrom('ta.confirmation as c')
      .innerJoin('ta.application as a', 'a.id', 'c.application_id')
      .innerJoin('ta.trading_account as t', 't.id', 'c.trading_account_id')
      .select(['a.id', 'a.application_no as number', 'a.status', 'a.version'])
      .select(['c.investor_id as investorId', 'c.trading_account_id as account', 't.distributor'])
      .select(['c.net_amount as amount', 'a.large_redemption as remainder'])
      .select(sql<'037'>`'037'`.as('kind'))
      .select([noText.as('shares'), noText.as('targetProduct'), noText.as('targetProductId')])
      .select([sql<null>`NULL::text`.as('dividendMethod'), noText.as('toAccount'), noText.as('toInvestor')])
      .select(sentAt.as('submittedAt'))
      .where('c.target_run_id', '=', runId)
      .where('c.valid', '=', true)
      .orderBy('c.id'),
  )

/** The application in the form of the rules. */
export function applicationOf(one: FrozenApplication): Application {
  const { number, account, submittedAt, distributor } = one
  const head = { number, account, holder: one.investorId, submittedAt, distributor }
  const shares = one.shares === null ? 0n : toShares(one.shares)
  const remainder = one.remainder === '1' ? ('deferred' as const) : ('cancelled' as const)
  switch (one.kind) {
    case '020':
    case '022':
    case '037':
      return { ...head, code: one.kind, amount: toFen(one.amount ?? '0.00') }
    case '024':
      return { ...head, code: one.kind, shares, remainder }
    case '036':
      return { ...head, code: one.kind, shares, remainder, target: one.targetProduct ?? '' }
    case '033':
      return {
        ...head,
        code: one.kind,
        shares,
        to: { account: one.toAccount ?? '', holder: one.toInvestor ?? '' },
      }
    case '029':
      return { ...head, code: one.kind, method: one.dividendMethod === '0' ? 'reinvest' : 'cash' }
    case '142':
    case '144':
    case '145':
      return { ...head, code: one.kind, shares }
  }
}
