import { textsOf } from '@iisp/contract'
import { entryFields } from '@iisp/feedback/contract'
import { defineTexts } from '@iisp/web'

export const entryTexts = defineTexts({
  ...textsOf(entryFields),
  title: ['意见反馈', 'Feedback'],
  hint: [
    '反馈仅运营方可见，答复后您会收到消息',
    'Only the operating side reads it; a message tells you of the answer',
  ],
  empty: ['暂无数据，您还没有提交过反馈', 'No data: you have not sent any feedback'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['内容、姓名、账号、机构或页面', 'Text, name, account, institution or page'],
  noAnswer: ['尚未答复', 'Not answered yet'],
  detail: ['反馈 {{id}}', 'Feedback {{id}}'],
  send: ['提交反馈', 'Send feedback'],
  submit: ['提交', 'Submit'],
  contentHint: [
    '请描述您遇到的问题或建议，请勿填写密码等敏感信息',
    'What went wrong, or what could be better? Please leave out passwords and the like',
  ],
  addressNote: [
    '将附上您反馈的页面：{{address}}',
    'The page that you are writing about is added: {{address}}',
  ],
  sent: ['感谢您的反馈，答复后您会收到消息', 'Thank you. A message will tell you of the answer.'],
})
