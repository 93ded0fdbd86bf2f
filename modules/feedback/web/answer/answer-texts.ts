import { defineTexts } from '@iisp/web'

export const answerTexts = defineTexts(
  'feedback.answer',
  { decision: '处理动作', send: '提交' },
  { decision: 'Decision', send: 'Send' },
)
