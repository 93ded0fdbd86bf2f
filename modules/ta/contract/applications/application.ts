import { type Static, t } from '@iisp/contract'
import { runFlow } from '../dealing/run-states.ts'
import { applicationLimits } from './application-kinds.ts'
import { applicationFlow, applicationReasonMax } from './application-states.ts'
import { type ApplicationKind, applicationKinds } from './business-codes.ts'

export const kindCodes = Object.keys(applicationKinds) as ApplicationKind[]
export const applicationKind = t.oneOf(...kindCodes)

/** Actions of a person on an application. */
export const applicationActions = ['save', 'submit', 'withdraw', ...applicationFlow.actions] as const
export type ApplicationAction = (typeof applicationActions)[number]

const fields = {
  id: t.id,
  applicationNo: t.text(24),
  /** The fund's manager. */
  institutionId: t.text(20),
  institutionName: t.text(200),
  kind: applicationKind,
  investorId: t.id,
  investorName: t.text(120),
  fundAccount: t.text(12),
  tradingAccountId: t.id,
  tradingAccount: t.text(17),
  productId: t.id,
  productName: t.text(200),
  productCode: t.text(20),
  /** The letter of a share class; '' for a fund without classes. */
  shareClass: t.text(20),
  /** The target fund of a conversion; null and '' for other kinds. */
  targetProductId: t.nullable(t.id),
  targetProductName: t.text(200),
  targetProductCode: t.text(20),
  /** Yuan; subscriptions only. */
  amount: t.nullable(t.amount),
  /** All kinds that take shares away or move them. */
  shares: t.nullable(t.amount),
  /** The confirmed figures so far; null before the first confirmation. */
  fees: t.nullable(t.amount),
  netAmount: t.nullable(t.amount),
  confirmedShares: t.nullable(t.signedAmount),
  /** The open day at whose NAV it is dealt. */
  dealingDate: t.date,
  /** It was moved to a later open day than requested. */
  late: t.Boolean(),
  documents: t.Integer(),
  status: t.oneOf(...applicationFlow.all),
  /** State of its dealing run; null before the list of the day is frozen. */
  runState: t.nullable(t.oneOf(...runFlow.all)),
  submittedBy: t.personName,
  submittedAt: t.nullable(t.dateTime),
  reason: t.text(applicationReasonMax),
  version: t.Integer(),
  actions: t.Array(t.oneOf(...applicationActions)),
}
export const applicationRow = t.Object(fields)
export type ApplicationRow = Static<typeof applicationRow>

const file = t.Object({ fileId: t.text(60), name: t.text(500), size: t.Integer() })
const step = t.Object({
  event: t.text(40),
  status: t.oneOf(...applicationFlow.all),
  person: t.personName,
  at: t.dateTime,
  reason: t.text(500),
})
export const applicationFull = t.Object({
  ...fields,
  largeRedemption: t.flag,
  dividendMethod: t.nullable(t.flag),
  targetTradingAccountId: t.nullable(t.id),
  targetTradingAccount: t.text(17),
  targetInvestorName: t.text(120),
  remark: t.text(applicationLimits.remark),
  files: t.Array(file),
  /** Oldest first. */
  steps: t.Array(step),
})
export type ApplicationFull = Static<typeof applicationFull>
