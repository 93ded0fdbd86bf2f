import { textsOf } from '@iisp/contract'
import { deskEntryFields } from '@iisp/feedback/contract'
import { defineTexts } from '@iisp/web'

export const feedbackDeskTexts = defineTexts({
  ...textsOf(deskEntryFields),
  title: ['反馈处理', 'Feedback of users'],
  empty: ['暂无数据，没有符合条件的反馈', 'No data: no feedback matches'],
  contact: ['联系方式', 'Contact'],
  answeredBy: ['处理人', 'Decided by'],
  replyHint: ['提交人会收到消息', 'A message tells the person'],
})
