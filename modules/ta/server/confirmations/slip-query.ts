import type { Language } from '@iisp/contract'
import { isZero } from '@iisp/contract/exact'
import { type PersonActor, type Reader, nameIn, sql, timeText } from '@iisp/server'
import { fromRate } from '../../rules/amounts/units.ts'
import { compileTerms } from '../../rules/terms/compile-terms.ts'
import { factorOf } from '../../rules/terms/discount.ts'
import { isOpenTo } from './confirmation-list.ts'
import { confirmations, presentConfirmation, withColumns } from './confirmation-query.ts'

type Actor = Pick<PersonActor, 'scope' | 'institutionId'>
export type SlipFigures = Awaited<ReturnType<typeof slipFigures>>

/** A confirmation with what its slip says beyond the list. Refuses one whose run is not confirmed. */
export async function slipFigures(db: Reader, actor: Actor, language: Language, id: string) {
  const { terms, distributor, ...row } = await db.one(
    withColumns(confirmations(), language)
      .innerJoin('ta.dealing_run as r', 'r.id', 'c.run_id')
      .innerJoin('ta.fund_terms as m', 'm.id', 'r.terms_id')
      .leftJoin('identity.institution_name as n', 'n.institution_id', 'c.institution_id')
      .select(nameIn(language, 'n.name').as('manager'))
      .select(['a.amount as appliedAmount', 'a.shares as appliedShares', 't.distributor', 'm.terms'])
      .select(['c.fee_manager as feeManager', 'c.fee_distributor as feeDistributor', 'c.fee_fund as feeFund'])
      .select(sql<boolean>`r.corrects IS NOT NULL`.as('isCorrection'))
      .select(timeText('r.confirmed_at').as('confirmedAt'))
      .where('c.id', '=', id)
      .where('c.confirmed_on', 'is not', null)
      .where(isOpenTo(actor.scope)),
  )
  const {
    manager,
    appliedAmount,
    appliedShares,
    feeManager,
    feeDistributor,
    feeFund,
    isCorrection,
    confirmedAt,
  } = row
  const factor = isZero(row.shares)
    ? null
    : factorOf({ kind: row.kind, distributor, openDay: row.dealingDate }, compileTerms(terms))
  return {
    ...presentConfirmation(row, actor, language),
    manager: manager ?? '',
    appliedAmount,
    appliedShares,
    feeManager,
    feeDistributor,
    feeFund,
    /** Confirmed once, but a correction has taken its place. */
    isReplaced: !row.valid,
    isCorrection,
    confirmedAt,
    /** The part of the usual fee rate that was taken, '1.00000000' for all of it; null where no fee was computed. */
    discount: factor === null ? null : fromRate(factor),
  }
}
