import { businessDate } from '@iisp/contract/date'
import { compare } from '@iisp/contract/exact'
import { mentions, narrow, readPage, reader, sql, stateLiteral } from '@iisp/server'
import { productCash } from '@iisp/transfers/contract'
import { performanceOwedList as call } from '../../contract/performance-fees/performance-fees.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { paymentActionsOf } from '../../rules/performance/payment-actions.ts'
import { performancePayeeOf } from '../../rules/performance/performance-payee.ts'
import { fundAndManager, fundNames } from '../fund-and-manager.ts'
import { q } from '../tables.ts'
import { beingPaid, feeWaitsFor, lastPaidOn, owedNow } from './owed.ts'

const termsOn = (day: string) => sql<FundTerms | null>`(SELECT f.terms FROM ta.fund_terms f
  WHERE f.product_id = r.product_id AND f.effective_from <= ${day}::date
    AND f.status = ${stateLiteral(termsFlow.codes.approved)} ORDER BY f.effective_from DESC LIMIT 1)`

export const performanceOwedList = reader(call, async ({ db, actor, language, now, call: ask }, input) => {
  const funds = q
    .selectFrom('ta.fund_register as r')
    .innerJoin('product.product_name as p', 'p.id', 'r.product_id')
    .innerJoin('identity.institution_name as i', 'i.institution_id', 'r.institution_id')
    .where(
      sql<boolean>`(r.performance_owed <> 0 OR EXISTS (SELECT FROM ta.performance_payment m
        WHERE m.product_id = r.product_id))`,
    )
  const found = narrow(funds, input, {
    open: (only) => (only ? feeWaitsFor(actor.persons) : undefined),
    productId: 'r.product_id',
    keyword: mentions(...fundNames),
  })
  const page = await readPage(db, input, found, {
    select: (all) =>
      all
        .select(['r.product_id as id', 'p.code as productCode'])
        .select(fundAndManager(language))
        .select([owedNow.as('owed'), beingPaid.as('paying'), lastPaidOn.as('lastPaidOn')])
        .select(termsOn(businessDate(now)).as('terms'))
        .orderBy('owed', 'desc')
        .orderBy('p.code')
        .orderBy('r.product_id'),
    present: ({ terms, ...row }) => ({ ...row, payee: performancePayeeOf(terms) }),
  })
  const owing = page.list.filter(({ owed }) => compare(owed, '0.00') > 0).map(({ id }) => id)
  const { funds: owed } = owing.length === 0 ? { funds: [] } : await ask(productCash, { productIds: owing })
  const cashOf = new Map(owed.map(({ productId, available }) => [productId, available]))
  const list = page.list.map((row) => {
    const cash = cashOf.get(row.id) ?? null
    return { ...row, cash, actions: paymentActionsOf({ ...row, cash }) }
  })
  return { ...page, list }
})
