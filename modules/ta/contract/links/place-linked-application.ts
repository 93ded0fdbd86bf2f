import { defineWrite, platformErrors, t } from '@iisp/contract'
import { taErrors } from '../errors.ts'

/**
 * For other modules, inside their own transaction: places an application that no person entered. It is passed at
 * once, for the next open day of the fund on or after `notBefore`. Repeated calls with the same `origin` place only
 * one application.
 */
export const placeLinkedApplication = defineWrite({
  summary: { zh: '联动产生申请', en: 'Place an application that a link triggers' },
  path: '/module/ta/placeLinkedApplication',
  input: t.strict({
    /** The caller's own case, such as 'relation:12/confirmation:34'. */
    origin: t.oneLine(64, 1),
    productId: t.id,
    tradingAccountId: t.id,
    kind: t.oneOf('022', '024', '142'),
    /** Yuan; subscriptions only. */
    amount: t.nullable(t.amount),
    /** Redemptions only. */
    shares: t.nullable(t.amount),
    notBefore: t.date,
    remark: t.text(300),
  }),
  output: t.Object({
    id: t.id,
    applicationNo: t.text(24),
    dealingDate: t.date,
    /** False if this origin had already placed it. */
    placed: t.Boolean(),
  }),
  errors: [platformErrors.notFound, platformErrors.badInput, taErrors.noTerms, taErrors.noOpening],
  // a manager whose child fund's fee is released orders shares in another manager's register
  access: { who: 'module', everyInstitution: true },
  idempotent: 'yes',
})
