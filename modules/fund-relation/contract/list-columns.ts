import type { BothLanguages } from '@iisp/contract'

type Columns = Readonly<Record<string, BothLanguages>>

/** The columns of links, as the tables and their Excel files name them. */
const link = {
  MCPDM: { zh: '母基金代码', en: 'Mother fund code' },
  MCPMC: { zh: '母基金名称', en: 'Mother fund' },
  MJGMC: { zh: '母基金管理人', en: 'Manager of the mother fund' },
  ZCPDM: { zh: '子基金代码', en: 'Child fund code' },
  ZCPMC: { zh: '子基金名称', en: 'Child fund' },
  ZJGMC: { zh: '子基金管理人', en: 'Manager of the child fund' },
  ZCPJJZH: { zh: '子基金账号', en: 'Fund account of the child' },
  MZLDFS_NEW: { zh: '联动方式', en: 'Linked' },
  SGLDBL: { zh: '申购联动比例', en: 'Subscription ratio' },
  SGLDJE: { zh: '申购联动金额', en: 'Subscription amount' },
  SHFHLDBL: { zh: '赎回联动比例', en: 'Redemption ratio' },
  SHLDJE: { zh: '赎回联动金额', en: 'Redemption amount' },
  KSRQ: { zh: '开始日期', en: 'First day' },
  JSRQ: { zh: '结束日期', en: 'Last day' },
} as const satisfies Columns

export const relationColumns = {
  ...link,
  RELSTATE: { zh: '关系状态', en: 'State' },
  SFSZQS: { zh: '付费自动强赎', en: 'Forced redemption' },
} as const satisfies Columns

export const applicationColumns = {
  SQID: { zh: '申请编号', en: 'Number' },
  SQLX: { zh: '申请类型', en: 'Kind' },
  SQZT: { zh: '申请状态', en: 'State' },
  SQJD: { zh: '申请进度', en: 'Progress' },
  ...link,
  SQR: { zh: '申请人', en: 'Applied by' },
  SQSJ: { zh: '申请时间', en: 'Applied at' },
  CLR: { zh: '处理人', en: 'Decided by' },
  CLSJ: { zh: '处理时间', en: 'Decided at' },
  CLYY: { zh: '处理意见', en: 'Reason' },
} as const satisfies Columns

export const configColumns = {
  zjjdm: { zh: '子基金代码', en: 'Child fund code' },
  zjjmc: { zh: '子基金名称', en: 'Child fund' },
  mjjdm: { zh: '母基金代码', en: 'Mother fund code' },
  mjjmc: { zh: '母基金名称', en: 'Mother fund' },
  status: { zh: '状态', en: 'State' },
  feesToConfirm: { zh: '待确认付费', en: 'Fees to release' },
  fylx: { zh: '费用类型', en: 'Fees' },
  ffpl: { zh: '支付频率', en: 'Frequency' },
  zjjzh: { zh: '子基金账号', en: 'Fund account' },
  zjyzh: { zh: '子交易账号', en: 'Trading account' },
  zlzdqr: { zh: '指令确认方式', en: 'Order' },
  shbllx: { zh: '赎回方式', en: 'Redeems' },
  zdshbl: { zh: '指定赎回比例', en: 'Ratio' },
  fkfrxz: { zh: '付款方', en: 'Payer' },
  mzkglr: { zh: '跨管理人', en: 'Across managers' },
  sjhm: { zh: '联系手机', en: 'Mobile' },
  email: { zh: '联系邮箱', en: 'E-mail' },
  lrr: { zh: '录入人', en: 'Entered by' },
  lrsj: { zh: '录入时间', en: 'Entered at' },
  fhr: { zh: '复核人', en: 'Reviewed by' },
} as const satisfies Columns

/** Names of the codes in the lists; the keys are those of the columns. */
export const codeNames = {
  zlzdqr: {
    '1': { zh: '自动确认', en: 'Released at once' },
    '0': { zh: '人工确认', en: 'Released by a person' },
  },
  shbllx: {
    '0': { zh: '按应付费用金额', en: 'What the fee needs' },
    '1': { zh: '按指定比例', en: 'A ratio' },
  },
  fkfrxz: {
    '1': { zh: '子基金托管户', en: "Child fund's custody account" },
    '2': { zh: '管理人垫付', en: 'Advanced by the manager' },
  },
  yesNo: { '1': { zh: '是', en: 'Yes' }, '0': { zh: '否', en: 'No' } },
} as const
