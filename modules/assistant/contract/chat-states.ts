import { type StateOf, defineFlow } from '@iisp/contract'
import { assistantTopics } from './topics.ts'

const emits = [assistantTopics.chatChanged] as const

/** A chat with customer service. What happened in it is kept as lines of the chat itself. */
export const chatFlow = defineFlow({
  states: {
    waiting: { code: 'waiting', name: { zh: '排队中', en: 'Waiting' }, tone: 'warning' },
    active: { code: 'active', name: { zh: '接待中', en: 'Attended to' }, tone: 'success' },
    ended: { code: 'ended', name: { zh: '已结束', en: 'Ended' }, tone: 'neutral', final: true },
  },
  sets: {},
  moves: {
    take: {
      ways: [{ from: ['waiting'], to: ['active'], who: 'service' }],
      audit: 'assistant.chat-take',
      emits,
    },
    end: {
      ways: [
        { from: ['active'], to: ['ended'], who: 'service' },
        { from: ['waiting', 'active'], to: ['ended'], who: 'person' },
      ],
      audit: 'assistant.chat-end',
      emits,
    },
  },
  marks: {
    'hand-over': { in: ['active'], who: 'service', audit: 'assistant.chat-hand-over', emits },
  },
})
export type ChatStatus = StateOf<typeof chatFlow>
