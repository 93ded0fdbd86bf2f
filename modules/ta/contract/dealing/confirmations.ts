import { type Static, defineList, defineRead, platformErrors, t } from '@iisp/contract'
import { type ConfirmationKind, confirmationKinds } from '../applications/business-codes.ts'
import { dealingDesk, transactionConfirmation } from '../pages.ts'
import { calculationStep } from '../terms/calculation.ts'
import { total } from './totals.ts'

const kinds = Object.keys(confirmationKinds) as ConfirmationKind[]
const pages = [transactionConfirmation, dealingDesk]

/** A confirmation (BO-151). Shares are negative where they leave the holder. */
const confirmation = t.Object({
  id: t.id,
  applicationNo: t.text(24),
  /** Masked for everybody outside the fund's manager and the register. */
  investorName: t.text(120),
  tradingAccount: t.text(20),
  fundAccount: t.text(12),
  productId: t.id,
  productCode: t.text(20),
  productName: t.text(200),
  kind: t.oneOf(...kinds),
  /** Conversions only: the other fund with its code; '' for other kinds. */
  otherProduct: t.text(230),
  applicationDate: t.nullable(t.date),
  dealingDate: t.date,
  confirmedOn: t.nullable(t.date),
  currency: t.text(3),
  unitNav: t.text(20),
  shares: total,
  grossAmount: total,
  fee: total,
  performanceFee: total,
  netAmount: total,
  refund: total,
  deferredShares: total,
  cancelledShares: total,
  settlesOn: t.nullable(t.date),
  returnCode: t.text(4),
  /** Why it was refused in whole or in part; empty otherwise. */
  reason: t.text(300),
  /** computed: its run is not confirmed. valid. replaced: a correction took its place. */
  state: t.oneOf('computed', 'valid', 'replaced'),
})
export type ConfirmationRow = Static<typeof confirmation>

export const confirmationFilters = {
  productId: t.Optional(t.id),
  kind: t.Optional(t.oneOf(...kinds)),
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
  keyword: t.Optional(t.text(50)),
}

/** Name of the list as an export source. */
export const confirmationExportName = 'ta.confirmations'

/** The published confirmations of the caller's funds, the newest first. */
export const confirmationList = defineList({
  name: 'confirmationList',
  summary: { zh: '交易确认列表', en: 'Confirmations' },
  path: '/tgfw-fundglobal/report/transactionConfirmation/list',
  filters: confirmationFilters,
  row: confirmation,
  access: { who: 'pages', pages: [transactionConfirmation] },
})

/** All confirmations of a run in the order of the applications, including those not confirmed yet. */
export const runConfirmationList = defineList({
  summary: { zh: '交易日处理的确认结果', en: 'Confirmations of a run' },
  path: '/api/ta/dealing/runConfirmationList',
  filters: { runId: t.id, refusedOnly: t.Optional(t.Boolean()) },
  row: confirmation,
  access: { who: 'pages', pages: [dealingDesk] },
})

/** The most lots that a calculation shows. The slip and the export have all of them. */
export const calculationLots = 100
/** Name of the lots of a confirmation as an export source. */
export const usedLotExportName = 'ta.used-lots'

/** The calculation of a confirmation's figures, and the first lots that it used. */
export const confirmationWorking = defineRead({
  name: 'confirmationWorking',
  summary: { zh: '交易确认计算过程', en: 'Working of a confirmation' },
  path: '/tgfw-fundglobal/report/transactionConfirmation/working',
  input: t.strict({ id: t.id }),
  output: t.Object({
    steps: t.Array(calculationStep),
    lots: t.Array(
      t.Object({
        lotId: t.text(60),
        registeredOn: t.nullable(t.date),
        shares: total,
        days: t.Integer(),
        /** Includes the fee for a short holding period. */
        fee: total,
        performanceFee: total,
      }),
      { maxItems: calculationLots },
    ),
    /** The number of all lots used. `steps` cover the whole confirmation and the lots shown. */
    lotCount: t.Integer(),
  }),
  errors: [platformErrors.notFound],
  access: { who: 'pages', pages },
})

/** The confirmation slip (交易确认单) as a PDF in the caller's language. Not available before the run is confirmed. */
export const confirmationSlip = defineRead({
  name: 'confirmationSlip',
  summary: { zh: '下载交易确认单', en: 'A confirmation slip as a PDF' },
  methods: ['POST', 'GET'],
  path: '/tgfw-fundglobal/report/transactionConfirmation/slip',
  input: t.strict({ id: t.id }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access: { who: 'pages', pages },
  answer: 'file',
  cost: 10,
})
