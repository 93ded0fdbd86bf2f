import type { Language } from '@iisp/contract'
import { isZero } from '@iisp/contract/exact'
import { type PersonActor, type Reader, nameIn, sql, timeText } from '@iisp/server'
import { fromRate } from '../../../rules/amounts/units.ts'
import { shortNav } from '../../../rules/dealing/nav-places.ts'
import { compileTerms } from '../../../rules/terms/compile-terms.ts'
import { percentText } from '../../../rules/terms/percent.ts'
import { factorOf } from '../../../rules/terms/discount.ts'
import { isOpenTo } from './confirmation-list.ts'
import { confirmations, presentConfirmation, withColumns } from './confirmation-query.ts'

type Actor = Pick<PersonActor, 'scope' | 'institutionId'>
export type SlipFigures = Awaited<ReturnType<typeof slipFigures>>

/** A confirmation with the additional figures of its slip. Refuses a confirmation of an unconfirmed run. */
export async function slipFigures(db: Reader, actor: Actor, language: Language, id: string) {
  const { terms, distributor, ...row } = await db.one(
    withColumns(confirmations(), language)
      .leftJoin('ta.dealing_run as r', 'r.id', 'c.run_id')
      .leftJoin('ta.dividend as d', 'd.id', 'c.dividend_id')
      .leftJoin('ta.fee_day as f', 'f.id', 'c.fee_day_id')
      .innerJoin('ta.fund_terms as m', (on) =>
        on.on(sql<boolean>`m.id = coalesce(r.terms_id, d.terms_id, f.terms_id)`),
      )
      .leftJoin('identity.institution_name as n', 'n.institution_id', 'c.institution_id')
      .select(nameIn(language, 'n.name').as('manager'))
      .select(['a.amount as appliedAmount', 'a.shares as appliedShares', 't.distributor', 'm.terms'])
      .select(['c.fee_manager as feeManager', 'c.fee_distributor as feeDistributor', 'c.fee_fund as feeFund'])
      .select('c.top_up_fee as topUpFee')
      .select(sql<boolean>`coalesce(r.corrects, d.corrects) IS NOT NULL`.as('isCorrection'))
      .select(timeText<string | null>('r.confirmed_at').as('runConfirmedAt'))
      .select(timeText<string | null>('d.confirmed_at').as('dividendConfirmedAt'))
      .select(timeText<string | null>('f.confirmed_at').as('feeDayConfirmedAt'))
      .select(['f.fee_date as feeDate', 'f.rate as feeRate'])
      .select(['d.record_date as recordDate', 'd.per_share as perShare', 'c.basis_shares as basisShares'])
      .select('c.dividend_method as dividendMethod')
      .where('c.id', '=', id)
      .where('c.confirmed_on', 'is not', null)
      .where(isOpenTo(actor.scope)),
  )
  const factor = isZero(row.shares)
    ? null
    : factorOf({ kind: row.kind, distributor, openDay: row.dealingDate }, compileTerms(terms))
  return {
    ...presentConfirmation(row, actor, language),
    manager: row.manager ?? '',
    appliedAmount: row.appliedAmount,
    appliedShares: row.appliedShares,
    feeManager: row.feeManager,
    feeDistributor: row.feeDistributor,
    feeFund: row.feeFund,
    topUpFee: row.topUpFee,
    mark: markOf({ ...row, ofRun: row.runConfirmedAt !== null }),
    confirmedAt: row.runConfirmedAt ?? row.dividendConfirmedAt ?? row.feeDayConfirmedAt ?? '',
    /** Null except for dividends. */
    dividend:
      row.recordDate === null || row.perShare === null
        ? null
        : {
            recordDate: row.recordDate,
            perShare: shortNav(row.perShare),
            basisShares: row.basisShares ?? '0.00',
            method: row.dividendMethod === '0' ? ('reinvest' as const) : ('cash' as const),
          },
    /** Null except for fee days that took the fee in shares. */
    feeDay:
      row.feeDate === null || row.feeRate === null
        ? null
        : { feeDate: row.feeDate, rate: percentText(row.feeRate) },
    /** The factor applied to the usual fee rate, '1.00000000' for the full rate; null if no fee was computed. */
    discount: factor === null ? null : fromRate(factor),
  }
}

interface Marked {
  readonly valid: boolean
  /** Runs are corrected; dividends and fee days are revoked. */
  readonly ofRun: boolean
  readonly isCorrection: boolean
}
/**
 * The mark across the slip: the confirmation is no longer valid, or it corrects another one. Null for other
 * confirmations.
 */
function markOf({ valid, ofRun, isCorrection }: Marked): 'replaced' | 'revoked' | 'correction' | null {
  if (!valid) return ofRun ? 'replaced' : 'revoked'
  return isCorrection ? 'correction' : null
}
