import { type RowOf, defineFields, f, t } from '@iisp/contract'
import { linkModes, openingControls, performanceTriggers } from './link-terms.ts'

/** The documents' flag, read as yes or no. */
export const yesNo = (name: f.Pair) => f.oneOf({ '1': ['是', 'Yes'], '0': ['否', 'No'] }, name)
/** A fraction with four places, read as a percentage. */
export const ratio = (name: f.Pair) => f.orNone(f.figure(t.ratio, name))
const day = (name: f.Pair) => f.orNone(f.date(name))

/** The fields that a relation and an application share, with the documents' keys (BO-107). */
export const linkFields = {
  MCPDM: f.text(20, ['母基金代码', 'Mother fund code']),
  MCPMC: f.text(220, ['母基金名称', 'Mother fund']),
  MJGMC: f.text(200, ['母基金管理人', 'Manager of the mother fund']),
  /** '' for a fund of another manager. */
  MXMBH: t.text(20),
  /** Status of the product; 3: liquidated. */
  MCPZT: t.oneOf('0', '1', '2', '3'),
  ZCPDM: f.text(20, ['子基金代码', 'Child fund code']),
  ZCPMC: f.text(220, ['子基金名称', 'Child fund']),
  ZJGMC: f.text(200, ['子基金管理人', 'Manager of the child fund']),
  ZXMBH: t.text(20),
  ZCPZT: t.oneOf('0', '1', '2', '3'),
  ZCPJJZH: f.text(20, ['子基金账号', 'Fund account of the child']),
  /** 1: a fund of the applicant. */
  MJJSYGLR: t.flag,
  ZJJSYGLR: t.flag,
  SGLDBL: ratio(['申购联动比例', 'Subscription ratio']),
  SGLDJE: f.orNone(f.amount(['申购联动金额', 'Subscription amount'])),
  /** The same as SHFHLDBL (BO-116). */
  SHLDBL: t.nullable(t.ratio),
  SHLDJE: f.orNone(f.amount(['赎回联动金额', 'Redemption amount'])),
  SHFHLDBL: ratio(['赎回联动比例', 'Redemption ratio']),
  FHSFCFSH: yesNo(['子基金分红触发赎回', 'A dividend of the child redeems']),
  YJBCCFLX: f.oneOf(performanceTriggers, ['业绩报酬触发类型', 'Performance fee triggered']),
  MZLDFS_NEW: f.oneOf(linkModes, ['联动方式', 'Linked']),
  ZJJSFCFSH_NEW: yesNo(['子基金付费触发赎回', 'A payment of the child redeems']),
  KSRQ: day(['开始日期', 'First day']),
  JSRQ: day(['结束日期', 'Last day']),
  ZTKZFS: f.oneOf(openingControls, ['状态控制方式', 'Opening of the mother']),
  REDEMCHARGEFLAG: t.flag,
  REDEEMACHVMTFLAG: t.flag,
  DIVIDENDACHVMTFLAG: t.flag,
  MFREECHARGETYPE: t.text(10),
  /** The applicant's manager number. */
  GLRID: t.text(20),
}
export const linkFieldSet = defineFields(linkFields)
export type LinkRow = RowOf<typeof linkFieldSet>
