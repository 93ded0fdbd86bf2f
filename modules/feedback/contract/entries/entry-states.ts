import { type StateOf, defineFlow } from '@iisp/contract'
import { feedbackTopics } from '../topics.ts'

/** Feedback from the person who sent it to the operating side, which answers or closes it. */
export const entryFlow = defineFlow({
  states: {
    waiting: { code: 'waiting', name: { zh: '待处理', en: 'Waiting' }, tone: 'warning' },
    answered: { code: 'answered', name: { zh: '已答复', en: 'Answered' }, tone: 'success' },
    closed: { code: 'closed', name: { zh: '已关闭', en: 'Closed' }, tone: 'neutral', final: true },
  },
  emits: [feedbackTopics.entriesChanged],
  moves: {
    answer: {
      ways: [{ from: ['waiting', 'answered'], to: ['answered'], who: 'desk' }],
      audit: 'feedback.answer-entry',
    },
    close: {
      ways: [{ from: ['waiting', 'answered'], to: ['closed'], who: 'desk' }],
      audit: 'feedback.close-entry',
    },
  },
})
export type EntryState = StateOf<typeof entryFlow>
