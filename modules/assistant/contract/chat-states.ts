import { type StateOf, defineFlow } from '@iisp/contract'
import { assistantTopics } from './topics.ts'

/** States of a chat with customer service. Its events are stored as lines of the chat itself. */
export const chatFlow = defineFlow({
  states: {
    waiting: { code: 'waiting', name: { zh: '排队中', en: 'Waiting' }, tone: 'warning' },
    active: { code: 'active', name: { zh: '接待中', en: 'Attended to' }, tone: 'success' },
    ended: { code: 'ended', name: { zh: '已结束', en: 'Ended' }, tone: 'neutral', final: true },
  },
  emits: [assistantTopics.chatChanged],
  moves: {
    take: { ways: [{ from: ['waiting'], to: ['active'], who: 'service' }], audit: 'assistant.chat-take' },
    end: {
      ways: [
        { from: ['active'], to: ['ended'], who: 'service' },
        { from: ['waiting', 'active'], to: ['ended'], who: 'person' },
      ],
      audit: 'assistant.chat-end',
    },
  },
  marks: {
    'hand-over': { in: ['active'], who: 'service', audit: 'assistant.chat-hand-over' },
  },
})
export type ChatStatus = StateOf<typeof chatFlow>
