import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { conversionErrors } from '../conversions/conversion-errors.ts'
import { taErrors as e } from '../errors.ts'
import { applicationDesk, applicationManagement } from '../pages.ts'
import { minimumSubscription } from '../terms/holding-terms.ts'
import { fundTerms } from '../terms/terms.ts'
import { applicationKind } from './application.ts'

/** The fund that is converted into, as the investor would subscribe to it. */
const conversionTarget = t.Object({
  productId: t.id,
  productCode: t.text(20),
  productStatus: t.oneOf('0', '1', '2', '3'),
  minimumSubscription,
  coolingOffHours: t.Integer(),
  maximumHolders: t.nullable(t.Integer()),
  /** Its next open days for subscriptions, today included, at most ten. */
  openDays: t.Array(t.date),
  /** Days on which it is converted into the source already, directly or through other funds. */
  circleDays: t.Array(t.date),
  /** The investor's bank account for it, masked; '' where none is designated. */
  designatedAccount: t.text(40),
  holders: t.Integer(),
  isHolder: t.Boolean(),
})
export type ConversionTargetBasis = Static<typeof conversionTarget>

/** What an application is judged by, apart from what is entered. */
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
    /** Those whose lock-up has ended on the first open day. */
    unlocked: t.amount,
    /** In other applications that wait to be confirmed. */
    applied: t.amount,
  }),
  /** The latest confirmed NAV; null where there is none. */
  nav: t.nullable(t.text(20)),
  /** How many hold the fund, and whether this investor is one of them. */
  holders: t.Integer(),
  isHolder: t.Boolean(),
  /** Of a conversion: the running funds that the terms let shares be converted into. */
  targets: t.Array(t.Object({ productId: t.id, productCode: t.text(20), productName: t.text(200) })),
  /** Of a conversion: the fund that was chosen; null before that. */
  target: t.nullable(conversionTarget),
})
export type ApplicationBasis = Static<typeof basis>

/** What the form of an application shows and checks: open days, limits, free shares, accounts. */
export const applicationBasis = defineRead({
  summary: { zh: '申请要素', en: 'What an application is judged by' },
  path: '/api/ta/applications/applicationBasis',
  input: t.strict({
    productId: t.id,
    tradingAccountId: t.id,
    kind: applicationKind,
    /** Of a conversion. */
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
