import { type StateOf, defineFlow } from '@iisp/contract'
import { demandLimits } from '../limits.ts'
import { feedbackTopics } from '../topics.ts'

const decided = (zh: string, en: string) => ({
  button: { zh, en },
  reason: {
    max: demandLimits.reply,
    label: { zh: '正式答复', en: 'Official answer' },
    missing: { zh: '请输入答复内容', en: 'Please write an answer' },
  },
  done: { zh: '处理成功，提出人已收到消息', en: 'Done. The author has been told.' },
})
const byAnother = { who: 'desk', notBy: 'propose', unless: 'hidden' } as const

/** A demand from its proposal to the end. The operating side moves it, each time with an official answer. */
export const demandFlow = defineFlow({
  acts: { propose: { zh: '不可处理本人提出的需求', en: 'Nobody decides on their own demand' } },
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
      ways: [{ from: ['proposed', 'accepted', 'planned'], to: 'same', ...byAnother }],
      audit: 'feedback.answer-demand',
      decision: decided('仅答复', 'Answer only'),
    },
    accept: {
      ways: [{ from: ['proposed'], to: ['accepted'], ...byAnother }],
      audit: 'feedback.accept-demand',
      decision: decided('采纳', 'Accept'),
    },
    plan: {
      ways: [{ from: ['proposed', 'accepted'], to: ['planned'], ...byAnother }],
      audit: 'feedback.plan-demand',
      decision: decided('排期', 'Plan'),
    },
    finish: {
      ways: [{ from: ['accepted', 'planned'], to: ['done'], ...byAnother }],
      audit: 'feedback.finish-demand',
      decision: decided('已上线', 'Done'),
    },
    decline: {
      ways: [{ from: ['proposed', 'accepted', 'planned'], to: ['declined'], ...byAnother }],
      audit: 'feedback.decline-demand',
      decision: decided('不采纳', 'Decline'),
    },
    reopen: {
      ways: [{ from: ['declined'], to: ['proposed'], ...byAnother }],
      audit: 'feedback.reopen-demand',
      decision: decided('重新评估', 'Reopen'),
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
