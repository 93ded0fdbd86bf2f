import { refuse } from '@iisp/contract'
import { type Reader, type WriteContext, sql, stateList } from '@iisp/server'
import { dividendErrors as e } from '../../contract/dividends/dividend-errors.ts'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { taErrors } from '../../contract/errors.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { type Nav, toNav, toShares } from '../../rules/amounts/units.ts'
import { isPastCutOff } from '../../rules/dealing/cut-off.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import type { DividendInput } from '../../rules/dividend/compute-dividend.ts'
import { compileTerms } from '../../rules/terms/compile-terms.ts'
import { refuseForDistributions } from '../dealing/refuse-for-distributions.ts'
import { confirmedNav, firstOpenDay, isDealtForMoney, laterRun } from '../dealing/standing-register.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { type StoredDividend, q } from '../tables.ts'
import { recordHolders, totalsHeld } from './record-holders.ts'

/** The input of a dividend's computation, and the ids of its source rows. */
export interface LoadedDividend {
  readonly input: DividendInput
  readonly terms: FundTerms
  readonly termsId: string
  readonly recordNavId: string
  readonly exNavId: string
  /** The register's total now. */
  readonly sharesBefore: string
  readonly lastDealingDate: string | null
}

/**
 * Loads the input of a dividend. Refuses unless every run up to the record date is done and none after it is confirmed.
 * Also refuses while an earlier dividend or fee day is open.
 */
export async function loadDividendInput(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  dividend: StoredDividend,
): Promise<LoadedDividend> {
  const { product_id: productId, record_date: recordDate, ex_date: exDate } = dividend
  if (!isPastCutOff(recordDate, now)) refuse(e.beforeRecordDate, { date: recordDate })
  await refuseOpenDays(db, dividend)
  const { code } = await db.one(
    q.selectFrom('product.product_name').select('code').where('id', '=', productId),
  )
  const inForce = await termsInForce(db, productId, exDate)
  if (inForce === undefined) return refuse(taErrors.noTerms, { code, date: exDate })
  const recordNav = await confirmedNav(db, { productId, code, day: recordDate })
  const exNav = exDate === recordDate ? recordNav : await confirmedNav(db, { productId, code, day: exDate })
  const { shares, before, last_dealing_date } = await totalsHeld(db, dividend)
  return {
    terms: inForce.terms,
    termsId: inForce.id,
    recordNavId: recordNav.id,
    exNavId: exNav.id,
    sharesBefore: shares,
    lastDealingDate: last_dealing_date,
    input: {
      plan: planOf(dividend, toNav(recordNav.unit_nav), toNav(exNav.unit_nav)),
      terms: compileTerms(inForce.terms),
      holders: await recordHolders(db, dividend, inForce.terms),
      sharesHeld: toShares(before),
    },
  }
}

/** If the record date is the ex-date, its NAV already excludes the dividend. */
function planOf({ per_share, record_date, ex_date }: StoredDividend, recordNav: Nav, exNav: Nav) {
  const perShare = toNav(per_share)
  const cumNav = record_date === ex_date ? recordNav + perShare : recordNav
  if (perShare >= cumNav) refuse(e.aboveNav, { nav: shortNav(String(recordNav)) })
  return { perShare, cumNav, exNav }
}

async function refuseOpenDays(db: Reader, dividend: StoredDividend): Promise<void> {
  const { product_id: productId, record_date: recordDate, ex_date: exDate } = dividend
  const later = await laterRun(db, productId, recordDate)
  if (later !== undefined) refuse(e.laterDay, { date: later })
  const open = await firstOpenDay(db, productId, recordDate)
  if (open !== undefined) refuse(e.dayOpen, { date: open })
  await refuseForDistributions(db, { productId, day: recordDate }, ['feeDay'])
  const found = await db.one(
    q
      .selectNoFrom(earlierDividend(dividend).as('earlier'))
      .select(isDealtForMoney(productId, recordDate).as('dealt')),
  )
  if (found.earlier !== null) refuse(e.earlierDividend, { date: found.earlier })
  // a redemption at a NAV including the dividend would be paid the dividend twice. A subscription at it would pay for
  // the dividend and get none.
  if (found.dealt && recordDate < exDate) refuse(e.pricedCum, { date: recordDate })
}

const earlierDividend = ({ product_id, ex_date }: StoredDividend) =>
  sql<
    string | null
  >`(SELECT min(v.ex_date)::text FROM ta.dividend v WHERE v.product_id = ${product_id}::bigint
    AND v.ex_date < ${ex_date}::date AND v.status IN ${stateList(dividendFlow.sets.open)})`
