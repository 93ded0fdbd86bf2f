import { helpTextOf } from '@iisp/contract/help-text'

const safetyText = helpTextOf('safety')

export const auditHelpTexts = [
  safetyText(
    'audit',
    null,
    [
      ['操作会留痕吗？', '谁改过这笔指令', '操作记录在哪里查'],
      '会。每笔指令的“办理进度”记录每一步的人员、时间和原因；平台另有不可篡改的审计记录，由托管人的审计人员查询和校验。',
    ],
    [
      ['Are acts recorded?', 'Who changed this order?'],
      'Yes. The timeline of an order names person, time and reason of each step; an audit trail that cannot be altered is kept besides and read by the auditors.',
    ],
    ['审计', '留痕', '操作记录'],
    ['order-status'],
  ),
]
