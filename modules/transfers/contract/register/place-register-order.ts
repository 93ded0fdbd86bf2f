import { defineWrite, platformErrors, t } from '@iisp/contract'
import { transferErrors } from '../errors.ts'

/** Payments that a share register may order: redemptions, dividends and fees of a fund. */
export const registerPayments = [
  '0501',
  '0502',
  '0503',
  '0504',
  '0505',
  '0506',
  '0601',
  '0602',
  '0801',
] as const

/**
 * For other modules, inside their own transaction: places an order of the system (ZLSOURCE 5) that pays from a fund's
 * custody account to a designated account, or to the raise account of another fund that shares are converted into. It needs
 * no approval of the manager, waits for the custodian, and holds its money. The same reference places one order, however
 * often it is asked for.
 */
export const placeRegisterOrder = defineWrite({
  summary: { zh: '登记系统产生划款指令', en: 'Place an order of the share register' },
  path: '/module/transfers/placeRegisterOrder',
  input: t.strict({
    /** Source of the payment, such as 'ta:confirmation:34'. */
    reference: t.oneLine(80, 1),
    productId: t.id,
    detail: t.oneOf(...registerPayments),
    amount: t.amount,
    /** A working day, today or later. */
    transferDate: t.date,
    payee: t.Union([
      t.strict({
        accountNo: t.oneLine(40, 1),
        name: t.oneLine(120, 1),
        bank: t.oneLine(120),
        branchNo: t.oneLine(14),
      }),
      t.strict({ raiseAccountOf: t.id }),
    ]),
    reason: t.oneLine(100),
  }),
  output: t.Object({
    id: t.id,
    orderNo: t.text(40),
    /** False where this reference had placed it before. */
    placed: t.Boolean(),
  }),
  errors: [platformErrors.notFound, transferErrors.registerAccountMissing, transferErrors.registerMoneyShort],
  access: { who: 'module' },
  idempotent: 'yes',
})
