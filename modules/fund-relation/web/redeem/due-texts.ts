import { defineTexts } from '@iisp/web'

export const dueTexts = defineTexts({
  title: ['付费到期', 'Fees that fall due'],
  empty: ['暂无数据，未来31天内没有到期的费用', 'No data: no fee falls due within 31 days'],
  confirmAsk: [
    '由{{child}}的托管户支付{{type}}{{amount}}元？确认后划款指令直接提交托管人办理。',
    'Pay the {{type}} of {{amount}} yuan from the custody account of {{child}}? The transfer instruction goes to the custodian at once.',
  ],
})
