import { sql } from '@iisp/server'
import type { SentConfirmation, SentFund } from '../../rules/exchange/index.ts'
import { confirmations } from '../confirmations/confirmation-query.ts'

interface Asked {
  readonly distributor: string
  readonly confirmedOn: string
}

/** A NAV as the register keeps it has eight decimals; the files take four, and more are refused. */
const nav = (column: 'c.unit_nav' | 'n.unit_nav' | 'n.accumulated_nav') =>
  sql<string>`trim_scale(${sql.ref(column)})::text`

/** What was confirmed on a day at a distributor's accounts. What a correction replaced is not sent. */
const confirmed = ({ distributor, confirmedOn }: Asked) =>
  confirmations()
    .where('t.distributor', '=', distributor)
    .where('c.confirmed_on', '=', confirmedOn)
    .where('c.valid', '=', true)

export const confirmationsToSend = (asked: Asked) =>
  confirmed(asked)
    .select(['c.id', 'a.application_no as applicationNo', 'c.business_code as businessCode'])
    .select(['p.code as fundCode', 't.account_no as accountNo', 'v.fund_account as fundAccount'])
    .select(['t.distributor', 'v.kind as investorKind', 'c.dealing_date as dealingDate', 'c.shares'])
    .select(sql<string>`to_char(coalesce(a.submitted_at, a.created_at), 'HH24MISS')`.as('appliedAt'))
    .select(sql<string>`c.confirmed_on::text`.as('confirmedOn'))
    .select(sql<string>`coalesce(a.amount, 0)::numeric(18, 2)::text`.as('appliedAmount'))
    .select(sql<string>`coalesce(a.shares, 0)::numeric(18, 2)::text`.as('appliedShares'))
    .select(['c.gross_amount as grossAmount', 'c.net_amount as netAmount', 'c.fee', 'c.refund'])
    .select(['c.fee_distributor as agencyFee', 'c.performance_fee as performanceFee'])
    .select(['c.deferred_shares as deferredShares', 'c.return_code as returnCode'])
    .select(['a.large_redemption as largeRedemption', nav('c.unit_nav').as('unitNav')])
    .select(sql<boolean>`a.source IN ('register', 'relation')`.as('byRegister'))
    .orderBy('c.id')
    .$castTo<SentConfirmation>()

/** The funds of these confirmations, with the shares after the run that made them and the NAV that it took. */
export const fundsToSend = (asked: Asked) =>
  confirmed(asked)
    .innerJoin('ta.dealing_run as d', 'd.id', 'c.run_id')
    .innerJoin('ta.nav as n', 'n.id', 'd.nav_id')
    .distinct()
    .select(['p.code', 'p.name', 'n.nav_date as navDate'])
    .select(sql<string>`d.shares_after::numeric(18, 2)::text`.as('shares'))
    .select([nav('n.unit_nav').as('unitNav'), nav('n.accumulated_nav').as('accumulatedNav')])
    .orderBy('p.code')
    .$castTo<SentFund>()
