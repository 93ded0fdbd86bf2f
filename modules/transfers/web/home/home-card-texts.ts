import { defineTexts } from '@iisp/web/i18n/texts'

export const homeCardTexts = defineTexts(
  'transfers.home',
  {
    noneOpen: '暂无在途指令',
    count: '{{n}}笔',
    countCapped: '{{n}}笔以上',
    payments: '付款 {{sum}} 元',
    noneBack: '暂无退回或划款失败的指令',
    out: '付款',
    in: '收款',
    yuan: '元',
    noReason: '未填写原因',
    more: '查看全部',
  },
  {
    noneOpen: 'No open orders',
    count: '{{n}}',
    countCapped: 'over {{n}}',
    payments: 'CNY {{sum}} to pay',
    noneBack: 'No order was returned or failed',
    out: 'Payment',
    in: 'Receipt',
    yuan: 'CNY',
    noReason: 'No reason given',
    more: 'See all',
  },
)
