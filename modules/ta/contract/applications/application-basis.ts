import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { conversionErrors } from '../conversions/conversion-errors.ts'
import { taErrors as e } from '../errors.ts'
import { applicationDesk, applicationManagement } from '../pages.ts'
import { minimumSubscription } from '../terms/holding-terms.ts'
import { fundTerms } from '../terms/terms.ts'
import { applicationKind } from './application.ts'

/** The target fund of a conversion, judged as for a subscription. */
const conversionTarget = t.Object({
  productId: t.id,
  productCode: t.text(20),
  productStatus: t.oneOf('0', '1', '2', '3'),
  minimumSubscription,
  coolingOffHours: t.Integer(),
  maximumHolders: t.nullable(t.Integer()),
  /** The next open days for subscriptions, today included, at most ten. */
  openDays: t.Array(t.date),
  /**
   * Days on which the target already converts into the source, directly or through other funds. A conversion would
   * close a circle.
   */
  circleDays: t.Array(t.date),
  /** The investor's designated bank account for the target, masked; '' without one. */
  designatedAccount: t.text(40),
  holders: t.Integer(),
  isHolder: t.Boolean(),
})
export type ConversionTargetBasis = Static<typeof conversionTarget>

/** Facts about fund, investor and account against which an application is judged. */
const basis = t.Object({
  productCode: t.text(20),
  /** As in module product: 0 not established, 1 running, 2 being wound up, 3 over. */
  productStatus: t.oneOf('0', '1', '2', '3'),
  terms: fundTerms,
  /** The next open days for this kind, today included, at most ten. */
  openDays: t.Array(t.date),
  investor: t.Object({
    name: t.text(120),
    /** 0 normal, 1 frozen, 2 lost, 9 closed. */
    status: t.text(1),
    qualifiedUntil: t.nullable(t.date),
    riskUntil: t.nullable(t.date),
  }),
  /** 0 normal, 1 frozen, 9 closed. */
  accountStatus: t.text(1),
  /** The investor's bank account for this fund, masked; '' where none is designated. */
  designatedAccount: t.text(40),
  /** Shares of the account in this fund. */
  holding: t.Object({
    shares: t.amount,
    frozen: t.amount,
    /** Shares without a lock-up on the first open day. */
    unlocked: t.amount,
    /** Shares in other applications that are not confirmed yet. */
    applied: t.amount,
  }),
  /** The latest confirmed NAV; null without one. */
  nav: t.nullable(t.text(20)),
  /** How many investors hold the fund, and whether this investor does. */
  holders: t.Integer(),
  isHolder: t.Boolean(),
  /** Conversions only: the running funds that the terms allow as target. */
  targets: t.Array(t.Object({ productId: t.id, productCode: t.text(20), productName: t.text(200) })),
  /** Conversions only: the chosen target; null until one is chosen. */
  target: t.nullable(conversionTarget),
})
export type ApplicationBasis = Static<typeof basis>

/** Data that the application form shows and checks: open days, limits, free shares, accounts. */
export const applicationBasis = defineRead({
  summary: { zh: '申请要素', en: 'What an application is judged by' },
  path: '/api/ta/applications/applicationBasis',
  input: t.strict({
    productId: t.id,
    tradingAccountId: t.id,
    kind: applicationKind,
    /** Conversions only: the target fund. */
    targetProductId: t.Optional(t.id),
  }),
  output: basis,
  errors: [
    platformErrors.notFound,
    e.productUnknown,
    e.accountUnknown,
    e.noTerms,
    conversionErrors.targetFundMissing,
  ],
  access: { who: 'pages', pages: [applicationManagement, applicationDesk] },
})
