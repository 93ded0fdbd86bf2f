import { type MoverOf, type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

export const reportReasonMax = 300

/**
 * The manager's answer to a report (BO-156). The register answers a disputed report and publishes it again, or a
 * corrected run replaces it.
 */
export const reportFlow = defineFlow({
  states: {
    toConfirm: { code: '0', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: '1', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success' },
    disputed: { code: '2', name: { zh: '有异议', en: 'Disputed' }, tone: 'danger' },
    replaced: { code: '3', name: { zh: '已更正', en: 'Corrected' }, tone: 'neutral', final: true },
  },
  sets: {
    /** Reports of the valid run. */
    current: ['toConfirm', 'confirmed', 'disputed'],
  },
  emits: [taTopics.reportChanged],
  moves: {
    confirm: {
      ways: [{ from: ['toConfirm'], to: ['confirmed'], who: 'manager', awaited: true }],
      audit: 'ta.report-confirm',
      decision: {
        button: { zh: '确认', en: 'Confirm' },
        tone: 'primary',
        done: { zh: '已确认', en: 'Confirmed' },
      },
    },
    dispute: {
      ways: [{ from: ['toConfirm'], to: ['disputed'], who: 'manager' }],
      audit: 'ta.report-dispute',
      decision: {
        button: { zh: '提出异议', en: 'Dispute' },
        tone: 'danger',
        reason: {
          max: reportReasonMax,
          label: { zh: '异议的内容', en: 'What is disputed' },
          missing: { zh: '请填写原因', en: 'Please give a reason' },
        },
        done: { zh: '已提交异议', en: 'The dispute was sent' },
      },
    },
    republish: {
      ways: [{ from: ['disputed'], to: ['toConfirm'], who: 'register', awaited: true }],
      audit: 'ta.report-republish',
      decision: {
        button: { zh: '答复并重新发布', en: 'Answer and publish again' },
        tone: 'primary',
        reason: {
          max: reportReasonMax,
          label: { zh: '答复', en: 'Answer' },
          missing: { zh: '请填写答复', en: 'Please write an answer' },
        },
        done: { zh: '已重新发布', en: 'Published again' },
      },
    },
    replace: {
      ways: [{ from: ['toConfirm', 'confirmed', 'disputed'], to: ['replaced'], who: 'register' }],
      audit: 'ta.report-replace',
    },
  },
})
export type ReportState = StateOf<typeof reportFlow>
export type ReportMover = MoverOf<typeof reportFlow>
