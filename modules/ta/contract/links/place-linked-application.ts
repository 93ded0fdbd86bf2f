import { defineWrite, platformErrors, t } from '@iisp/contract'
import { taErrors } from '../errors.ts'

/**
 * For other modules, inside their own transaction: places an application that no person entered, already passed, for
 * the next open day of the fund on or after `notBefore`. The same `origin` places one application, however often it
 * is asked for.
 */
export const placeLinkedApplication = defineWrite({
  summary: { zh: '联动产生申请', en: 'Place an application that a link triggers' },
  path: '/module/ta/placeLinkedApplication',
  input: t.strict({
    /** What placed it, such as 'relation:12/confirmation:34'. */
    origin: t.oneLine(64, 1),
    productId: t.id,
    tradingAccountId: t.id,
    kind: t.oneOf('022', '024', '142'),
    /** Yuan, of a subscription. */
    amount: t.nullable(t.amount),
    /** Of a redemption. */
    shares: t.nullable(t.amount),
    notBefore: t.date,
    remark: t.text(300),
  }),
  output: t.Object({
    id: t.id,
    applicationNo: t.text(24),
    dealingDate: t.date,
    /** False where this origin had placed it before. */
    placed: t.Boolean(),
  }),
  errors: [platformErrors.notFound, platformErrors.badInput, taErrors.noTerms, taErrors.noOpening],
  // a manager whose child fund's fee is released asks for an order in another manager's register
  access: { who: 'module', everyInstitution: true },
  idempotent: 'yes',
})
