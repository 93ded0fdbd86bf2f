import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { readsRelations } from '../access.ts'
import { inputParam } from '../applications/payload.ts'
import { relationErrors as e } from '../errors.ts'

/** Events at the child fund. Applications arrive before the cut-off of their day. */
export const rehearsalEventKinds = ['subscription', 'redemption', 'fee'] as const
const event = t.Union([
  t.strict({ kind: t.Literal('subscription'), on: t.date, amount: t.amount }),
  t.strict({
    kind: t.Literal('redemption'),
    on: t.date,
    shares: t.amount,
    /** The day from which the investor holds the shares, and the NAV on that day. */
    boughtOn: t.date,
    boughtAt: t.unitNav,
  }),
  t.strict({
    kind: t.Literal('fee'),
    on: t.date,
    fee: t.amount,
    /** Cash that the child fund can pay from its account on the day. */
    cash: t.amount,
  }),
])
export type RehearsalEvent = Static<typeof event>

const code = t.oneLine(20, 1)
const typedNav = t.strict({ code, on: t.date, unitNav: t.unitNav })
export type TypedNav = Static<typeof typedNav>
const typedHolding = t.strict({
  childCode: code,
  motherCode: code,
  shares: t.amount,
  boughtOn: t.date,
  boughtAt: t.unitNav,
})
export type TypedHolding = Static<typeof typedHolding>

export const rehearsalMost = { events: 12, navs: 60, holdings: 20, rows: 1000 } as const

/** The kinds of rows: an application or order, its confirmation, a payment, or a fee. */
export const stepKinds = {
  applied: { zh: '投资者申请', en: 'Application of an investor' },
  notTaken: { zh: '申请未能受理', en: 'Application not taken' },
  placed: { zh: '发起联动订单', en: 'Order placed' },
  notPlaced: { zh: '未能发起，留待运营处理', en: 'Not placed, kept for the desk' },
  notLinked: { zh: '不联动', en: 'Nothing linked' },
  subscribed: { zh: '申购确认', en: 'Subscription confirmed' },
  redeemed: { zh: '赎回确认', en: 'Redemption confirmed' },
  refused: { zh: '确认失败', en: 'Refused by the run' },
  deferred: { zh: '顺延', en: 'Deferred' },
  waiting: { zh: '尚不能确认', en: 'Cannot be confirmed yet' },
  paid: { zh: '付款', en: 'Money paid' },
  received: { zh: '收款', en: 'Money received' },
  feeDue: { zh: '费用到期', en: 'Fee due' },
  feePaid: { zh: '付费', en: 'Fee paid' },
  feeCarried: { zh: '费用结转', en: 'Fee carried' },
} as const
export type StepKind = keyof typeof stepKinds

// Totals of assumed figures may be larger than the largest amount of a payment.
const figure = t.String({ pattern: '^(0|[1-9][0-9]{0,24})\\.[0-9]{2}$' })
const row = t.Object({
  on: t.date,
  /** The fund to which the row belongs. */
  fund: t.text(20),
  /** The other fund, or the recipient of a fee; '' for an investor. */
  other: t.text(20),
  what: t.oneOf(...(Object.keys(stepKinds) as StepKind[])),
  /** Business code of an application, an order or its confirmation. */
  kind: t.nullable(t.oneOf('022', '024', '142')),
  amount: t.nullable(figure),
  shares: t.nullable(figure),
  unitNav: t.nullable(t.unitNav),
  /** Fees of the confirming fund, including the performance fee. */
  fee: t.nullable(figure),
  received: t.nullable(figure),
  paid: t.nullable(figure),
  /** The rules that explain the step, in the reader's language. */
  rules: t.Array(t.text(500)),
})
export type RehearsalRow = Static<typeof row>

const total = t.Object({
  fund: t.text(20),
  /** Subscriptions placed at mother funds, yuan. */
  placed: figure,
  /** Shares of mother funds that were ordered to be redeemed. */
  placedShares: figure,
  /** Shares of mother funds received and given back. */
  gotShares: figure,
  gaveShares: figure,
  received: figure,
  paid: figure,
})
export type RehearsalTotal = Static<typeof total>

const fund = t.Object({
  code: t.text(20),
  name: t.text(220),
  /** 0: the child; 1: its mother; 2: the mother's mother. */
  level: t.Integer({ minimum: 0, maximum: 10 }),
  /**
   * Whether the reader may see its terms, NAV and holdings. If not, NAV and holdings have to be
   * typed.
   */
  shown: t.Boolean(),
  /** The latest confirmed NAV; null if there is none or the caller may not see it. */
  nav: t.nullable(t.Object({ date: t.date, unitNav: t.unitNav })),
})
export type RehearsalFund = Static<typeof fund>

const holding = t.Object({
  childCode: t.text(20),
  motherCode: t.text(20),
  /** Free shares at the register; null if the reader may not see them. */
  shares: t.nullable(figure),
})
export type RehearsalHolding = Static<typeof holding>

/**
 * Plays events at a child fund through a relation and the relations above it. The relation is given
 * by its id, or by the terms applied for as `inputParam` of applySubmit. The call only reads.
 * Without events it returns the starting position.
 */
export const rehearseRelation = defineRead({
  summary: { zh: '母子联动预演', en: 'Rehearse a relation' },
  methods: ['POST'],
  path: '/api/fundRelation/rehearsal/rehearseRelation',
  input: t.strict({
    relationId: t.Optional(t.id),
    inputParam: t.Optional(inputParam),
    events: t.Array(event, { maxItems: rehearsalMost.events }),
    navs: t.Array(typedNav, { maxItems: rehearsalMost.navs }),
    holdings: t.Array(typedHolding, { maxItems: rehearsalMost.holdings }),
  }),
  output: t.Object({
    /** The child first, then upwards. */
    funds: t.Array(fund),
    holdings: t.Array(holding),
    rows: t.Array(row),
    totals: t.Array(total),
    /** Differences between the rehearsal and real dealing, in the reader's language. */
    notices: t.Array(t.text(300)),
  }),
  errors: [
    platformErrors.notFound,
    e.rehearsalNav,
    e.motherUnknown,
    e.childUnknown,
    e.bothForeign,
    e.sameFund,
    e.triggerIncomplete,
    e.paramUnreadable,
    e.relationGone,
    e.rehearsalPast,
    e.rehearsalZero,
  ],
  access: readsRelations,
  maxBodyBytes: 256 * 1024,
  cost: 20,
})
export type Rehearsal = Static<typeof rehearseRelation.output>
