import {
  type Static,
  defineList,
  defineRead,
  defineWrite,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import {
  caseDetail,
  caseFilters,
  caseRow,
  holderFields,
  movedTo,
  versioned,
} from '../corrections/desk-cases.ts'
import { deskReasonMax } from '../desk-reason.ts'
import { total } from '../dealing/totals.ts'
import { taErrors } from '../errors.ts'
import { feeDayDesk } from '../pages.ts'
import { feeDayErrors as e } from './fee-day-errors.ts'
import { feeDayFlow } from './fee-day-states.ts'

const base = '/api/ta/fee-days'
/** The fewest months between two fee days of a fund (业绩报酬指引). */
export const feeDayMonths = 3
const access = { who: 'pages', pages: [feeDayDesk], supervised: false } as const
const readable = { who: 'pages', pages: [feeDayDesk] } as const
const state = t.oneOf(...feeDayFlow.all)

/** `ask` and `drop` request its revocation and cancel the request. */
export const feeDayActions = ['compute', 'confirm', 'stop', 'ask', 'drop', 'revoke'] as const
export type FeeDayAction = (typeof feeDayActions)[number]

const moved = movedTo(state)
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

/** Enters a fee day of a fund: a day of the terms, or the trading day to which it is moved. Answers the trading day. */
export const feeDayEnter = defineWrite({
  summary: { zh: '录入业绩报酬计提', en: 'Enter a fee day' },
  path: `${base}/feeDayEnter`,
  input: t.strict({ productId: t.id, day: t.date }),
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

const row = {
  ...caseRow(state),
  /** The day of the terms. */
  dueDate: t.date,
  /** The trading day on which the fee is taken. */
  feeDate: t.date,
  /** Null until computed, as is the fee. */
  unitNav: t.nullable(t.text(20)),
  fee: t.nullable(total),
}
const feeDay = t.Object(row)
export type FeeDayRow = Static<typeof feeDay>

/** Fee days of all funds, the latest first. `open` keeps only fee days that are not confirmed. */
export const feeDayList = defineList({
  summary: { zh: '业绩报酬计提列表', en: 'Fee days' },
  path: `${base}/feeDayList`,
  filters: caseFilters(state),
  row: feeDay,
  access: readable,
})

const detail = t.Object({
  ...row,
  ...caseDetail,
  /** Null until computed. */
  result: t.nullable(
    t.Object({
      method: t.oneOf('wholeFund', 'perLot'),
      takenFrom: t.oneOf('nav', 'shares'),
      rate: t.text(10),
      unitNav: t.text(20),
      /** NAV after the fee. Equal to the NAV before it if the fee is taken in shares. */
      navAfter: t.text(20),
      /** High-water mark of the fund; null if each lot has a mark of its own. */
      markBefore: t.nullable(t.text(20)),
      markAfter: t.nullable(t.text(20)),
      totals: t.Object({
        lots: t.Integer(),
        /** Number of lots that pay a fee. */
        charged: t.Integer(),
        fee: total,
        sharesOff: total,
        sharesBefore: total,
        sharesAfter: total,
      }),
      digest: t.text(64),
    }),
  ),
  actions: t.Array(t.oneOf(...feeDayActions)),
})
export type FeeDayDetail = Static<typeof detail>

/** A fee day with its result, its steps and the caller's actions. */
export const feeDayDetail = defineRead({
  summary: { zh: '业绩报酬计提详情', en: 'A fee day' },
  path: `${base}/feeDayDetail`,
  input: t.strict({ id: t.id }),
  output: detail,
  errors: [platformErrors.notFound],
  access: readable,
})

const lot = t.Object({
  ...holderFields,
  registeredOn: t.date,
  shares: total,
  markBefore: t.text(20),
  fee: total,
  sharesOff: total,
  sharesAfter: total,
  markAfter: t.text(20),
})
export type FeeDayLot = Static<typeof lot>

/** The fee of each lot of the fund, as computed or confirmed; the highest fee first. */
export const feeDayLotList = defineList({
  summary: { zh: '业绩报酬计提明细', en: 'Lots of a fee day' },
  path: `${base}/feeDayLotList`,
  filters: { feeDayId: t.id },
  row: lot,
  access: readable,
})
