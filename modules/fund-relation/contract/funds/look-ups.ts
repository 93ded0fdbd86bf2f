import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { looksUp } from '../access.ts'
import { relationErrors } from '../errors.ts'

const base = '/api/fundRelation'
/**
 * The documents do not say in which folder the look-ups are, so each is offered in the folders of
 * all lists (BO-134).
 */
const inFolders = (name: string) => ({
  path: `${base}/${name}`,
  aliases: ['fundRelationList', 'applyInfoList', 'autoPaymentConfig'].map(
    (folder) => `${base}/${folder}/${name}`,
  ),
})
const read = { methods: ['GET', 'POST'] as const, access: looksUp }
const code = t.oneLine(20)

const fund = t.Object({
  CPDM: t.text(20),
  CPMC: t.text(200),
  /** '' for a fund of another manager, like JGDM. */
  XMBH: t.text(20),
  JGMC: t.text(200),
  JGDM: t.text(20),
  CPZT: t.oneOf('0', '1', '2', '3'),
  SFSYGLR: t.flag,
  IS_BUSI_LIMIT: t.flag,
  DQRQ: t.nullable(t.date),
})
export type RelationFund = Static<typeof fund>

/** The own funds, usable ones first, by part of a code or name. */
export const getFundList = defineRead({
  ...read,
  ...inFolders('getFundList'),
  name: 'getFundList',
  summary: { zh: '可选产品', en: 'Funds to choose from' },
  input: t.strict({ keyword: t.Optional(t.text(50)) }),
  output: t.pageOf(fund),
})

/** The own fund with a code; all own funds if no code is given. */
export const getProductInfoList = defineRead({
  ...read,
  ...inFolders('getProductInfoList'),
  name: 'getProductInfoList',
  summary: { zh: '产品信息', en: 'Product information' },
  input: t.strict({ cpdm: t.Optional(code) }),
  output: t.pageOf(fund),
})

/** A fund of another manager by its exact code: its name, company and status, nothing else (BO-114). */
export const getFundInfoByOtherManager = defineRead({
  ...read,
  ...inFolders('getFundInfoByOtherManager'),
  name: 'getFundInfoByOtherManager',
  summary: { zh: '其他管理人产品', en: 'A fund of another manager' },
  input: t.strict({ cpdm: t.oneLine(20, 1), jgmc: t.Optional(t.oneLine(200)) }),
  output: fund,
  errors: [relationErrors.fundUnknown],
  cost: 20,
})

/** STATUS of an account in use. */
export const accountInUse = '0'
const account = t.Object({
  JJZH: t.text(20),
  /** 0 normal, 1 frozen, 2 lost, 9 closed. */
  STATUS: t.text(1),
  JYZH: t.text(20),
})
/** The accounts of a child fund at the mother's register, with the status of the fund account. */
export const getSonFundAccount = defineRead({
  ...read,
  ...inFolders('getSonFundAccount'),
  name: 'getSonFundAccount',
  summary: { zh: '子基金账号', en: "The child fund's accounts" },
  input: t.strict({ zjjdm: code, mjjdm: code }),
  output: t.Array(account),
})

/** The trading accounts of a fund account, with their own status. Without the funds, at all mothers that name it. */
export const getTradeAccountList = defineRead({
  ...read,
  ...inFolders('getTradeAccountList'),
  name: 'getTradeAccountList',
  summary: { zh: '交易账号', en: 'Trading accounts' },
  input: t.strict({ jjzh: code, zjjdm: t.Optional(code), mjjdm: t.Optional(code) }),
  output: t.Array(account),
})

const feeType = t.Object({ FYLX: t.text(2), FYLXMS: t.text(40), ZFPL: t.text(1), ZFPLMS: t.text(20) })
export type FeeType = Static<typeof feeType>
/** The fees that a child fund owes regularly, with the frequency of its terms. */
export const getFeeTypeList = defineRead({
  ...read,
  ...inFolders('getFeeTypeList'),
  name: 'getFeeTypeList',
  summary: { zh: '费用类型', en: 'Fee types' },
  input: t.strict({ zjjdm: t.Optional(code) }),
  output: t.Array(feeType),
})

/** The rules of applications and their consequences, in the reader's language. */
export const getRuleDescription = defineRead({
  ...read,
  ...inFolders('getRuleDescription'),
  name: 'getRuleDescription',
  summary: { zh: '规则说明', en: 'Rules in words' },
  output: t.text(5000),
})

/** Status of an own fund, and whether its register confirms on the same (1) or the next (0) day. */
export const getCpztAndQrms = defineRead({
  ...read,
  ...inFolders('getCpztAndQrms'),
  name: 'getCpztAndQrms',
  summary: { zh: '产品状态与确认模式', en: 'Status and confirmation mode' },
  input: t.strict({ cpdm: code }),
  output: t.Object({ CPZT: t.oneOf('0', '1', '2', '3'), QRMS: t.flag }),
  errors: [platformErrors.notFound],
})

/**
 * The optional columns of the lists. The columns of links across managers are shown only if the
 * caller has such a link.
 */
export const columnShowControl = defineRead({
  ...read,
  ...inFolders('columnShowControl'),
  name: 'columnShowControl',
  summary: { zh: '列显示控制', en: 'Optional columns' },
  output: t.Object({ showCrossManager: t.flag, showNewFields: t.flag }),
})

/** The own funds that are filed with the association. */
export const getXhbafund = defineRead({
  ...read,
  summary: { zh: '协会备案基金', en: 'Filed funds' },
  path: '/tgfw-ta/fundRelationList/getXhbafund',
  input: t.strict({ keyword: t.Optional(t.text(50)) }),
  output: t.pageOf(fund),
})

/** Whether a fund's redemption fee belongs wholly or in part to its assets, so that it cannot be waived. */
export const getFeeToFundList = defineRead({
  ...read,
  summary: { zh: '费用归属基金资产', en: 'Fees that belong to fund assets' },
  methods: ['POST', 'GET'],
  path: '/tgfw-directsale/trade/getFeeToFundList',
  input: t.strict({ cpdm: code }),
  output: t.Array(
    t.Object({
      CPDM: t.text(20),
      /** 2 redemption fee. */
      FEETYPE: t.text(2),
      SFGJJZC: t.flag,
    }),
  ),
})
