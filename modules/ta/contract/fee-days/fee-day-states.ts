import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/** A fee day of a fund. The terms say all of its plan, so nobody approves it; who computed it does not confirm it. */
export const feeDayFlow = defineFlow({
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
    /** One of a fund and date. */
    valid: ['entered', 'computed', 'confirmed'],
    /** Its NAV was taken and stays as it is. */
    priced: ['computed', 'confirmed'],
  },
  emits: [taTopics.feeDayChanged],
  moves: {
    enter: { ways: [{ from: ['entered'], to: 'same', who: 'register' }], audit: 'ta.fee-day-enter' },
    compute: {
      ways: [{ from: ['entered', 'computed'], to: ['computed'], who: 'register' }],
      audit: 'ta.fee-day-compute',
    },
    confirm: {
      ways: [{ from: ['computed'], to: ['confirmed'], who: 'register', when: 'somebody else computed it' }],
      audit: 'ta.fee-day-confirm',
      emits: [taTopics.feeDayChanged, taTopics.registerChanged],
    },
    /** What was taken is given back; the day may be entered again. */
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
      emits: [taTopics.feeDayChanged, taTopics.registerChanged],
    },
    stop: {
      ways: [{ from: ['entered', 'computed'], to: ['stopped'], who: 'register' }],
      audit: 'ta.fee-day-stop',
    },
  },
})
export type FeeDayState = StateOf<typeof feeDayFlow>
