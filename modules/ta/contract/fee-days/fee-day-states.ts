import { type StateOf, defineFlow } from '@iisp/contract'
import { deskReasonMax } from '../desk-reason.ts'
import { taTopics } from '../topics.ts'

/**
 * A fee day (crystallisation date) of a fund. The terms fix all its parameters, so nobody approves it. The person who
 * computed it cannot confirm it.
 */
export const feeDayFlow = defineFlow({
  acts: {
    compute: {
      zh: '该次试算由您办理，须由另一人确认。',
      en: 'You computed this fee day; somebody else has to confirm it.',
    },
  },
  states: {
    entered: { code: 'entered', name: { zh: '待试算', en: 'To compute' }, tone: 'warning' },
    computed: { code: 'computed', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: 'confirmed', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success' },
    revoked: { code: 'revoked', name: { zh: '已撤销', en: 'Revoked' }, tone: 'neutral', final: true },
    stopped: { code: 'stopped', name: { zh: '已终止', en: 'Stopped' }, tone: 'neutral', final: true },
  },
  sets: {
    /** Nothing has been written to the register yet. */
    open: ['entered', 'computed'],
    /** A fund has at most one fee day in these states per date. */
    valid: ['entered', 'computed', 'confirmed'],
    /** Its NAV is fixed. */
    priced: ['computed', 'confirmed'],
  },
  emits: [taTopics.feeDayChanged],
  moves: {
    enter: { ways: [{ from: ['entered'], to: 'same', who: 'register' }], audit: 'ta.fee-day-enter' },
    compute: {
      ways: [{ from: ['entered', 'computed'], to: ['computed'], who: 'register' }],
      audit: 'ta.fee-day-compute',
      decision: {
        button: { zh: '试算', en: 'Compute' },
        tone: 'primary',
        ask: {
          zh: '按{feeDate}交易日处理后的份额和已确认的净值试算{productName}的业绩报酬？',
          en: 'Compute the performance fee of {productName} from the shares after the run of {feeDate} and the confirmed NAV?',
        },
        done: { zh: '试算完成', en: 'Computed' },
      },
    },
    confirm: {
      ways: [{ from: ['computed'], to: ['confirmed'], who: 'register', notBy: 'compute', awaited: true }],
      audit: 'ta.fee-day-confirm',
      decision: {
        button: { zh: '确认计提', en: 'Confirm the fee' },
        tone: 'primary',
        done: { zh: '业绩报酬已确认', en: 'Performance fee confirmed' },
      },
      emits: [taTopics.feeDayChanged, taTopics.registerChanged],
    },
    stop: {
      ways: [{ from: ['entered', 'computed'], to: ['stopped'], who: 'register' }],
      audit: 'ta.fee-day-stop',
      decision: {
        button: { zh: '终止', en: 'Stop' },
        tone: 'danger',
        reason: { max: deskReasonMax },
        done: { zh: '已终止', en: 'Stopped' },
      },
    },
    /** Reverses the fee. The day may be entered again. */
    revoke: {
      ways: [
        {
          from: ['confirmed'],
          to: ['revoked'],
          who: 'register',
          when: 'somebody else asked for it and nothing was built upon it',
        },
      ],
      audit: 'ta.fee-day-revoke',
      decision: {
        button: { zh: '撤销计提', en: 'Revoke the fee' },
        tone: 'danger',
        done: { zh: '已撤销，份额和高水位已恢复', en: 'Revoked: shares and marks are as before' },
      },
      emits: [taTopics.feeDayChanged, taTopics.registerChanged],
    },
  },
})
export type FeeDayState = StateOf<typeof feeDayFlow>
