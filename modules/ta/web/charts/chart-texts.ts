import { defineTexts } from '@iisp/web'

export const chartTexts = defineTexts({
  open: ['图表', 'Chart'],
  fund: ['产品', 'Fund'],
  holders: ['投资者持仓分布', 'Holders by size'],
  holdersSummary: ['份额最多的{{n}}个账户，共{{total}}个', 'The {{n}} largest of {{total}} accounts'],
  holder: ['投资者', 'Investor'],
  shares: ['份额', 'Shares'],
  unit: ['份', 'shares'],
  ofFund: ['占比{{percent}}%', '{{percent}}% of the fund'],
  flows: ['申购与赎回', 'Subscriptions and redemptions'],
  flowsSummary: [
    '最近{{n}}个开放日的申购净额与赎回净额',
    'Net subscriptions and redemptions on the latest {{n}} open days',
  ],
  day: ['开放日', 'Dealing date'],
  subscribed: ['申购净额', 'Subscribed, net'],
  redeemed: ['赎回净额', 'Redeemed, net'],
  yuan: ['元', 'yuan'],
})
