import {
  type RowOf,
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { caseDetail, caseFields, caseFilters, movedTo, versioned } from '../corrections/desk-cases.ts'
import { deskReasonMax } from '../desk-reason.ts'
import { taErrors } from '../errors.ts'
import { fundKey } from '../fund-fields.ts'
import { holderFields, sum } from '../holder-fields.ts'
import { feeDayDesk } from '../pages.ts'
import { feeDayErrors as e } from './fee-day-errors.ts'
import { feeDayFlow } from './fee-day-states.ts'

const base = '/api/ta/fee-days'
/** The fewest months between two fee days of a fund (业绩报酬指引). */
export const feeDayMonths = 3
const access = { who: 'pages', pages: [feeDayDesk], supervised: false } as const
const readable = { who: 'pages', pages: [feeDayDesk] } as const
const state = f.state(feeDayFlow, ['状态', 'State'])

/** `ask` and `drop` request its revocation and cancel the request. */
export const feeDayActions = ['compute', 'confirm', 'stop', 'ask', 'drop', 'revoke'] as const
export type FeeDayAction = (typeof feeDayActions)[number]

const moved = movedTo(state.schema)
const moveErrors = [...staleErrors, platformErrors.caseMoved] as const
const orderErrors = [e.laterDay, e.cumDividend, e.afterDividend] as const
const loadErrors = [
  taErrors.noTerms,
  taErrors.noNav,
  ...orderErrors,
  e.noDays,
  e.notRegistered,
  e.beforeFeeDate,
  e.dayOpen,
  e.dividendOpen,
  e.earlierFeeDay,
  e.dealt,
  e.frozen,
  e.fault,
] as const

/** The form of a fee day. */
export const feeDayEntry = defineFields({ productId: fundKey, day: f.date(['计提日', 'Fee day']) })

/** Enters a fee day of a fund: a day of the terms, or the trading day to which it is moved. Answers the trading day. */
export const feeDayEnter = defineWrite({
  summary: { zh: '录入业绩报酬计提', en: 'Enter a fee day' },
  path: `${base}/feeDayEnter`,
  input: t.strict(feeDayEntry.row.properties),
  output: t.Object({ id: t.id, feeDate: t.date }),
  errors: [
    platformErrors.notFound,
    taErrors.noTerms,
    e.noDays,
    e.notFeeDay,
    e.notRegistered,
    e.there,
    e.tooNear,
    ...orderErrors,
  ],
  access,
  idempotent: 'key',
})

/** Computes the fee of every lot, or computes it again with the same result to the cent. */
export const feeDayCompute = defineWrite({
  summary: { zh: '试算业绩报酬', en: 'Compute the fee of a fee day' },
  path: `${base}/feeDayCompute`,
  input: t.strict(versioned),
  output: t.Object({ ...moved.properties, digest: t.text(64) }),
  errors: [...moveErrors, ...loadErrors],
  access,
  cost: 50,
  idempotent: 'no',
})

/** Writes a fee that another person computed into the register, in one transaction. */
export const feeDayConfirm = defineWrite({
  summary: { zh: '确认业绩报酬', en: 'Confirm the fee of a fee day' },
  path: `${base}/feeDayConfirm`,
  input: t.strict(versioned),
  output: moved,
  errors: [...moveErrors, ...loadErrors, platformErrors.secondPerson, e.changed],
  access: { ...access, freshFactor: true },
  cost: 100,
  idempotent: 'no',
})

/** Stops a fee day that is not confirmed. */
export const feeDayStop = defineWrite({
  summary: { zh: '终止业绩报酬计提', en: 'Stop a fee day' },
  path: `${base}/feeDayStop`,
  input: t.strict({ ...versioned, reason: t.text(deskReasonMax) }),
  output: moved,
  errors: [...moveErrors, platformErrors.reasonMissing],
  access,
  idempotent: 'no',
})

/**
 * Reverses a confirmed fee day: restores shares, high-water marks and the fee owed, and makes its confirmations
 * invalid. A fee that was already paid is set off against the next fees.
 * Refused unless another person has requested it.
 * Refused once a later case depends on the fee day.
 */
export const feeDayRevoke = defineWrite({
  summary: { zh: '撤销已确认的业绩报酬', en: 'Revoke the fee of a fee day' },
  path: `${base}/feeDayRevoke`,
  input: t.strict(versioned),
  output: moved,
  errors: [
    ...moveErrors,
    taErrors.revocationNotAsked,
    platformErrors.secondPerson,
    e.runSince,
    e.dividendSince,
    e.feeDaySince,
  ],
  access: { ...access, freshFactor: true },
  cost: 100,
  idempotent: 'no',
})

const unitNav = f.figure(t.text(20), ['计提前净值', 'NAV before the fee'])
const fee = sum(['业绩报酬', 'Performance fee'])
const row = {
  ...caseFields(state),
  /** The day of the terms. */
  dueDate: f.date(['条款计提日', 'Day of the terms']),
  /** The trading day on which the fee is taken. */
  feeDate: f.date(['计提日', 'Fee day']),
  /** Null until computed, as is the fee. */
  unitNav: f.orNone(unitNav),
  fee: f.orNone(fee),
}
export const feeDayFields = defineFields(row)
export type FeeDayRow = RowOf<typeof feeDayFields>

/** Fee days of all funds, the latest first. `open` keeps only fee days that are not confirmed. */
export const feeDayList = defineList({
  summary: { zh: '业绩报酬计提列表', en: 'Fee days' },
  path: `${base}/feeDayList`,
  filters: caseFilters(state.schema),
  row: feeDayFields.row,
  access: readable,
})

const sharesOff = sum(['扣减份额', 'Shares taken'])
export const feeDayTotalFields = defineFields({
  lots: f.count(['份额明细数', 'Lots']),
  /** Number of lots that pay a fee. */
  charged: f.count(['计提明细数', 'Lots that pay']),
  fee,
  sharesOff,
  sharesBefore: sum(['计提前总份额', 'Shares of the fund before']),
  sharesAfter: sum(['计提后总份额', 'Shares of the fund after']),
})
export const feeDayResultFields = defineFields({
  method: f.oneOf({ wholeFund: ['整体高水位法', 'Whole fund'], perLot: ['单客户高水位法', 'Per lot'] }, [
    '计提方法',
    'Method',
  ]),
  takenFrom: f.oneOf({ nav: ['从净值提取', 'NAV'], shares: ['扣减份额', 'Shares'] }, [
    '提取方式',
    'Taken from',
  ]),
  rate: f.figure(t.text(10), ['计提比例', 'Rate']),
  unitNav,
  /** Equal to the NAV before the fee if the fee is taken in shares. */
  navAfter: f.figure(t.text(20), ['计提后净值', 'NAV after the fee']),
  /** High-water mark of the fund; null if each lot has a mark of its own. */
  markBefore: f.orNone(f.figure(t.text(20), ['基金高水位', 'Mark of the fund'])),
  markAfter: f.orNone(f.figure(t.text(20), ['计提后基金高水位', 'Mark of the fund after'])),
  totals: feeDayTotalFields.row,
  digest: f.note(64, ['结果摘要', 'Digest']),
})
export type FeeDayResult = RowOf<typeof feeDayResultFields>
export const feeDayDetailFields = defineFields({
  ...row,
  ...caseDetail,
  /** Null until computed. */
  result: t.nullable(feeDayResultFields.row),
  actions: t.Array(t.oneOf(...feeDayActions)),
})
export type FeeDayDetail = RowOf<typeof feeDayDetailFields>

/** A fee day with its result, its steps and the caller's actions. */
export const feeDayDetail = defineRead({
  summary: { zh: '业绩报酬计提详情', en: 'A fee day' },
  path: `${base}/feeDayDetail`,
  input: t.strict({ id: t.id }),
  output: feeDayDetailFields.row,
  errors: [platformErrors.notFound],
  access: readable,
})

export const feeDayLotFields = defineFields({
  id: t.id,
  ...holderFields,
  registeredOn: f.date(['登记日期', 'Registered on']),
  shares: sum(['份额', 'Shares']),
  markBefore: f.figure(t.text(20), ['高水位', 'High-water mark']),
  fee,
  sharesOff,
  sharesAfter: sum(['剩余份额', 'Shares left']),
  markAfter: f.figure(t.text(20), ['计提后高水位', 'Mark after']),
})
export type FeeDayLot = RowOf<typeof feeDayLotFields>

/** The fee of each lot of the fund, as computed or confirmed; the highest fee first. */
export const feeDayLotList = defineList({
  summary: { zh: '业绩报酬计提明细', en: 'Lots of a fee day' },
  path: `${base}/feeDayLotList`,
  filters: { feeDayId: t.id },
  row: feeDayLotFields.row,
  access: readable,
})
