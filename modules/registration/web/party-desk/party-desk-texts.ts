import { defineTexts } from '@iisp/web'

export const partyDeskTexts = defineTexts({
  title: ['参与方登记', 'Fund parties'],
  hint: ['初审与复核须由两位人员办理', 'Two different persons examine and confirm'],
  empty: ['暂无数据，没有待您办理的申请', 'No data: nothing waits for you'],
  none: ['暂无数据，没有符合条件的申请', 'No data: no application matches'],
  which: ['范围', 'Scope'],
  open: ['待我办理', 'For me'],
  all: ['全部', 'All'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: [
    '编号、机构、代码、管理员、手机或邮箱',
    'Number, institution, code, administrator, mobile or e-mail',
  ],
  duplicate: [
    '另有相同统一社会信用代码的申请正在办理或已通过，请核实。',
    'Another application with this credit code is open or accepted. Please verify.',
  ],
  detail: ['登记申请 {{number}}', 'Application {{number}}'],
  acceptAsk: [
    '复核通过后，将为{{name}}开立机构，并为管理员{{admin}}（{{email}}）开通账号，由其自行设置密码。确认通过？',
    '{{name}} will be opened as an institution, with an account for its administrator {{admin}} ({{email}}), who sets the password. Confirm?',
  ],
  acceptClientAsk: [
    '复核通过后，{{name}}登记为投资者/委托人，不开立机构账号。确认通过？',
    '{{name}} will be registered as an investor or trustee client, without an account. Confirm?',
  ],
})
