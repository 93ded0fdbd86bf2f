import {
  type RowOf,
  type Static,
  type WriteAccess,
  decidedFields,
  defineDecide,
  defineFields,
  defineList,
  defineWrite,
  enteredFields,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { taErrors as e } from '../errors.ts'
import { fundKey, managerField } from '../fund-fields.ts'
import { investorDesk } from '../pages.ts'
import { freezing, freezingErrors } from './freezing.ts'
import { changeReasonMax, investorChangeFlow } from './investor-change-states.ts'
import {
  changeKindCodes,
  changeKinds,
  identityTypeCodes,
  investorKindCodes,
  riskRatingCodes,
} from './investor-kinds.ts'
import { revealed } from './investors.ts'

const base = '/api/ta/investors'
const access: WriteAccess = {
  who: 'pages',
  pages: [investorDesk],
  roles: ['ta-operator'],
  supervised: false,
}

export const investorLimits = { name: 120, nameEn: 200, address: 300, bank: 200, reason: 300 } as const

/** The purpose under which module files stores the proof that an investor is a qualified one. */
export const proofPurpose = 'ta.investor-proof'
export const proofRules = {
  accept: ['pdf', 'jpg', 'jpeg', 'png'],
  maxSize: 20,
  maxCount: 1,
} as const satisfies UploadRules

/** The identity and contact data of an investor. A change omits the fields that it does not change. */
const facts = {
  kind: t.oneOf(...investorKindCodes),
  name: t.oneLine(investorLimits.name, 1),
  nameEn: t.oneLine(investorLimits.nameEn),
  idType: t.oneOf(...identityTypeCodes),
  idNo: t.oneLine(60, 1),
  phone: t.oneLine(30),
  email: t.oneLine(128),
  address: t.oneLine(investorLimits.address),
  /** The child fund, if the investor is a product of this portal. */
  productId: t.nullable(t.id),
  qualifiedUntil: t.nullable(t.date),
  qualifiedFile: t.nullable(t.text(60, 1)),
  riskRating: t.nullable(t.oneOf(...riskRatingCodes)),
  riskUntil: t.nullable(t.date),
}
export const investorFacts = t.strict(facts)
export type InvestorFacts = Static<typeof investorFacts>
/** The fields that cannot be changed. A new kind of holder is a new investor. */
const changedFacts = t.strict({
  name: t.Optional(facts.name),
  nameEn: t.Optional(facts.nameEn),
  idType: t.Optional(facts.idType),
  idNo: t.Optional(facts.idNo),
  phone: t.Optional(facts.phone),
  email: t.Optional(facts.email),
  address: t.Optional(facts.address),
  qualifiedUntil: t.Optional(facts.qualifiedUntil),
  qualifiedFile: t.Optional(facts.qualifiedFile),
  riskRating: t.Optional(facts.riskRating),
  riskUntil: t.Optional(facts.riskUntil),
})
export type ChangedFacts = Static<typeof changedFacts>

/**
 * An account at a distributor. The code is '' for the manager's own direct sales, and the number is '' if the
 * register assigns one.
 */
export const tradingEntry = defineFields({
  distributor: f.line(20, ['销售机构代码', 'Code of the distributor']),
  distributorName: f.line(200, ['销售机构', 'Distributor']),
  accountNo: f.orEmpty(f.line(17, ['交易账号', 'Trading account'])),
})
const trading = t.strict(tradingEntry.row.properties)
export type TradingInput = Static<typeof trading>
export const bankAccountEntry = defineFields({
  productId: f.explained(fundKey, ['请选择产品', 'Please choose: Fund']),
  accountNo: f.line(40, ['银行账号', 'Account number'], 1),
  accountName: f.line(120, ['账户名称', 'Account name'], 1),
  bank: f.line(investorLimits.bank, ['开户银行', 'Bank'], 1),
  branchNo: f.orEmpty(f.line(12, ['大额行号', 'Bank branch number'])),
})
const bankAccount = t.strict(bankAccountEntry.row.properties)
export type BankAccountInput = Static<typeof bankAccount>

/** Why shares are frozen or released. */
export const freezingReason = f.explained(
  f.line(investorLimits.reason, ['依据文书及说明', 'Document and remark'], 1),
  ['请填写原因', 'Please give a reason'],
)

const contents = {
  /** Openings only. */
  facts: t.Optional(investorFacts),
  /** Changes of data only. */
  changed: t.Optional(changedFacts),
  /** Openings and trading accounts. */
  trading: t.Optional(trading),
  bankAccount: t.Optional(bankAccount),
  /** Freezing and releasing of shares. */
  freezing: t.Optional(freezing),
  /** Freezing and releasing of an account or of shares, and closing. */
  reason: t.Optional(freezingReason.schema),
}
const content = t.strict(contents)
/** Content of a change; its kind decides which parts are present. */
export type ChangeContent = Static<typeof content>

/** Enters an opening or a change of an investor. It takes effect once another person has passed it. */
export const investorChangeEnter = defineWrite({
  summary: { zh: '录入投资者开户或变更', en: 'Enter an opening or a change of an investor' },
  path: `${base}/investorChangeEnter`,
  input: t.strict({
    kind: t.oneOf(...changeKindCodes),
    /** The manager in whose register an investor is opened. */
    institutionId: t.Optional(t.text(20, 1)),
    /** Needed for every kind but an opening. */
    investorId: t.Optional(t.id),
    ...contents,
  }),
  output: t.Object({ id: t.id }),
  errors: [
    platformErrors.notFound,
    e.managerUnknown,
    e.identityWrong,
    e.identityTaken,
    e.identityTypeUnfit,
    e.phoneWrong,
    e.emailWrong,
    e.nameEnChinese,
    e.proofMissing,
    e.dayPast,
    e.ratingIncomplete,
    e.accountNoWrong,
    e.branchNoWrong,
    e.productUnknown,
    e.changePending,
    e.changeUnfit,
    e.nothingChanged,
    e.stillHolds,
    freezingErrors.holdingUnknown,
    freezingErrors.sharesMissing,
    freezingErrors.tooManyToFreeze,
    freezingErrors.tooManyToRelease,
    e.fileGone,
    e.filesTooLarge,
  ],
  access,
  idempotent: 'key',
})

/** Fields that a change shows, in the order of the form. */
export const changeFields = [
  'name',
  'nameEn',
  'idType',
  'idNo',
  'phone',
  'email',
  'address',
  'qualifiedUntil',
  'riskRating',
  'riskUntil',
  'distributorName',
  'tradingAccount',
  'product',
  'accountNo',
  'accountName',
  'bank',
  'branchNo',
  'shares',
  'cause',
  'reason',
] as const
export type ChangeField = (typeof changeFields)[number]

export const investorChangeFields = defineFields({
  id: t.id,
  institutionId: t.text(20),
  ...managerField,
  investorId: t.nullable(t.id),
  investorName: f.text(120, ['名称', 'Name']),
  kind: f.oneOf(changeKinds, ['业务类型', 'Type']),
  /** The new value; personal data are masked. */
  content: t.Array(t.Object({ field: t.oneOf(...changeFields), value: t.text(300) })),
  qualifiedFile: t.nullable(t.text(60)),
  state: f.state(investorChangeFlow, ['状态', 'State']),
  ...enteredFields,
  ...decidedFields('复核', changeReasonMax),
  version: t.Integer(),
  actions: t.Array(t.oneOf(...investorChangeFlow.actions)),
})
export type InvestorChange = RowOf<typeof investorChangeFields>

/** Openings and changes of investors, the newest first. */
export const investorChangeList = defineList({
  summary: { zh: '投资者开户与变更列表', en: 'Openings and changes of investors' },
  path: `${base}/investorChangeList`,
  filters: {
    /** Only changes that wait for this person's decision. */
    open: t.Optional(t.Boolean()),
    state: t.Optional(t.oneOf(...investorChangeFlow.all)),
    kind: t.Optional(t.oneOf(...changeKindCodes)),
    investorId: t.Optional(t.id),
    /** Part of the investor's name. */
    keyword: t.Optional(t.text(50)),
  },
  row: investorChangeFields.row,
  access: { who: 'pages', pages: [investorDesk] },
})

/**
 * Answers the entered data unmasked, for the person who reviews them. Each use is recorded in the audit trail of the
 * manager.
 */
export const investorChangeReveal = defineWrite({
  summary: { zh: '查看开户或变更完整信息', en: 'Unmask an opening or a change' },
  path: `${base}/investorChangeReveal`,
  input: t.strict({ id: t.id }),
  output: revealed,
  errors: [platformErrors.notFound],
  access,
  idempotent: 'no',
})

/** Passes or refuses a change that another person entered, or withdraws a change that the caller entered. */
export const investorChangeDecide = defineDecide(investorChangeFlow, {
  summary: { zh: '复核投资者开户或变更', en: 'Decide on an opening or a change of an investor' },
  path: `${base}/investorChangeDecide`,
  actions: ['pass', 'refuse', 'withdraw'],
  answers: { investorId: t.nullable(t.id) },
  errors: [
    e.identityTaken,
    e.accountTaken,
    e.changeUnfit,
    e.stillHolds,
    freezingErrors.holdingUnknown,
    freezingErrors.tooManyToFreeze,
    freezingErrors.tooManyToRelease,
  ],
  access,
})
