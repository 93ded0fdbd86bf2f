import { defineTexts } from '@iisp/web'

export const dueTexts = defineTexts({
  title: ['付费到期', 'Fees that fall due'],
  empty: ['暂无数据，未来31天内没有到期的费用', 'No data: no fee falls due within 31 days'],
  dueOn: ['到期日', 'Due on'],
  feeType: ['费用类型', 'Fee'],
  state: ['状态', 'State'],
  fee: ['应付金额（元）', 'Due (CNY)'],
  shares: ['赎回份额', 'Shares redeemed'],
  carried: ['结转下期（元）', 'Carried over (CNY)'],
  applicationNo: ['强赎申请单号', 'Redemption no.'],
  orderNo: ['划款指令编号', 'Transfer instruction'],
  reason: ['说明', 'Note'],
  confirmAsk: [
    '由{{child}}的托管户支付{{type}}{{amount}}元？确认后划款指令直接提交托管人办理。',
    'Pay the {{type}} of {{amount}} yuan from the custody account of {{child}}? The transfer instruction goes to the custodian at once.',
  ],
})
