import { defineTexts } from '@iisp/web'

export const dueTexts = defineTexts(
  'fund-relation.dues',
  {
    title: '付费到期',
    empty: '暂无数据，未来31天内没有到期的费用',
    dueOn: '到期日',
    feeType: '费用类型',
    state: '状态',
    fee: '应付金额（元）',
    shares: '赎回份额',
    carried: '结转下期（元）',
    applicationNo: '强赎申请单号',
    orderNo: '划款指令编号',
    reason: '说明',
    confirm: '确认付费',
    confirmAsk: '由{{child}}的托管户支付{{type}}{{amount}}元？确认后划款指令直接提交托管人办理。',
    confirmed: '已发起付费，划款指令待托管人确认',
  },
  {
    title: 'Fees that fall due',
    empty: 'No data: no fee falls due within 31 days',
    dueOn: 'Due on',
    feeType: 'Fee',
    state: 'State',
    fee: 'Due (CNY)',
    shares: 'Shares redeemed',
    carried: 'Carried over (CNY)',
    applicationNo: 'Redemption no.',
    orderNo: 'Transfer instruction',
    reason: 'Note',
    confirm: 'Pay',
    confirmAsk:
      'Pay the {{type}} of {{amount}} yuan from the custody account of {{child}}? The transfer instruction goes to the custodian at once.',
    confirmed: 'The payment is placed and waits for the custodian',
  },
)
