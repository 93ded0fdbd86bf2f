import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { institutionFields } from '../../contract/people/institutions.ts'

export const institutionTexts = defineTexts({
  ...textsOf(institutionFields),
  title: ['机构管理', 'Institutions'],
  hint: [
    '停用或恢复机构须由两人经办、复核。停用后，该机构人员立即退出且无法登录，登录时提示其联系托管人。',
    'Two persons close an institution or open it again. While it is closed its people are signed out and cannot sign in; they are told to ask the custodian.',
  ],
  empty: ['暂无数据，所选条件下没有机构', 'No data: no institution matches these filters'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['机构编号或名称', 'Number or name'],
  noAdministrator: ['--（无管理员）', '-- (none)'],
  andMore: ['{{names}}等{{count}}人', '{{names}} and others, {{count}} in all'],
  separator: ['、', ', '],
  waits: ['{{state}}（变更待复核）', '{{state}} (a change waits)'],
  close: ['停用', 'Disable'],
  closeTitle: ['停用{{name}}', 'Close {{name}}'],
  closeMeaning: [
    '由另一位托管人运营人员或系统管理员在“人员变更”中复核。复核通过后，该机构人员立即退出且无法登录。',
    'Another operator or system administrator of the custodian confirms it under Changes of people. Then its people are signed out at once and cannot sign in.',
  ],
  reopen: ['恢复', 'Restore'],
  reopenTitle: ['恢复{{name}}', 'Reopen {{name}}'],
  reopenMeaning: [
    '由另一位托管人运营人员或系统管理员在“人员变更”中复核。复核通过后，该机构人员可按原有角色和密码登录。',
    'Another operator or system administrator of the custodian confirms it under Changes of people. Then its people can sign in again, with the roles and passwords they had.',
  ],
  propose: ['提交复核', 'Submit for review'],
  reason: ['原因', 'Reason'],
  reasonMissing: ['请填写原因', 'Please give a reason'],
  proposed: ['已提交，请等待复核', 'Submitted. Please wait for the confirmation.'],
  showPeople: ['查看人员', 'Show its people'],
})
