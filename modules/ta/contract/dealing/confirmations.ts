import { type RowOf, defineFields, defineList, defineRead, f, platformErrors, t } from '@iisp/contract'
import { fundFields } from '../fund-fields.ts'
import { type ConfirmationKind, confirmationKinds } from '../applications/business-codes.ts'
import { dealingDesk, transactionConfirmation } from '../pages.ts'
import { calculationStep } from '../terms/calculation.ts'
import { holderFields, sum } from '../holder-fields.ts'

const kinds = Object.keys(confirmationKinds) as ConfirmationKind[]
const pages = [transactionConfirmation, dealingDesk]

/** A confirmation (BO-151). Shares are negative where they leave the holder. */
export const confirmationFields = defineFields({
  id: f.named(t.id, ['确认编号', 'Confirmation No.']),
  applicationNo: f.identifier(24, ['申请单号', 'Application No.']),
  ...holderFields,
  ...fundFields,
  kind: f.oneOf(confirmationKinds, ['业务类型', 'Type']),
  /** Conversions only: the other fund with its code; '' for other kinds. */
  otherProduct: f.text(230, ['转换对方产品', 'Other fund']),
  applicationDate: f.orNone(f.date(['申请日期', 'Application date'])),
  dealingDate: f.date(['开放日', 'Dealing date']),
  confirmedOn: f.orNone(f.date(['确认日期', 'Confirm date'])),
  currency: f.text(3, ['币种', 'Currency']),
  unitNav: f.figure(t.text(20), ['单位净值', 'Unit price']),
  shares: sum(['确认份额', 'Shares']),
  grossAmount: sum(['确认金额', 'Gross amount']),
  fee: sum(['费用', 'Fees']),
  performanceFee: sum(['业绩报酬', 'Performance fee']),
  netAmount: sum(['净额', 'Net amount']),
  refund: sum(['退款', 'Refund']),
  deferredShares: sum(['顺延份额', 'Deferred shares']),
  cancelledShares: sum(['撤销份额', 'Cancelled shares']),
  settlesOn: f.orNone(f.date(['交收日', 'Settlement date'])),
  returnCode: t.text(4),
  /** Why it was refused in whole or in part; empty otherwise. */
  reason: f.note(300, ['未全部确认原因', 'Why not all']),
  /** computed: its run is not confirmed. valid. replaced: a correction took its place. */
  state: t.oneOf('computed', 'valid', 'replaced'),
})
export type ConfirmationRow = RowOf<typeof confirmationFields>

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
  row: confirmationFields.row,
  access: { who: 'pages', pages: [transactionConfirmation] },
})

/** All confirmations of a run in the order of the applications, including those not confirmed yet. */
export const runConfirmationList = defineList({
  summary: { zh: '交易日处理的确认结果', en: 'Confirmations of a run' },
  path: '/api/ta/dealing/runConfirmationList',
  filters: { runId: t.id, refusedOnly: t.Optional(t.Boolean()) },
  row: confirmationFields.row,
  access: { who: 'pages', pages: [dealingDesk] },
})

/** The most lots that a calculation shows. The slip and the export have all of them. */
export const calculationLots = 100
/** Name of the lots of a confirmation as an export source. */
export const usedLotExportName = 'ta.used-lots'

export const usedLotFields = defineFields({
  lotId: f.text(60, ['份额明细', 'Lot']),
  registeredOn: f.orNone(f.date(['登记日期', 'Registered on'])),
  shares: sum(['份额', 'Shares']),
  days: f.count(['持有天数', 'Days held']),
  /** Includes the fee for a short holding period. */
  fee: sum(['赎回费', 'Redemption fee']),
  performanceFee: sum(['业绩报酬', 'Performance fee']),
})
export type UsedLotRow = RowOf<typeof usedLotFields>

/** The calculation of a confirmation's figures, and the first lots that it used. */
export const confirmationWorking = defineRead({
  name: 'confirmationWorking',
  summary: { zh: '交易确认计算过程', en: 'Working of a confirmation' },
  path: '/tgfw-fundglobal/report/transactionConfirmation/working',
  input: t.strict({ id: t.id }),
  output: t.Object({
    steps: t.Array(calculationStep),
    lots: t.Array(usedLotFields.row, { maxItems: calculationLots }),
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
