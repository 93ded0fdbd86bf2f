import { type RowOf, defineFields, f, t } from '@iisp/contract'
import { runFlow } from '../dealing/run-states.ts'
import { fundFields, managerField } from '../fund-fields.ts'
import { holderFields } from '../holder-fields.ts'
import { applicationLimits } from './application-kinds.ts'
import { applicationFlow, applicationReasonMax } from './application-states.ts'
import { applicationKinds } from './business-codes.ts'

const kind = f.oneOf(applicationKinds, ['业务类型', 'Type'])
export const applicationKind = kind.schema

/** Actions of a person on an application. */
export const applicationActions = ['save', 'submit', 'withdraw', ...applicationFlow.actions] as const
export type ApplicationAction = (typeof applicationActions)[number]

const fields = {
  id: t.id,
  applicationNo: f.identifier(24, ['申请编号', 'Application No.']),
  /** The fund's manager. */
  institutionId: t.text(20),
  ...managerField,
  kind,
  investorId: t.id,
  investorName: f.text(120, ['投资者', 'Investor']),
  fundAccount: holderFields.fundAccount,
  tradingAccountId: t.id,
  tradingAccount: f.text(17, ['交易账户', 'Trading account']),
  ...fundFields,
  /** The letter of a share class; '' for a fund without classes. */
  shareClass: f.text(20, ['份额类别', 'Share class']),
  /** The target fund of a conversion; null and '' for other kinds. */
  targetProductId: t.nullable(t.id),
  targetProductName: f.text(200, ['转入产品', 'Convert into']),
  targetProductCode: t.text(20),
  /** Yuan; subscriptions only. */
  amount: f.orNone(f.amount(['申请金额', 'Gross amount'])),
  /** All kinds that take shares away or move them. */
  shares: f.orNone(f.amount(['申请份额', 'Shares'])),
  /** The confirmed figures so far; null before the first confirmation. */
  fees: f.orNone(f.amount(['费用', 'Fees'])),
  netAmount: f.orNone(f.amount(['净额', 'Net amount'])),
  confirmedShares: f.orNone(f.signedAmount(['确认份额', 'Shares confirmed'])),
  /** The open day at whose NAV it is dealt. */
  dealingDate: f.date(['交易日', 'Dealing date']),
  /** It was moved to a later open day than requested. */
  late: t.Boolean(),
  documents: f.count(['文件', 'Documents']),
  status: f.state(applicationFlow, ['状态', 'State']),
  /** State of its dealing run; null before the list of the day is frozen. */
  runState: t.nullable(t.oneOf(...runFlow.all)),
  submittedBy: f.person(['提交人', 'Submitted by']),
  submittedAt: f.orNone(f.moment(['提交时间', 'Submit time'])),
  reason: f.note(applicationReasonMax, ['原因', 'Reason']),
  version: t.Integer(),
  actions: t.Array(t.oneOf(...applicationActions)),
}
export const applicationFields = defineFields(fields)
export type ApplicationRow = RowOf<typeof applicationFields>

const file = t.Object({ fileId: t.text(60), name: t.text(500), size: t.Integer() })
const step = t.Object({
  event: t.text(40),
  status: t.oneOf(...applicationFlow.all),
  person: t.personName,
  at: t.dateTime,
  reason: t.text(500),
})
export const dividendMethod = f.oneOf({ '0': ['红利再投', 'Reinvest'], '1': ['现金分红', 'Cash'] }, [
  '分红方式',
  'Dividend method',
])
export const applicationFullFields = defineFields({
  ...fields,
  largeRedemption: f.oneOf({ '0': ['取消', 'Cancel'], '1': ['顺延', 'Carry forward'] }, [
    '巨额赎回时剩余份额',
    'Rest of a large redemption',
  ]),
  dividendMethod: f.orNone(dividendMethod),
  targetTradingAccountId: t.nullable(t.id),
  targetTradingAccount: f.text(17, ['转入交易账户', 'To trading account']),
  targetInvestorName: f.text(120, ['转入投资者', 'To investor']),
  remark: f.note(applicationLimits.remark, ['备注', 'Remark']),
  files: t.Array(file),
  /** Oldest first. */
  steps: t.Array(step),
})
export type ApplicationFull = RowOf<typeof applicationFullFields>
