import { type StateOf, defineFlow } from '@iisp/contract'
import { guideTopics } from './topics.ts'

const { complaintAnswered, complaintsChanged } = guideTopics

export const complaintFlow = defineFlow({
  states: {
    waiting: { code: 'waiting', name: { zh: '待答复', en: 'Waiting' }, tone: 'warning' },
    answered: { code: 'answered', name: { zh: '已答复', en: 'Answered' }, tone: 'info' },
    adopted: { code: 'adopted', name: { zh: '已采纳', en: 'Adopted' }, tone: 'success' },
  },
  emits: [complaintsChanged],
  moves: {
    answer: {
      ways: [
        { from: ['waiting', 'answered'], to: ['answered'], who: 'desk' },
        { from: ['adopted'], to: 'same', who: 'desk' },
      ],
      audit: 'guide.answer-complaint',
      emits: [complaintAnswered, complaintsChanged],
    },
    adopt: { ways: [{ from: ['answered'], to: ['adopted'], who: 'desk' }], audit: 'guide.adopt-complaint' },
  },
})
export type ComplaintState = StateOf<typeof complaintFlow>
