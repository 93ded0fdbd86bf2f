import { type Translate, defineTexts } from '@iisp/web'

export const performanceFeeTexts = defineTexts({
  title: ['业绩报酬支付', 'Performance fees payable'],
  hint: [
    '份额登记已提取、应付管理人的业绩报酬，由托管账户划付至产品条款登记的收款账户',
    'Fees that the register has taken and the manager is owed, paid from the custody account to the payee of the fund terms',
  ],
  which: ['范围', 'Which'],
  open: ['待我处理', 'Waiting for me'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待您处理的业绩报酬', 'No data: no performance fee waits for you'],
  none: ['暂无数据，没有已提取的业绩报酬', 'No data: no performance fee has been taken'],
  keyword: ['产品', 'Fund'],
  keywordHint: ['产品代码或名称', 'Code or name of the fund'],
  payee: ['收款账户', 'Payee'],
  noPayee: ['条款未登记', 'Not in the terms'],
  cashShort: [
    '托管户可用余额不足，不能发起划款；款项到账后再支付。已自行划付的可登记。',
    'The custody account cannot pay this now. Pay once the money is there. What was paid otherwise can be noted.',
  ],
  detail: ['{{name}}业绩报酬支付', '{{name}}, performance fees payable'],
  payeeName: ['收款户名', 'Payee'],
  accountNo: ['收款账号', 'Account No.'],
  bank: ['开户行', 'Bank'],
  branchNo: ['联行号', 'Branch No.'],
  payeeMissing: [
    '现行条款未登记业绩报酬的收款账户，不能发起划款。请在“产品条款”的“费用支付”中录入费用类型“业绩报酬”的收款账户并复核，生效后再支付；已自行划付的可登记。',
    'The terms in force name no payee of the performance fee, so that no order can be placed. Enter it under Fund terms, Fees of the fund, fee type Performance fee, and have it approved; then pay. What was paid otherwise can be noted.',
  ],
  openTerms: ['打开产品条款', 'Open the fund terms'],
  overpaid: [
    '更正后已支付金额超过已提取的业绩报酬，超出部分由以后提取的业绩报酬抵扣，抵扣完毕前不再支付。',
    'After a correction more was paid than was taken. The rest is set off against fees to come; until then nothing is paid.',
  ],
  nothingOwed: ['没有应付未付的业绩报酬。', 'No performance fee is owed.'],
  payments: ['支付记录', 'Payments'],
  noPayments: ['暂无数据，尚未支付', 'No data: nothing has been paid'],
  confirmNote: [
    '已核对该笔{{amount}}元确已支付给管理人（{{reason}}）？确认后不再支付该金额，不能撤销。',
    'You have checked that the manager was paid these {{amount}} yuan ({{reason}})? The amount is not paid again, and that cannot be undone.',
  ],
  actions: { pay: ['支付', 'Pay'], paidByHand: ['登记已自行支付', 'Note as paid by hand'] },
  payAsk: [
    '将{{name}}（{{code}}）的业绩报酬{{owed}}元划付至{{payee}}，账号{{account}}？提交后生成划款指令，待托管人处理，款项随即冻结。',
    'Pay the performance fee of {{name}} ({{code}}), {{owed}} yuan, to {{payee}}, account {{account}}? A transfer instruction is placed, which waits for the custodian and holds the money at once.',
  ],
  paid: [
    '已生成划款指令{{orderNo}}，划款日期{{date}}',
    'Transfer instruction {{orderNo}} placed for {{date}}',
  ],
  byHandTitle: ['登记已自行支付的业绩报酬', 'Note a performance fee as paid by hand'],
  byHandHint: [
    '仅限已通过其他划款指令支付的业绩报酬；登记后须由另一人确认，其间不再计为应付。应付未付{{owed}}元。',
    'Only for what another instruction has paid. Somebody else confirms it; until then the amount does not count as owed. Owed: {{owed}} yuan.',
  ],
  yuan: ['元', 'yuan'],
  paidReasonHint: ['如已支付的划款指令编号', 'Such as the number of the instruction that paid it'],
  save: ['登记', 'Register'],
  noted: ['已登记，待另一人确认', 'Noted. Somebody else confirms it.'],
})
export type PerformanceFeeText = Translate<(typeof performanceFeeTexts)['zh']>
