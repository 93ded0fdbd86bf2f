import { type StateOf, defineFlow } from '@iisp/contract'
import { feedbackTopics } from '../topics.ts'

/** A demand from its proposal to the end. The operating side moves it, each time with an official answer. */
export const demandFlow = defineFlow({
  states: {
    proposed: { code: 'proposed', name: { zh: '待评估', en: 'Proposed' }, tone: 'warning' },
    accepted: { code: 'accepted', name: { zh: '已采纳', en: 'Accepted' }, tone: 'info' },
    planned: { code: 'planned', name: { zh: '已排期', en: 'Planned' }, tone: 'info' },
    done: { code: 'done', name: { zh: '已上线', en: 'Done' }, tone: 'success', final: true },
    declined: { code: 'declined', name: { zh: '不采纳', en: 'Declined' }, tone: 'neutral' },
  },
  sets: { open: ['proposed', 'accepted', 'planned'] },
  emits: [feedbackTopics.demandsChanged],
  moves: {
    answer: {
      ways: [{ from: ['proposed', 'accepted', 'planned'], to: 'same', who: 'desk' }],
      audit: 'feedback.answer-demand',
    },
    accept: {
      ways: [{ from: ['proposed'], to: ['accepted'], who: 'desk' }],
      audit: 'feedback.accept-demand',
    },
    plan: {
      ways: [{ from: ['proposed', 'accepted'], to: ['planned'], who: 'desk' }],
      audit: 'feedback.plan-demand',
    },
    finish: {
      ways: [{ from: ['accepted', 'planned'], to: ['done'], who: 'desk' }],
      audit: 'feedback.finish-demand',
    },
    decline: {
      ways: [{ from: ['proposed', 'accepted', 'planned'], to: ['declined'], who: 'desk' }],
      audit: 'feedback.decline-demand',
    },
    reopen: {
      ways: [{ from: ['declined'], to: ['proposed'], who: 'desk' }],
      audit: 'feedback.reopen-demand',
    },
  },
  marks: {
    hide: {
      in: ['proposed', 'accepted', 'planned', 'done', 'declined'],
      who: 'desk',
      audit: 'feedback.hide-demand',
    },
    restore: {
      in: ['proposed', 'accepted', 'planned', 'done', 'declined'],
      who: 'desk',
      audit: 'feedback.restore-demand',
    },
  },
})
export type DemandState = StateOf<typeof demandFlow>
