import {
  type RowOf,
  type Static,
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import { fundFields, managerField } from '../fund-fields.ts'
import { holderFields } from '../holder-fields.ts'
import { applicationDesk, applicationManagement, exchangeDesk, investorDesk } from '../pages.ts'
import {
  changeKindCodes,
  identityTypes,
  investorKinds,
  investorStateCodes,
  investorStates,
  riskRatings,
} from './investor-kinds.ts'

const base = '/api/ta/investors'
/** How much risk an investor bears. */
export const riskRating = f.oneOf(riskRatings, ['风险等级', 'Risk rating'])
const kind = f.oneOf(investorKinds, ['投资者类型', 'Kind of investor'])
const status = f.state({ all: investorStateCodes, byCode: investorStates }, [
  '账户状态',
  'State of the account',
])

const investor = {
  id: t.id,
  /** The manager in whose register the investor is. */
  institutionId: t.text(20),
  ...managerField,
  kind,
  name: f.text(120, ['名称', 'Name']),
  nameEn: f.text(200, ['英文名称', 'English name']),
  idType: f.oneOf(identityTypes, ['证件类型', 'Identity document']),
  /** Masked, as are phone, e-mail, address and bank accounts: `investorReveal` answers them whole. */
  idNo: f.text(60, ['证件号码', 'Identity number']),
  phone: f.text(30, ['联系电话', 'Phone']),
  fundAccount: holderFields.fundAccount,
  status,
  /** Until when the proof of a qualified investor is valid; null without one. */
  qualifiedUntil: f.orNone(f.date(['合格投资者证明有效期', 'Qualified investor until'])),
  riskRating: f.orNone(riskRating),
  riskUntil: f.orNone(f.date(['风险测评有效期', 'Risk rating until'])),
  openedOn: f.date(['开户日期', 'Opened on']),
  /** A change is not reviewed yet. */
  pending: t.Boolean(),
  /** Kinds of changes that the caller may enter now. */
  actions: t.Array(t.oneOf(...changeKindCodes)),
}
export const investorFields = defineFields(investor)
export type InvestorRow = RowOf<typeof investorFields>

const pages = [investorDesk, applicationManagement, applicationDesk]

/** A manager's people list the investors of their own register, TA operators all; the newest first. */
export const investorList = defineList({
  summary: { zh: '投资者列表', en: 'Investors' },
  path: `${base}/investorList`,
  filters: {
    /** Part of a name or of a fund account, or a whole identity number. */
    keyword: t.Optional(t.text(50)),
    kind: t.Optional(kind.schema),
    status: t.Optional(status.schema),
    /** Investors with a designated account for this fund. */
    productId: t.Optional(t.id),
    /** The manager, for TA operators. */
    institutionId: t.Optional(t.text(20)),
  },
  row: investorFields.row,
  access: { who: 'pages', pages },
})

const tradingAccountName = ['交易账号', 'Trading account'] as const
export const tradingAccountFields = defineFields({
  id: t.id,
  accountNo: f.text(17, tradingAccountName),
  distributor: t.text(20),
  distributorName: f.text(200, ['销售机构', 'Distributor']),
  status: f.oneOf({ '0': ['正常', 'Normal'], '1': ['冻结', 'Frozen'], '9': ['销户', 'Closed'] }, [
    '账户状态',
    'State of the account',
  ]),
  openedOn: investor.openedOn,
})
export const designatedAccountFields = defineFields({
  ...fundFields,
  /** Masked. */
  accountNo: f.text(40, ['银行账号', 'Account number']),
  accountName: f.text(120, ['账户名称', 'Account name']),
  bank: f.text(200, ['开户银行', 'Bank']),
  branchNo: f.text(12, ['大额行号', 'Bank branch number']),
  since: t.date,
})
export const heldFields = defineFields({
  ...fundFields,
  tradingAccountId: t.id,
  tradingAccount: f.text(17, tradingAccountName),
  shares: f.amount(['份额', 'Shares']),
  frozen: f.amount(['冻结份额', 'Frozen']),
})
export type HeldShares = RowOf<typeof heldFields>
export const investorFullFields = defineFields({
  ...investor,
  email: f.text(128, ['邮箱', 'E-mail']),
  address: f.text(300, ['联系地址', 'Address']),
  /** The child fund, if the investor is a product of this portal. */
  productId: t.nullable(t.id),
  qualifiedFile: t.nullable(t.text(60)),
  tradingAccounts: t.Array(tradingAccountFields.row),
  designatedAccounts: t.Array(designatedAccountFields.row),
  /** The shares that the investor holds, by fund and trading account. */
  held: t.Array(heldFields.row),
})
export type InvestorFull = RowOf<typeof investorFullFields>

export const investorDetail = defineRead({
  summary: { zh: '投资者详情', en: 'An investor with all accounts' },
  path: `${base}/investorDetail`,
  input: t.strict({ id: t.id }),
  output: investorFullFields.row,
  errors: [platformErrors.notFound],
  access: { who: 'pages', pages },
})

/** The managers whose registers are kept here, for the TA operators' forms and filters. */
export const registerManagers = defineRead({
  summary: { zh: '管理人（选择器）', en: 'Managers for selection' },
  path: `${base}/registerManagers`,
  output: t.Array(t.Object({ id: t.text(20), name: t.text(200) })),
  access: { who: 'pages', pages: [investorDesk, applicationDesk, exchangeDesk] },
})

const whole = {
  idNo: t.text(60),
  phone: t.text(30),
  email: t.text(128),
  address: t.text(300),
}
export const revealed = t.Object({
  ...whole,
  accounts: t.Array(t.Object({ productId: t.id, accountNo: t.text(40) })),
})
export type Revealed = Static<typeof revealed>

/** The personal data of an investor, unmasked. Each use is recorded in the audit trail of the manager. */
export const investorReveal = defineWrite({
  summary: { zh: '查看投资者完整信息', en: 'Unmask an investor' },
  path: `${base}/investorReveal`,
  input: t.strict({ id: t.id }),
  output: revealed,
  errors: [platformErrors.notFound],
  access: { who: 'pages', pages, roles: ['ta-operator', 'operator', 'administrator'], supervised: false },
  idempotent: 'no',
})
