import { textsOf } from '@iisp/contract'
import { deliveryFields } from '@iisp/subscription/contract'
import { defineTexts } from '@iisp/web'

export const subscriptionTexts = defineTexts({
  ...textsOf(deliveryFields),
  title: ['订阅中心', 'Subscriptions'],
  parts: { services: ['可订阅服务', 'Services'], deliveries: ['发送记录', 'Deliveries'] },
  description: ['内容', 'What it contains'],
  wish: ['我的订阅', 'Your subscription'],
  nextAt: ['下次发送', 'Next delivery'],
  none: ['暂无可订阅的服务', 'There is nothing to subscribe to'],
  inPerson: [
    '您正在代办，订阅与退订须由本人操作。',
    'You are acting for somebody: people subscribe and unsubscribe in person.',
  ],
  off: ['未订阅', 'Not subscribed'],
  elsewhere: ['在个性化设置中设置', 'Set in the personal settings'],
  goThere: ['去设置', 'Open the settings'],
  subscribe: ['订阅', 'Subscribe'],
  change: ['修改', 'Modify'],
  end: ['退订', 'Unsubscribe'],
  ending: [
    '确定退订“{{name}}”吗？退订后立即停止发送。',
    'Unsubscribe from “{{name}}”? Nothing more is sent from now on.',
  ],
  ended: ['已退订', 'Unsubscribed'],
  save: ['保存', 'Save'],
  saved: ['订阅已保存', 'Subscription saved'],
  channel: { message: ['平台消息', 'Message'], mail: ['邮件', 'Mail'], sms: ['短信', 'Text message'] },
  channelMissing: ['请至少选择一种接收方式', 'Please choose at least one channel'],
  frequency: ['频率', 'Frequency'],
  frequencies: { instant: ['即时', 'At once'], daily: ['每日', 'Daily'], weekly: ['每周', 'Weekly'] },
  time: ['发送时间', 'Time'],
  timeMissing: ['请选择发送时间', 'Please choose a time'],
  weekday: ['星期', 'Weekday'],
  weekdays: {
    d1: ['周一', 'Monday'],
    d2: ['周二', 'Tuesday'],
    d3: ['周三', 'Wednesday'],
    d4: ['周四', 'Thursday'],
    d5: ['周五', 'Friday'],
    d6: ['周六', 'Saturday'],
    d7: ['周日', 'Sunday'],
  },
  noDeliveries: ['暂无数据，还没有发送过订阅内容', 'No data: nothing has been sent yet'],
})
