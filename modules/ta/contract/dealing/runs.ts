import {
  type RowOf,
  type Static,
  defineDecide,
  defineFields,
  defineRead,
  defineWrite,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { conversionErrors } from '../conversions/conversion-errors.ts'
import { dividendErrors } from '../dividends/dividend-errors.ts'
import { freezingErrors } from '../investors/freezing.ts'
import { feeDayErrors } from '../fee-days/fee-day-errors.ts'
import { taErrors as e } from '../errors.ts'
import { fundFields } from '../fund-fields.ts'
import { sum } from '../holder-fields.ts'
import { dealingDesk } from '../pages.ts'
import { runFlow } from './run-states.ts'
import { deskReasonMax } from '../desk-reason.ts'
import { reversalRequest } from '../corrections/reversal-request.ts'
import { total } from './totals.ts'

const base = '/api/ta/dealing'
const access = { who: 'pages', pages: [dealingDesk], supervised: false } as const
const state = f.state(runFlow, ['状态', 'State'])

/** `ask` and `drop` request its correction and cancel the request. */
export const runActions = [
  'compute',
  'approve',
  'return',
  'stop',
  'confirm',
  'publish',
  'ask',
  'drop',
  'correct',
] as const
export type RunAction = (typeof runActions)[number]

/** The manager's decision on a day of large redemption. `accepted` shares may exceed the minimum. */
export const largeDecision = t.Union([
  t.strict({ accept: t.Literal('all') }),
  t.strict({ accept: t.Literal('least') }),
  t.strict({ accept: t.Literal('shares'), shares: t.amount }),
])
export type LargeDecision = Static<typeof largeDecision>

const versioned = { id: t.id, version: t.version }
const moved = t.Object({ ...versioned, state: state.schema })
const moveErrors = [...staleErrors, platformErrors.caseMoved] as const
const loadErrors = [
  e.noTerms,
  e.noNav,
  e.earlierDay,
  e.largeUndecided,
  e.runFault,
  dividendErrors.pending,
  dividendErrors.paidOn,
  feeDayErrors.pending,
  feeDayErrors.taken,
] as const

/** Freezes the list of a fund and open day: its passed applications, once the cut-off has passed. */
export const runStart = defineWrite({
  summary: { zh: '截单', en: 'Freeze the list of a day' },
  path: `${base}/runStart`,
  input: t.strict({ productId: t.id, dealingDate: t.date }),
  output: moved,
  errors: [
    platformErrors.notFound,
    e.beforeCutOff,
    e.nothingToDeal,
    e.runThere,
    conversionErrors.sourceAwaited,
  ],
  access,
  idempotent: 'key',
})

/**
 * Computes a run, or computes it again. The result is the same to the cent unless NAV, terms or decision have
 * changed.
 */
export const runCompute = defineWrite({
  summary: { zh: '试算交易日', en: 'Compute a run' },
  path: `${base}/runCompute`,
  /** Needed on a day of large redemption; null on other days. */
  input: t.strict({ ...versioned, decision: t.nullable(largeDecision) }),
  output: t.Object({ ...moved.properties, digest: t.text(64) }),
  errors: [...moveErrors, ...loadErrors],
  access,
  cost: 50,
  idempotent: 'no',
})

/**
 * Approves a run that another person computed, returns it to the frozen list, or stops it and releases the
 * applications of its list.
 */
export const runDecide = defineDecide(runFlow, {
  summary: { zh: '复核、退回或终止交易日处理', en: 'Approve, return or stop a run' },
  path: `${base}/runDecide`,
  actions: ['approve', 'return', 'stop'],
  answers: versioned,
  access,
})

/** Writes the approved result into the register and books its money, in one transaction. */
export const runConfirm = defineWrite({
  summary: { zh: '确认交易日处理', en: 'Confirm a run' },
  path: `${base}/runConfirm`,
  input: t.strict(versioned),
  output: moved,
  errors: [...moveErrors, ...loadErrors, e.digestChanged, e.noNextOpening],
  access: { ...access, freshFactor: true },
  cost: 100,
  idempotent: 'no',
})

/** Shows the confirmations to the manager. Refused while a request to correct the run is open. */
export const runPublish = defineWrite({
  summary: { zh: '发布交易确认', en: 'Publish the confirmations of a run' },
  path: `${base}/runPublish`,
  input: t.strict(versioned),
  output: moved,
  errors: [...moveErrors, e.correctionAsked],
  access,
  idempotent: 'no',
})

/**
 * Reverses the latest confirmed run of a fund by rows of its own and freezes its list again in a run that replaces
 * it.
 * Refused unless another person has requested the correction.
 * Refused once a payment order of the run has been placed.
 */
export const runCorrect = defineWrite({
  summary: { zh: '更正交易日处理', en: 'Correct a confirmed run' },
  path: `${base}/runCorrect`,
  input: t.strict(versioned),
  output: moved,
  errors: [
    ...moveErrors,
    e.runNotLatest,
    e.runPaid,
    conversionErrors.conversionTaken,
    conversionErrors.sourceAwaited,
    e.revocationNotAsked,
    platformErrors.secondPerson,
    dividendErrors.paidOn,
    feeDayErrors.taken,
    freezingErrors.frozenOfRun,
  ],
  access: { ...access, freshFactor: true },
  idempotent: 'no',
})

const step = t.Object({
  seq: t.Integer(),
  event: t.text(30),
  toState: state.schema,
  person: t.personName,
  reason: t.text(deskReasonMax),
  at: t.dateTime,
})
/** Day of large redemption: the shares requested and the minimum to be accepted. */
export const largeFields = defineFields({
  asked: sum(['赎回申请份额', 'Shares asked for']),
  least: sum(['最低接受份额', 'Least to accept']),
})
export const runFields = defineFields({
  id: t.id,
  ...fundFields,
  dealingDate: t.date,
  state,
  version: t.Integer(),
  unitNav: f.orNone(f.figure(t.text(20), ['单位净值', 'Unit NAV'])),
  applicationCount: f.count(['申请笔数', 'Applications']),
  subscriptionAmount: sum(['申购金额合计', 'Subscriptions in all']),
  redemptionShares: sum(['赎回份额合计', 'Redemptions in all']),
  sharesBefore: f.orNone(sum(['处理前总份额', 'Shares before'])),
  sharesAfter: f.orNone(sum(['处理后总份额', 'Shares after'])),
  /** Sums by name, as the rules give them; empty until computed. */
  totals: t.Array(t.Object({ name: t.text(40), value: total })),
  digest: f.orNone(f.note(64, ['结果摘要', 'Digest'])),
  decision: t.nullable(largeDecision),
  /** Null on other days. */
  large: t.nullable(largeFields.row),
  confirmedOn: f.orNone(f.date(['确认日期', 'Confirm date'])),
  corrects: t.nullable(t.id),
  correctedBy: t.nullable(t.id),
  /** The request to correct it; null without one. */
  asked: t.nullable(reversalRequest),
  steps: t.Array(step),
  actions: t.Array(t.oneOf(...runActions)),
})
export type RunDetail = RowOf<typeof runFields>

/** A run with its totals, its steps and the caller's actions. */
export const runDetail = defineRead({
  summary: { zh: '交易日处理详情', en: 'A dealing run' },
  path: `${base}/runDetail`,
  input: t.strict({ id: t.id }),
  output: runFields.row,
  errors: [platformErrors.notFound],
  access: { who: 'pages', pages: [dealingDesk] },
})

export const runDifferenceFields = defineFields({
  applicationNo: f.identifier(24, ['申请编号', 'Application No.']),
  kind: t.text(3),
  sharesBefore: t.nullable(total),
  sharesAfter: t.nullable(total),
  amountBefore: t.nullable(total),
  amountAfter: t.nullable(total),
})

/** Differences between a run and the run that it corrects, application by application. */
export const runDifferences = defineRead({
  summary: { zh: '更正差异', en: 'What a correction changed' },
  path: `${base}/runDifferences`,
  input: t.strict({ id: t.id }),
  output: t.Object({
    list: t.Array(runDifferenceFields.row, { maxItems: 1000 }),
    /** True if the list is cut off. */
    more: t.Boolean(),
  }),
  errors: [platformErrors.notFound],
  access: { who: 'pages', pages: [dealingDesk] },
})
