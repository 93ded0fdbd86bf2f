import { defineTexts } from '@iisp/web'

export const feedbackDeskTexts = defineTexts(
  'feedback.entryDesk',
  {
    title: '反馈处理',
    empty: '暂无数据，没有符合条件的反馈',
    person: '提交人',
    institution: '机构',
    contact: '联系方式',
    answeredBy: '处理人',
    decisions: { answer: '答复', close: '关闭' },
    reply: '答复或关闭原因',
    replyHint: '提交人会收到消息',
    replyMissing: '请输入答复或关闭原因',
    sent: '处理成功，提交人已收到消息',
  },
  {
    title: 'Feedback of users',
    empty: 'No data: no feedback matches',
    person: 'Person',
    institution: 'Institution',
    contact: 'Contact',
    answeredBy: 'Decided by',
    decisions: { answer: 'Answer', close: 'Close' },
    reply: 'Answer or reason',
    replyHint: 'A message tells the person',
    replyMissing: 'Please write an answer or a reason',
    sent: 'Done. The person has been told.',
  },
)
