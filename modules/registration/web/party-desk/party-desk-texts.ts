import { defineTexts } from '@iisp/web'

export const partyDeskTexts = defineTexts({
  title: ['参与方登记', 'Fund parties'],
  hint: ['初审与复核须由两位人员办理', 'Two different persons examine and confirm'],
  empty: ['暂无数据，没有待您办理的申请', 'No data: nothing waits for you'],
  none: ['暂无数据，没有符合条件的申请', 'No data: no application matches'],
  which: ['范围', 'Scope'],
  open: ['待我办理', 'For me'],
  all: ['全部', 'All'],
  endorsedBy: ['初审人', 'Examined by'],
  decidedBy: ['办理人', 'Decided by'],
  institution: ['开立机构', 'Institution'],
  duplicate: [
    '另有相同统一社会信用代码的申请正在办理或已通过，请核实。',
    'Another application with this credit code is open or accepted. Please verify.',
  ],
  ownEndorsement: [
    '该申请由您初审，须由另一位人员复核。',
    'You have examined this application; somebody else has to confirm it.',
  ],
  detail: ['登记申请 {{number}}', 'Application {{number}}'],
  endorse: ['初审通过', 'Examined'],
  accept: ['复核通过', 'Confirm'],
  return: ['退回补充', 'Return'],
  refuse: ['拒绝', 'Refuse'],
  endorseAsk: [
    '{{name}}的资料已核对无误，提交另一位人员复核？',
    'You have checked the data of {{name}}. Pass the application on to a second person?',
  ],
  acceptAsk: [
    '复核通过后，将为{{name}}开立机构，并为管理员{{admin}}（{{email}}）开通账号，由其自行设置密码。确认通过？',
    '{{name}} will be opened as an institution, with an account for its administrator {{admin}} ({{email}}), who sets the password. Confirm?',
  ],
  acceptClientAsk: [
    '复核通过后，{{name}}登记为投资者/委托人，不开立机构账号。确认通过？',
    '{{name}} will be registered as an investor or trustee client, without an account. Confirm?',
  ],
  reasonOf: { return: ['需要补充的内容', 'What is missing'], refuse: ['拒绝原因', 'Reason'] },
  reasonMissing: ['请填写原因，申请人会看到', 'Please give a reason; the applicant reads it'],
  done: {
    endorse: ['已提交复核', 'Passed on to a second person'],
    accept: ['已通过，申请人会收到通知', 'Accepted. The applicant is told.'],
    return: ['已退回，申请人会收到通知', 'Returned. The applicant is told.'],
    refuse: ['已拒绝，申请人会收到通知', 'Refused. The applicant is told.'],
  },
})
