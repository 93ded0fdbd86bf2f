import { type StateOf, defineFlow } from '@iisp/contract'
import { entryLimits } from '../limits.ts'
import { feedbackTopics } from '../topics.ts'

const said = {
  max: entryLimits.answer,
  label: { zh: '答复或关闭原因', en: 'Answer or reason' },
  missing: { zh: '请输入答复或关闭原因', en: 'Please write an answer or a reason' },
} as const
const done = { zh: '处理成功，提交人已收到消息', en: 'Done. The person has been told.' }

/** Feedback from the person who sent it to the operating side, which answers or closes it. */
export const entryFlow = defineFlow({
  acts: { send: { zh: '不可处理本人的反馈', en: 'Nobody decides on their own feedback' } },
  states: {
    waiting: { code: 'waiting', name: { zh: '待处理', en: 'Waiting' }, tone: 'warning' },
    answered: { code: 'answered', name: { zh: '已答复', en: 'Answered' }, tone: 'success' },
    closed: { code: 'closed', name: { zh: '已关闭', en: 'Closed' }, tone: 'neutral', final: true },
  },
  emits: [feedbackTopics.entriesChanged],
  moves: {
    answer: {
      ways: [{ from: ['waiting', 'answered'], to: ['answered'], who: 'desk', notBy: 'send' }],
      audit: 'feedback.answer-entry',
      decision: { button: { zh: '答复', en: 'Answer' }, reason: said, done },
    },
    close: {
      ways: [{ from: ['waiting', 'answered'], to: ['closed'], who: 'desk', notBy: 'send' }],
      audit: 'feedback.close-entry',
      decision: { button: { zh: '关闭', en: 'Close' }, reason: said, done },
    },
  },
})
export type EntryState = StateOf<typeof entryFlow>
