import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/**
 * The manager's answer to a report (BO-156). The register answers a disputed report and publishes it again, or a
 * corrected run replaces it.
 */
export const reportFlow = defineFlow({
  states: {
    toConfirm: { code: '0', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: '1', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success' },
    disputed: { code: '2', name: { zh: '有异议', en: 'Disputed' }, tone: 'danger' },
    replaced: { code: '3', name: { zh: '已更正', en: 'Replaced' }, tone: 'neutral', final: true },
  },
  sets: {
    /** Reports of the valid run. */
    current: ['toConfirm', 'confirmed', 'disputed'],
  },
  emits: [taTopics.reportChanged],
  moves: {
    confirm: {
      ways: [{ from: ['toConfirm'], to: ['confirmed'], who: 'manager' }],
      audit: 'ta.report-confirm',
    },
    dispute: {
      ways: [{ from: ['toConfirm'], to: ['disputed'], who: 'manager' }],
      audit: 'ta.report-dispute',
    },
    republish: {
      ways: [{ from: ['disputed'], to: ['toConfirm'], who: 'register' }],
      audit: 'ta.report-republish',
    },
    replace: {
      ways: [{ from: ['toConfirm', 'confirmed', 'disputed'], to: ['replaced'], who: 'register' }],
      audit: 'ta.report-replace',
    },
  },
})
export type ReportState = StateOf<typeof reportFlow>
