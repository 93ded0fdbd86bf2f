import { type Static, t } from '@iisp/contract'
import { applicationFlow, relationReasonMax } from './application-states.ts'

/** The fields that a relation and an application share, with the documents' keys (BO-107). */
export const linkFields = {
  MCPDM: t.text(20),
  MCPMC: t.text(220),
  MJGMC: t.text(200),
  /** '' for a fund of another manager. */
  MXMBH: t.text(20),
  /** Status of the product; 3: liquidated. */
  MCPZT: t.oneOf('0', '1', '2', '3'),
  ZCPDM: t.text(20),
  ZCPMC: t.text(220),
  ZJGMC: t.text(200),
  ZXMBH: t.text(20),
  ZCPZT: t.oneOf('0', '1', '2', '3'),
  ZCPJJZH: t.text(20),
  /** 1: a fund of the applicant. */
  MJJSYGLR: t.flag,
  ZJJSYGLR: t.flag,
  SGLDBL: t.nullable(t.ratio),
  SGLDJE: t.nullable(t.amount),
  /** The same as SHFHLDBL (BO-116). */
  SHLDBL: t.nullable(t.ratio),
  SHLDJE: t.nullable(t.amount),
  SHFHLDBL: t.nullable(t.ratio),
  FHSFCFSH: t.flag,
  YJBCCFLX: t.oneOf('0', '1', '2', '3'),
  MZLDFS_NEW: t.oneOf('0', '1', '0,1'),
  ZJJSFCFSH_NEW: t.flag,
  KSRQ: t.nullable(t.date),
  JSRQ: t.nullable(t.date),
  ZTKZFS: t.oneOf('0', '1', '2'),
  REDEMCHARGEFLAG: t.flag,
  REDEEMACHVMTFLAG: t.flag,
  DIVIDENDACHVMTFLAG: t.flag,
  MFREECHARGETYPE: t.text(10),
  /** The applicant's manager number. */
  GLRID: t.text(20),
}

export const applicationRow = t.Object({
  SQID: t.id,
  SQZT: t.oneOf(...applicationFlow.all),
  /** Progress in words, such as '2/3 待审核' (BO-111). */
  SQJD: t.text(40),
  SQLX: t.oneOf('1', '2', '3'),
  ...linkFields,
  /** Empty for the other manager, who sees only the file's name. */
  WJID: t.text(60),
  WJMC: t.text(500),
  SQRSJH: t.text(20),
  SJHM: t.text(20),
  SFFSDX: t.flag,
  /** Applicant and time of the application. */
  SQR: t.personName,
  SQSJ: t.dateTime,
  /** The last person to decide, the time and the reason. */
  CLR: t.personName,
  CLSJ: t.nullable(t.dateTime),
  CLYY: t.text(relationReasonMax),
  /** Also deletes the settings of the forced redemption. */
  SCQSSZ: t.flag,
  version: t.version,
  actions: t.Array(t.oneOf(...applicationFlow.actions)),
})
export type ApplicationRow = Static<typeof applicationRow>
