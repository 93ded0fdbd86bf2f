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
import { refuseAround } from '../dealing/refuse-around.ts'
import { confirmedNav, firstOpenDay, isDealtForMoney, laterRun } from '../dealing/standing-register.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { type StoredDividend, q } from '../tables.ts'
import { recordHolders, totalsHeld } from './record-holders.ts'

/** What a dividend is computed from, with the rows that it was made of. */
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
 * Loads what a dividend is computed from. Refuses until the register is what it stays for the record date: its run and
 * all earlier ones are done, no later one is.
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

/** Where the record date is the ex-date, its NAV is without the dividend already. */
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
  await refuseAround(db, { productId, day: recordDate }, ['feeDay'])
  const found = await db.one(
    q
      .selectNoFrom(earlierDividend(dividend).as('earlier'))
      .select(isDealtForMoney(productId, recordDate).as('dealt')),
  )
  if (found.earlier !== null) refuse(e.earlierDividend, { date: found.earlier })
  // dealt at a NAV that includes the dividend: who left would be paid it twice, and who came would pay for it and get none
  if (found.dealt && recordDate < exDate) refuse(e.pricedCum, { date: recordDate })
}

const earlierDividend = ({ product_id, ex_date }: StoredDividend) =>
  sql<
    string | null
  >`(SELECT min(v.ex_date)::text FROM ta.dividend v WHERE v.product_id = ${product_id}::bigint
    AND v.ex_date < ${ex_date}::date AND v.status IN ${stateList(dividendFlow.sets.open)})`
