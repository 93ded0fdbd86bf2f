import {
  type RowOf,
  defineDecide,
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
import { total } from '../dealing/totals.ts'
import { taErrors } from '../errors.ts'
import { fundKey } from '../fund-fields.ts'
import { holderFields, sum } from '../holder-fields.ts'
import { freezingErrors } from '../investors/freezing.ts'
import { feeDayErrors } from '../fee-days/fee-day-errors.ts'
import { dividendDesk } from '../pages.ts'
import { dividendErrors as e } from './dividend-errors.ts'
import { dividendFlow } from './dividend-states.ts'

const base = '/api/ta/dividends'
/** The most days between the record date and the payment of a plan. */
export const longestPlan = 60
const access = { who: 'pages', pages: [dividendDesk], supervised: false } as const
const readable = { who: 'pages', pages: [dividendDesk] } as const
const state = f.state(dividendFlow, ['状态', 'State'])

/**
 * `ask` and `drop` request its revocation and cancel the request; `correct` enters a plan that replaces a revoked
 * dividend.
 */
export const dividendActions = [
  'approve',
  'return',
  'compute',
  'confirm',
  'stop',
  'ask',
  'drop',
  'revoke',
  'correct',
] as const
export type DividendAction = (typeof dividendActions)[number]

const planFields = defineFields({
  recordDate: f.date(['权益登记日', 'Record date']),
  exDate: f.date(['除息日', 'Ex-date']),
  paymentDate: f.date(['发放日', 'Payment date']),
  /** Two to eight places. */
  perShare: f.unitNav(['每份分红（元）', 'Per share (yuan)']),
})
/** The form of a plan. */
export const dividendEntry = defineFields({
  productId: fundKey,
  ...planFields.named,
  /** Yuan that the fund may pay out. */
  realisedProfit: f.amount(['可分配已实现收益', 'Realised profit to pay from']),
})
const moved = movedTo(state.schema)
const moveErrors = [...staleErrors, platformErrors.caseMoved] as const
const loadErrors = [
  taErrors.noTerms,
  taErrors.noNav,
  e.laterDay,
  e.beforeRecordDate,
  e.dayOpen,
  e.pricedCum,
  e.earlierDividend,
  e.aboveNav,
  e.notCovered,
  e.nothingToPay,
  e.fault,
  feeDayErrors.pending,
  feeDayErrors.taken,
] as const

/** Enters the plan of a dividend. Its NAVs are taken from the register when it is computed. */
export const dividendEnter = defineWrite({
  summary: { zh: '录入分红方案', en: 'Enter a dividend' },
  path: `${base}/dividendEnter`,
  input: t.strict({
    ...dividendEntry.row.properties,
    /** The revoked dividend that this plan replaces, or null. */
    corrects: t.nullable(t.id),
  }),
  output: t.Object({ id: t.id }),
  errors: [
    platformErrors.notFound,
    e.daysOutOfOrder,
    e.daysTooFar,
    e.notTradingDay,
    e.notWorkingDay,
    e.paymentLate,
    taErrors.noTerms,
    e.perShareWrong,
    e.notRegistered,
    e.there,
    e.laterDay,
    e.notRevoked,
    feeDayErrors.pending,
    feeDayErrors.taken,
  ],
  access,
  idempotent: 'key',
})

/** Approves or returns a plan that another person entered, or stops a dividend that is not confirmed. */
export const dividendDecide = defineDecide(dividendFlow, {
  summary: { zh: '复核、退回或终止分红', en: 'Approve, return or stop a dividend' },
  path: `${base}/dividendDecide`,
  actions: ['approve', 'return', 'stop'],
  answers: versioned,
  access,
})

/** Computes the cash or shares of each account, or computes them again with the same result to the cent. */
export const dividendCompute = defineWrite({
  summary: { zh: '试算分红', en: 'Compute a dividend' },
  path: `${base}/dividendCompute`,
  input: t.strict(versioned),
  output: t.Object({ ...moved.properties, digest: t.text(64) }),
  errors: [...moveErrors, ...loadErrors],
  access,
  cost: 50,
  idempotent: 'no',
})

/** Writes a dividend that another person computed into the register, in one transaction. */
export const dividendConfirm = defineWrite({
  summary: { zh: '确认分红', en: 'Confirm a dividend' },
  path: `${base}/dividendConfirm`,
  input: t.strict(versioned),
  output: moved,
  errors: [...moveErrors, ...loadErrors, platformErrors.secondPerson, e.changed],
  access: { ...access, freshFactor: true },
  cost: 100,
  idempotent: 'no',
})

/**
 * Reverses a confirmed dividend: restores lots, holdings, the total, high-water marks and payables, and withdraws the
 * linked orders to mother funds that are still open.
 * Refused unless another person has requested it.
 * Refused once a later case depends on the dividend or its cash is being paid.
 */
export const dividendRevoke = defineWrite({
  summary: { zh: '撤销已确认的分红', en: 'Revoke a confirmed dividend' },
  path: `${base}/dividendRevoke`,
  input: t.strict(versioned),
  output: moved,
  errors: [
    ...moveErrors,
    taErrors.revocationNotAsked,
    platformErrors.secondPerson,
    e.runSince,
    e.feeDaySince,
    e.dividendSince,
    e.paying,
    e.notRevocable,
    freezingErrors.frozenOfDividend,
  ],
  access: { ...access, freshFactor: true },
  cost: 100,
  idempotent: 'no',
})

const row = { ...caseFields(state), ...planFields.named }
export const dividendFields = defineFields(row)
export type DividendRow = RowOf<typeof dividendFields>

/** Dividends of all funds, the latest ex-date first. `open` keeps only dividends that are not confirmed. */
export const dividendList = defineList({
  summary: { zh: '分红列表', en: 'Dividends' },
  path: `${base}/dividendList`,
  filters: caseFilters(state.schema),
  row: dividendFields.row,
  access: readable,
})

export const dividendTotalFields = defineFields({
  accounts: f.count(['账户数', 'Accounts']),
  shares: sum(['登记日份额', 'Shares on the record date']),
  gross: sum(['分红总额', 'Dividend in all']),
  performanceFee: sum(['业绩报酬', 'Performance fee']),
  /** Money paid out in cash, and the price of the new shares. */
  cash: sum(['现金红利', 'Paid in cash']),
  reinvested: sum(['再投资金额', 'Reinvested']),
  newShares: sum(['再投资份额', 'New shares']),
  sharesBefore: sum(['分红前总份额', 'Shares of the fund before']),
  sharesAfter: sum(['分红后总份额', 'Shares of the fund after']),
})
export const dividendDetailFields = defineFields({
  ...row,
  ...caseDetail,
  realisedProfit: sum(['可分配已实现收益', 'Realised profit to pay from']),
  /** NAV of the record date, including the dividend; null until computed. */
  cumNav: f.orNone(f.figure(t.text(20), ['除息前净值', 'NAV with the dividend'])),
  /** NAV of the ex-date. Reinvested dividends buy shares at it. */
  exNav: f.orNone(f.figure(t.text(20), ['除息日净值', 'NAV of the ex-date'])),
  /** Null until computed. */
  totals: t.nullable(dividendTotalFields.row),
  digest: f.orNone(f.note(64, ['结果摘要', 'Digest'])),
  /** The revoked dividend that this one replaces. */
  corrects: t.nullable(t.id),
  actions: t.Array(t.oneOf(...dividendActions)),
})
export type DividendDetail = RowOf<typeof dividendDetailFields>

/** A dividend with its totals, its steps and the caller's actions. */
export const dividendDetail = defineRead({
  summary: { zh: '分红详情', en: 'A dividend' },
  path: `${base}/dividendDetail`,
  input: t.strict({ id: t.id }),
  output: dividendDetailFields.row,
  errors: [platformErrors.notFound],
  access: readable,
})

export const dividendHolderFields = defineFields({
  id: t.id,
  ...holderFields,
  /** Shares at the end of the record date. */
  shares: sum(['登记日份额', 'Shares on the record date']),
  method: f.oneOf({ cash: ['现金分红', 'Cash'], reinvest: ['红利再投资', 'Reinvested'] }, [
    '分红方式',
    'Dividend method',
  ]),
  gross: sum(['红利金额', 'Dividend']),
  performanceFee: sum(['业绩报酬', 'Performance fee']),
  net: sum(['实发金额', 'Net amount']),
  newShares: sum(['再投资份额', 'New shares']),
})
export type DividendHolder = RowOf<typeof dividendHolderFields>

/** Cash and new shares of each account, as computed or confirmed; the largest holding first. */
export const dividendHolderList = defineList({
  summary: { zh: '分红明细', en: 'Holders of a dividend' },
  path: `${base}/dividendHolderList`,
  filters: { dividendId: t.id },
  row: dividendHolderFields.row,
  access: readable,
})

const { investorName, tradingAccount } = holderFields
export const dividendDifferenceFields = defineFields({
  investorName,
  tradingAccount,
  netBefore: t.nullable(total),
  netAfter: t.nullable(total),
  newSharesBefore: t.nullable(total),
  newSharesAfter: t.nullable(total),
})

/** Differences between a dividend and the revoked dividend that it replaces, account by account. */
export const dividendDifferences = defineRead({
  summary: { zh: '分红更正差异', en: 'What the correction of a dividend changed' },
  path: `${base}/dividendDifferences`,
  input: t.strict({ id: t.id }),
  output: t.Object({
    list: t.Array(dividendDifferenceFields.row, { maxItems: 1000 }),
    /** True if the list is cut off. */
    more: t.Boolean(),
  }),
  errors: [platformErrors.notFound],
  access: readable,
})
