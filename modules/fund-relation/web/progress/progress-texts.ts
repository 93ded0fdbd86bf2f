import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { applicationFields } from '../../contract/applications/application-row.ts'

export const progressTexts = defineTexts({
  ...textsOf(applicationFields),
  title: ['申请进度', 'Progress of applications'],
  hint: [
    '本机构的母子关系申请，以及待本机构确认的申请',
    'Applications of your institution, and those that wait for its consent',
  ],
  deskTitle: ['母子关系审核', 'Fund relations to decide'],
  deskHint: [
    '管理人提交的母子关系申请，审核后生效',
    'Applications of the managers; they take effect once passed',
  ],
  empty: ['暂无数据，没有符合条件的申请', 'No data: no application matches'],
  none: ['暂无待办的申请', 'No application waits'],
  applied: ['申请日期', 'Applied'],
  which: ['范围', 'Which'],
  waiting: ['待办', 'To do'],
  all: ['全部', 'All'],
  view: ['查看', 'View'],
  rehearse: ['预演', 'Rehearse'],
  detail: ['母子关系申请 {{id}}', 'Application {{id}}'],
})
