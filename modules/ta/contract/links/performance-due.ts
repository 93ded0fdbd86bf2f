import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { total } from '../dealing/totals.ts'
import { performanceFeeErrors } from '../performance-fees/performance-fee-errors.ts'

/** For other modules: the performance fee that a fund owes its manager now, yuan; below zero after a correction. */
export const performanceOwed = defineRead({
  summary: { zh: '联动：应付业绩报酬', en: 'Performance fee that a fund owes' },
  path: '/module/ta/performanceOwed',
  input: t.strict({ productId: t.id }),
  output: t.Object({ owed: total }),
  access: { who: 'module' },
})

/**
 * For other modules, inside their own transaction: pays the performance fee that a fund owes, up to the given
 * maximum, by an order to the payee of its terms. The register records the payment, so that nothing is paid twice.
 */
export const payPerformanceDue = defineWrite({
  summary: { zh: '联动：支付业绩报酬', en: 'Pay the performance fee of a fund' },
  path: '/module/ta/payPerformanceDue',
  input: t.strict({
    productId: t.id,
    most: t.amount,
    /** Purpose of the payment. */
    reason: t.oneLine(100, 1),
  }),
  output: t.Object({
    /** Number of the order. */
    id: t.id,
    orderNo: t.text(40),
    /** Amount of the order. */
    amount: t.amount,
  }),
  errors: [platformErrors.notFound, performanceFeeErrors.nothingOwed, performanceFeeErrors.noPayee],
  access: { who: 'module' },
  idempotent: 'no',
})
