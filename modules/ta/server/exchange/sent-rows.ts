import { raw, sql } from '@iisp/server'
import type {
  SentAccountConfirmation,
  SentConfirmation,
  SentDividend,
  SentFund,
  SentHolding,
  SentLot,
} from '../../rules/exchange/index.ts'
import { confirmations } from '../dealing/confirmations/confirmation-query.ts'
import { sharesAfter } from '../dealing/holdings/lots-as-of.ts'
import { q } from '../tables.ts'

export interface Asked {
  readonly distributor: string
  readonly confirmedOn: string
}

/** The register stores NAVs with eight decimals. The files have four; further decimals are refused. */
const nav = (column: 'c.unit_nav' | 'k.unit_nav' | 'n.unit_nav' | 'n.accumulated_nav') =>
  sql<string>`trim_scale(${sql.ref(column)})::text`

/** Each row has the total number of rows. */
interface Counted {
  readonly total: number
}
const total = sql<number>`count(*) OVER ()::int`

/** Confirmations of a day at a distributor's accounts, without replaced ones. */
const confirmed = ({ distributor, confirmedOn }: Asked) =>
  confirmations()
    .where('t.distributor', '=', distributor)
    .where('c.confirmed_on', '=', confirmedOn)
    .where('c.valid', '=', true)

/** Adds the account, the fund and the day of each confirmation. */
const withParties = (found: ReturnType<typeof confirmed>) =>
  found
    .select(['c.id', 'c.business_code as businessCode', 'p.code as fundCode', 't.distributor'])
    .select(['t.account_no as accountNo', 'v.fund_account as fundAccount', 'v.kind as investorKind'])
    .select([sql<string>`c.confirmed_on::text`.as('confirmedOn'), nav('c.unit_nav').as('unitNav')])

/**
 * All confirmations except dividends, which have files of their own. A fee day has no application, so the id of the
 * confirmation is used as its number.
 */
export const confirmationsToSend = (asked: Asked) =>
  withParties(confirmed(asked).where('c.dividend_id', 'is', null))
    .select(sql<string>`coalesce(a.application_no, c.id::text)`.as('applicationNo'))
    .select(['c.dealing_date as dealingDate', 'c.shares'])
    .select(
      sql<string>`coalesce(to_char(coalesce(a.submitted_at, a.created_at), 'HH24MISS'), '000000')`.as(
        'appliedAt',
      ),
    )
    .select(sql<string>`coalesce(a.amount, 0)::numeric(18, 2)::text`.as('appliedAmount'))
    .select(
      sql<string>`coalesce(a.shares, CASE WHEN a.id IS NULL THEN -c.shares END, 0)::numeric(18, 2)::text`.as(
        'appliedShares',
      ),
    )
    .select(['c.gross_amount as grossAmount', 'c.net_amount as netAmount', 'c.fee', 'c.refund'])
    .select(['c.fee_distributor as agencyFee', 'c.performance_fee as performanceFee'])
    .select(['c.deferred_shares as deferredShares', 'c.return_code as returnCode'])
    .select(sql<string>`coalesce(a.large_redemption, '0')`.as('largeRedemption'))
    .select(sql<boolean>`a.id IS NULL OR a.source IN ('register', 'relation')`.as('byRegister'))
    .leftJoin('ta.confirmation as k', (on) =>
      on
        .onRef('k.run_id', '=', 'c.target_run_id')
        .onRef('k.application_id', '=', 'c.application_id')
        .on('k.business_code', '=', '137')
        .on('k.valid', '=', true)
        .on('k.confirmed_on', '<=', asked.confirmedOn),
    )
    .leftJoin('product.product_name as o', (on) =>
      on.on(
        'o.id',
        '=',
        sql<string>`CASE c.business_code WHEN '138' THEN c.target_product_id WHEN '137' THEN a.product_id END`,
      ),
    )
    .select(sql<string>`coalesce(o.code, '')`.as('otherFundCode'))
    .select([sql<string>`(c.fee - c.top_up_fee)::text`.as('changeFee'), 'c.top_up_fee as topUpFee'])
    .select(['k.shares as targetShares', nav('k.unit_nav').as('targetNav')])
    .select(total.as('total'))
    .orderBy('c.id')
    .$castTo<SentConfirmation & Counted>()

export const dividendsToSend = (asked: Asked) =>
  withParties(confirmed(asked))
    .innerJoin('ta.dividend as d', 'd.id', 'c.dividend_id')
    .select(['d.record_date as recordDate', 'd.ex_date as exDate', 'd.payment_date as paymentDate'])
    .select(['d.per_share as perShare', 'c.basis_shares as basis', 'c.dividend_method as method'])
    .select(['c.shares as newShares', 'c.gross_amount as gross', 'c.net_amount as net'])
    .select('c.performance_fee as performanceFee')
    .select(total.as('total'))
    .orderBy('c.id')
    .$castTo<SentDividend & Counted>()

