import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { taErrors as e } from '../errors.ts'
import { applicationDesk, applicationManagement } from '../pages.ts'
import { fundTerms } from '../terms/terms.ts'
import { applicationKind } from './application.ts'

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
})
export type ApplicationBasis = Static<typeof basis>

/** What the form of an application shows and checks: open days, limits, free shares, accounts. */
export const applicationBasis = defineRead({
  name: 'applicationBasis',
  summary: { zh: '申请要素', en: 'What an application is judged by' },
  methods: ['GET'],
  path: '/api/ta/applications/applicationBasis',
  input: t.strict({ productId: t.id, tradingAccountId: t.id, kind: applicationKind }),
  output: basis,
  errors: [platformErrors.notFound, e.productUnknown, e.accountUnknown, e.noTerms],
  access: { who: 'pages', pages: [applicationManagement, applicationDesk] },
})
