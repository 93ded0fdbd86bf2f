import { type RowOf, defineFields, f, t } from '@iisp/contract'
import { applicationFlow, applicationKinds, relationReasonMax } from './application-states.ts'
import { linkFields, yesNo } from './link-fields.ts'

export const applicationFields = defineFields({
  SQID: f.named(t.id, ['申请编号', 'Number']),
  SQZT: f.state(applicationFlow, ['申请状态', 'State']),
  /** Progress in words, such as '2/3 待审核' (BO-111). */
  SQJD: f.text(40, ['申请进度', 'Progress']),
  SQLX: f.oneOf(applicationKinds, ['申请类型', 'Kind']),
  ...linkFields,
  /** Empty for the other manager, who sees only the file's name. */
  WJID: t.text(60),
  WJMC: f.text(500, ['附件', 'Attachment']),
  SQRSJH: f.text(20, ['申请人手机号', "Applicant's mobile"]),
  SJHM: f.text(20, ['联系人手机号', "Contact's mobile"]),
  SFFSDX: t.flag,
  /** Applicant and time of the application. */
  SQR: f.person(['申请人', 'Applied by']),
  SQSJ: f.moment(['申请时间', 'Applied at']),
  /** The last person to decide, the time and the reason. */
  CLR: f.person(['处理人', 'Decided by']),
  CLSJ: f.orNone(f.moment(['处理时间', 'Decided at'])),
  CLYY: f.text(relationReasonMax, ['处理意见', 'Reason']),
  /** Also deletes the settings of the forced redemption. */
  SCQSSZ: yesNo(['同时删除付费自动强赎设置', 'Also deletes the forced redemption']),
  version: t.version,
  actions: t.Array(t.oneOf(...applicationFlow.actions)),
})
export type ApplicationRow = RowOf<typeof applicationFields>