/** The funds of these confirmations, with the shares after the run and its NAV. */
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

/**
 * The holdings of the distributor's accounts at the end of a day.
 * - Only confirmations up to that day count, corrections of that day included.
 * - Frozen shares are current, because their history is not stored.
 * `held` is materialized; otherwise PostgreSQL would add up the changes of each lot once per use.
 */
export const holdingsToSend = ({ distributor, confirmedOn }: Asked) =>
  raw(sql<SentHolding & Counted>`
    WITH held AS MATERIALIZED (
      SELECT l.product_id, l.trading_account_id,
        sum(${sharesAfter(sql<boolean>`f.confirmed_on <= ${confirmedOn}::date`)}) AS shares
      FROM ta.trading_account t JOIN ta.lot l ON l.trading_account_id = t.id
      LEFT JOIN ta.confirmation o ON o.id = l.confirmation_id
      WHERE t.distributor = ${distributor} AND coalesce(o.confirmed_on, l.registered_on) <= ${confirmedOn}::date
      GROUP BY l.product_id, l.trading_account_id
    )
    SELECT p.code AS "fundCode", t.account_no AS "accountNo", v.fund_account AS "fundAccount", t.distributor, v.status,
      held.shares::numeric(18, 2)::text AS shares, least(h.frozen, held.shares)::numeric(18, 2)::text AS frozen,
      (held.shares - least(h.frozen, held.shares))::numeric(18, 2)::text AS available, h.dividend_method AS method, ${total} AS total
    FROM held JOIN ta.trading_account t ON t.id = held.trading_account_id JOIN ta.investor v ON v.id = t.investor_id
    JOIN product.product_name p ON p.id = held.product_id
    JOIN ta.holding h ON h.product_id = held.product_id AND h.trading_account_id = held.trading_account_id
    WHERE held.shares > 0 ORDER BY p.code, t.id`)

/** The lots of these holdings with a lock-up, including lock-ups that have ended. */
export const lotsToSend = ({ distributor, confirmedOn }: Asked) =>
  raw(sql<SentLot & Counted>`
    WITH held AS MATERIALIZED (
      SELECT l.id, l.product_id, l.trading_account_id, l.registered_on, l.locked_until,
        ${sharesAfter(sql<boolean>`f.confirmed_on <= ${confirmedOn}::date`)} AS shares
      FROM ta.trading_account t JOIN ta.lot l ON l.trading_account_id = t.id
      LEFT JOIN ta.confirmation o ON o.id = l.confirmation_id
      WHERE t.distributor = ${distributor} AND coalesce(o.confirmed_on, l.registered_on) <= ${confirmedOn}::date
        AND l.locked_until IS NOT NULL
    )
    SELECT held.id, p.code AS "fundCode", t.account_no AS "accountNo", v.fund_account AS "fundAccount", t.distributor,
      v.status, held.shares::numeric(18, 2)::text AS shares, held.registered_on::text AS "registeredOn",
      held.locked_until::text AS "redeemableOn", h.dividend_method AS method,
      (CASE WHEN held.locked_until <= ${confirmedOn}::date THEN held.shares ELSE 0 END)::numeric(18, 2)::text AS available,
      ${total} AS total
    FROM held JOIN ta.trading_account t ON t.id = held.trading_account_id JOIN ta.investor v ON v.id = t.investor_id
    JOIN product.product_name p ON p.id = held.product_id
    JOIN ta.holding h ON h.product_id = held.product_id AND h.trading_account_id = held.trading_account_id
    WHERE held.shares > 0 ORDER BY p.code, t.id, held.id`)

/** The account applications of a distributor that took effect on a day. */
export const accountsToSend = ({ distributor, confirmedOn }: Asked) =>
  q
    .selectFrom('ta.account_confirmation as c')
    .innerJoin('ta.investor as v', 'v.id', 'c.investor_id')
    .where('c.distributor', '=', distributor)
    .where('c.confirmed_on', '=', confirmedOn)
    .select(['c.change_id as id', 'c.application_no as applicationNo', 'c.business_code as businessCode'])
    .select(['c.distributor', 'c.account_no as accountNo', 'c.confirmed_on as confirmedOn'])
    .select(sql<string>`to_char(c.applied_at, 'YYYY-MM-DD')`.as('appliedOn'))
    .select(sql<string>`to_char(c.applied_at, 'HH24MISS')`.as('appliedAt'))
    .select(['v.fund_account as fundAccount', 'v.kind as investorKind', 'v.name as investorName'])
    .select(['v.id_type as idType', 'v.id_no as idNo'])
    .select(total.as('total'))
    .orderBy('c.change_id')
    .$castTo<SentAccountConfirmation & Counted>()
