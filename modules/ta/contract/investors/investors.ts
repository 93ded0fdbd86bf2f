import { type Static, defineList, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { applicationDesk, applicationManagement, exchangeDesk, investorDesk } from '../pages.ts'
import { changeKindCodes, identityTypeCodes, investorKindCodes, riskRatings } from './investor-kinds.ts'

const base = '/api/ta/investors'
const investorStatus = t.oneOf('0', '1', '2', '9')

const investor = {
  id: t.id,
  /** The manager in whose register the investor is. */
  institutionId: t.text(20),
  institutionName: t.text(200),
  kind: t.oneOf(...investorKindCodes),
  name: t.text(120),
  nameEn: t.text(200),
  idType: t.oneOf(...identityTypeCodes),
  /** Masked, as are phone, e-mail, address and bank accounts: `investorReveal` answers them whole. */
  idNo: t.text(60),
  phone: t.text(30),
  fundAccount: t.text(12),
  status: investorStatus,
  /** Until when the proof of a qualified investor is valid; null without one. */
  qualifiedUntil: t.nullable(t.date),
  riskRating: t.nullable(t.oneOf(...riskRatings)),
  riskUntil: t.nullable(t.date),
  openedOn: t.date,
  /** A change is not reviewed yet. */
  pending: t.Boolean(),
  /** Kinds of changes that the caller may enter now. */
  actions: t.Array(t.oneOf(...changeKindCodes)),
}
const investorRow = t.Object(investor)
export type InvestorRow = Static<typeof investorRow>

const pages = [investorDesk, applicationManagement, applicationDesk]

/** A manager's people list the investors of their own register, TA operators all; the newest first. */
export const investorList = defineList({
  summary: { zh: '投资者列表', en: 'Investors' },
  path: `${base}/investorList`,
  filters: {
    /** Part of a name or of a fund account, or a whole identity number. */
    keyword: t.Optional(t.text(50)),
    kind: t.Optional(t.oneOf(...investorKindCodes)),
    status: t.Optional(investorStatus),
    /** Investors with a designated account for this fund. */
    productId: t.Optional(t.id),
    /** The manager, for TA operators. */
    institutionId: t.Optional(t.text(20)),
  },
  row: investorRow,
  access: { who: 'pages', pages },
})

const tradingAccount = t.Object({
  id: t.id,
  accountNo: t.text(17),
  distributor: t.text(20),
  distributorName: t.text(200),
  status: t.oneOf('0', '1', '9'),
  openedOn: t.date,
})
const designatedAccount = t.Object({
  productId: t.id,
  productName: t.text(200),
  productCode: t.text(20),
  /** Masked. */
  accountNo: t.text(40),
  accountName: t.text(120),
  bank: t.text(200),
  branchNo: t.text(12),
  since: t.date,
})
const held = t.Object({
  productId: t.id,
  productName: t.text(200),
  productCode: t.text(20),
  tradingAccountId: t.id,
  tradingAccount: t.text(17),
  shares: t.amount,
  frozen: t.amount,
})
export type HeldShares = Static<typeof held>
const investorFull = t.Object({
  ...investor,
  email: t.text(128),
  address: t.text(300),
  /** The child fund, if the investor is a product of this portal. */
  productId: t.nullable(t.id),
  qualifiedFile: t.nullable(t.text(60)),
  tradingAccounts: t.Array(tradingAccount),
  designatedAccounts: t.Array(designatedAccount),
  /** The shares that the investor holds, by fund and trading account. */
  held: t.Array(held),
})
export type InvestorFull = Static<typeof investorFull>

export const investorDetail = defineRead({
  summary: { zh: '投资者详情', en: 'An investor with all accounts' },
  path: `${base}/investorDetail`,
  input: t.strict({ id: t.id }),
  output: investorFull,
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
