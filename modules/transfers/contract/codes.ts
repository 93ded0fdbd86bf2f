import type { BothLanguages } from '@iisp/contract'

const keysOf = <K extends string>(table: Readonly<Record<K, BothLanguages>>) => Object.keys(table) as K[]

/** HKTYPE, 划款类型. */
export const transferTypes = {
  '01': { zh: '券商出入金（银证）', en: 'Securities broker transfer' },
  '02': { zh: '期货出入金（银期）', en: 'Futures broker transfer' },
  '03': { zh: '场外基金申购款', en: 'Fund subscription' },
  '04': { zh: '银行理财/存款', en: 'Bank product or deposit' },
  '05': { zh: '费用支付', en: 'Fee payment' },
  '06': { zh: '赎回/分红款支付', en: 'Redemption or dividend' },
  '07': { zh: '投资款（非标/股权/债券）', en: 'Investment' },
  '08': { zh: '税费缴纳', en: 'Tax' },
  '09': { zh: '同名账户划转', en: 'Between own accounts' },
  '10': { zh: '追加保证金', en: 'Margin call' },
  '99': { zh: '其他', en: 'Other' },
} as const
export type TransferType = keyof typeof transferTypes

/** HKTYPEDETAIL, 划款类型明细: the first two digits are the HKTYPE it belongs to. */
export const transferDetails = {
  '0101': { zh: '入金', en: 'Money in' },
  '0102': { zh: '出金', en: 'Money out' },
  '0201': { zh: '入金', en: 'Money in' },
  '0202': { zh: '出金', en: 'Money out' },
  '0300': { zh: '申购款', en: 'Subscription' },
  '0400': { zh: '理财/存款', en: 'Bank product or deposit' },
  '0501': { zh: '管理费', en: 'Management fee' },
  '0502': { zh: '业绩报酬', en: 'Performance fee' },
  '0503': { zh: '托管费', en: 'Custody fee' },
  '0504': { zh: '外包服务费', en: 'Administration fee' },
  '0505': { zh: '审计费/信披费', en: 'Audit or disclosure fee' },
  '0506': { zh: '销售服务费', en: 'Distribution fee' },
  '0601': { zh: '赎回款', en: 'Redemption' },
  '0602': { zh: '分红款', en: 'Dividend' },
  '0700': { zh: '投资款', en: 'Investment' },
  '0801': { zh: '增值税及附加', en: 'VAT and surcharges' },
  '0900': { zh: '同名划转', en: 'Between own accounts' },
  '1000': { zh: '追加保证金', en: 'Margin call' },
  '9900': { zh: '其他', en: 'Other' },
} as const
export type TransferDetail = keyof typeof transferDetails

/** The details that belong to a type, in the order of the select. */
export const detailsOf = (type: string): TransferDetail[] =>
  keysOf(transferDetails).filter((detail) => detail.startsWith(type))

/** ZHZT, 账户状态: only 2 blocks. */
export const accountStatuses = {
  '0': { zh: '待生效', en: 'Not yet effective' },
  '1': { zh: '正常', en: 'Normal' },
  '2': { zh: '不可用', en: 'Unusable' },
} as const

/** ZHLX, 经纪账户类型. */
export const brokerAccountTypes = {
  '1': { zh: '证券资金账户', en: 'Securities cash account' },
  '2': { zh: '信用账户（两融）', en: 'Margin account' },
  '3': { zh: '期货账户', en: 'Futures account' },
  '4': { zh: '期权账户', en: 'Options account' },
  '5': { zh: '场外/收益互换账户', en: 'OTC or swap account' },
  '9': { zh: '其他', en: 'Other' },
} as const

/** ZLSOURCE, 指令来源. */
export const orderSources = {
  '0': { zh: '机构平台录入', en: 'Entered here' },
  '1': { zh: '机构平台批量导入', en: 'Imported here' },
  '2': { zh: '邮件/传真识别', en: 'E-mail or fax' },
  '3': { zh: '深证通直连', en: 'SSCC link' },
  '4': { zh: '接口直连', en: 'Direct interface' },
  '5': { zh: '系统自动', en: 'System' },
  '6': { zh: '托管人代录', en: 'Entered by the custodian' },
} as const
export type OrderSource = keyof typeof orderSources

/** ZLMS, 指令模式: the approvals an order needs before the custodian receives it. */
export const orderPatterns = {
  '1': { zh: '单人录入', en: 'Entry only' },
  '2': { zh: '录入+签发', en: 'Entry and sign-off' },
  '3': { zh: '录入+复核+签发', en: 'Entry, review and sign-off' },
} as const
export type OrderPattern = keyof typeof orderPatterns

/** PAYEEMARK: whether the payee account of an order in progress is new or changed. */
export const payeeMarks = {
  '0': { zh: '', en: '' },
  '1': { zh: '首次付款', en: 'First payment' },
  '2': { zh: '账户变更', en: 'Account changed' },
} as const
export type PayeeMarkCode = keyof typeof payeeMarks

/** FILETYPE, 附件类型. */
export const fileTypes = {
  '1001': { zh: '合同/协议', en: 'Contract' },
  '1002': { zh: '发票', en: 'Invoice' },
  '1003': { zh: '申购/认购书', en: 'Subscription form' },
  '1004': { zh: '费用计算表', en: 'Fee calculation' },
  '1005': { zh: '缴款通知', en: 'Payment notice' },
  '1069': { zh: '其他材料', en: 'Other material' },
} as const
export type FileType = keyof typeof fileTypes

/** In the order of the select: a key such as '10' would come before '01' in an object. */
export const transferTypeCodes = [
  '01',
  '02',
  '03',
  '06',
  '05',
  '08',
  '10',
  '07',
  '04',
  '09',
  '99',
] as const satisfies readonly TransferType[]
export const transferDetailCodes = keysOf(transferDetails)
export const fileTypeCodes = keysOf(fileTypes)
export const payeeMarkCodes = keysOf(payeeMarks)
