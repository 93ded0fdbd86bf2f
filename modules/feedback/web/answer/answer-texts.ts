import { defineTexts } from '@iisp/web'

export const answerTexts = defineTexts('feedback.answer', {
  decision: ['处理动作', 'Decision'],
  send: ['提交', 'Send'],
})
