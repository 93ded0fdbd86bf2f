import { defineTexts } from '@iisp/web'

export const answerTexts = defineTexts({
  decision: ['处理动作', 'Decision'],
  send: ['提交', 'Submit'],
})
