import { refuse } from '@iisp/contract'
import { type Reader, type WriteContext, sql, stateList } from '@iisp/server'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { taErrors } from '../../contract/errors.ts'
import { feeDayErrors as e } from '../../contract/fee-days/fee-day-errors.ts'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { toNav, toRate, toShares } from '../../rules/amounts/units.ts'
import { isPastCutOff } from '../../rules/dealing/cut-off.ts'
import type { FeeDayInput } from '../../rules/performance/compute-fee-day.ts'
import { confirmedNav, firstOpenDay, isDealtForMoney } from '../dealing/standing-register.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { fundMark } from '../dealing/holdings/fund-mark.ts'
import { lotsOf } from '../dealing/runs/compute/load-lots.ts'
import { type StoredFeeDay, q } from '../tables.ts'
import { feeTermsOf } from './fee-terms.ts'
import { refuseOutOfOrder } from './refuse-out-of-order.ts'

/** The input of a fee day's computation, and the ids of its source rows. */
export interface LoadedFeeDay {
  readonly input: FeeDayInput
  readonly terms: FundTerms
  readonly termsId: string
  readonly navId: string
  /** Whether the run of the day dealt shares for money at the NAV before the fee. */
  readonly isDealt: boolean
  /** Frozen shares by account. */
  readonly frozen: readonly {
    readonly account: string
    readonly accountNo: string
    readonly shares: bigint
  }[]
  readonly lastDealingDate: string | null
}

/**
 * Loads the input of a fee day. Refuses unless
 * - every run up to the fee date is done and none after it is confirmed,
 * - every dividend up to the fee date and every earlier fee day is done, and no later dividend is confirmed.
 */
export async function loadFeeDayInput(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  feeDay: StoredFeeDay,
): Promise<LoadedFeeDay> {
  const { product_id: productId, fee_date: feeDate } = feeDay
  if (!isPastCutOff(feeDate, now)) refuse(e.beforeFeeDate, { date: feeDate })
  await refuseUnfinished(db, feeDay)
  const { code } = await db.one(
    q.selectFrom('product.product_name').select('code').where('id', '=', productId),
  )
  const inForce = await termsInForce(db, productId, feeDate)
  if (inForce === undefined) return refuse(taErrors.noTerms, { code, date: feeDate })
  const { method, takenFrom, rate } = feeTermsOf(inForce.terms) ?? refuse(e.noDays, { code, date: feeDate })
  const nav = await confirmedNav(db, { productId, code, day: feeDate })
  const register = await db.one(
    q
      .selectFrom('ta.fund_register as r')
      .select(['r.shares', 'r.last_dealing_date', fundMark.as('mark')])
      .select(isDealtForMoney(productId, feeDate).as('dealt'))
      .where('r.product_id', '=', productId),
  )
  const lots = await lotsOf(db, productId)
  if (register.mark === null || lots.length === 0) return refuse(e.notRegistered, { code })
  return {
    terms: inForce.terms,
    termsId: inForce.id,
    navId: nav.id,
    isDealt: register.dealt,
    frozen: await frozenAccounts(db, productId),
    lastDealingDate: register.last_dealing_date,
    input: {
      terms: { method, takenFrom, rate: toRate(rate), navPlaces: inForce.terms.navPlaces },
      nav: toNav(nav.unit_nav),
      lots,
      sharesHeld: toShares(register.shares),
      mark: toNav(register.mark),
    },
  }
}

async function refuseUnfinished(db: Reader, { product_id: productId, fee_date: feeDate }: StoredFeeDay) {
  await refuseOutOfOrder(db, { productId, feeDate })
  const open = await firstOpenDay(db, productId, feeDate)
  if (open !== undefined) refuse(e.dayOpen, { date: open })
  const found = await db.one(
    q
      .selectNoFrom(openDividend(productId, feeDate).as('dividend'))
      .select(earlierFeeDay(productId, feeDate).as('earlier')),
  )
  if (found.dividend !== null) refuse(e.dividendOpen, { date: found.dividend })
  if (found.earlier !== null) refuse(e.earlierFeeDay, { date: found.earlier })
}

const openDividend = (productId: string, feeDate: string) =>
  sql<
    string | null
  >`(SELECT min(v.record_date)::text FROM ta.dividend v WHERE v.product_id = ${productId}::bigint
    AND v.record_date <= ${feeDate}::date AND v.status IN ${stateList(dividendFlow.sets.open)})`

const earlierFeeDay = (productId: string, feeDate: string) =>
  sql<string | null>`(SELECT min(v.fee_date)::text FROM ta.fee_day v WHERE v.product_id = ${productId}::bigint
    AND v.fee_date < ${feeDate}::date AND v.status IN ${stateList(feeDayFlow.sets.open)})`

async function frozenAccounts(db: Reader, productId: string): Promise<LoadedFeeDay['frozen']> {
  const found = await db.all(
    q
      .selectFrom('ta.holding as h')
      .innerJoin('ta.trading_account as t', 't.id', 'h.trading_account_id')
      .select(['h.trading_account_id as account', 't.account_no as accountNo', 'h.frozen'])
      .where('h.product_id', '=', productId)
      .where('h.frozen', '>', '0')
      .orderBy('t.id'),
  )
  return found.map(({ frozen, ...one }) => ({ ...one, shares: toShares(frozen) }))
}
