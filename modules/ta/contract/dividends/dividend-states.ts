import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/** A dividend of a fund: who entered it does not approve it, and who computed it does not confirm it. */
export const dividendFlow = defineFlow({
  states: {
    entered: { code: 'entered', name: { zh: '待复核', en: 'To approve' }, tone: 'warning' },
    approved: { code: 'approved', name: { zh: '待试算', en: 'To compute' }, tone: 'warning' },
    computed: { code: 'computed', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: 'confirmed', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success', final: true },
    returned: { code: 'returned', name: { zh: '已退回', en: 'Returned' }, tone: 'danger', final: true },
    stopped: { code: 'stopped', name: { zh: '已终止', en: 'Stopped' }, tone: 'neutral', final: true },
    revoked: { code: 'revoked', name: { zh: '已撤销', en: 'Revoked' }, tone: 'danger', final: true },
  },
  sets: {
    /** Nothing has been written to the register yet. */
    open: ['entered', 'approved', 'computed'],
    /** One of a fund and ex-date. */
    valid: ['entered', 'approved', 'computed', 'confirmed'],
    /** Its NAVs were taken and stay as they are. */
    priced: ['computed', 'confirmed'],
  },
  emits: [taTopics.dividendChanged],
  moves: {
    enter: { ways: [{ from: ['entered'], to: 'same', who: 'register' }], audit: 'ta.dividend-enter' },
    approve: {
      ways: [{ from: ['entered'], to: ['approved'], who: 'register', when: 'somebody else entered it' }],
      audit: 'ta.dividend-approve',
    },
    return: {
      ways: [{ from: ['entered'], to: ['returned'], who: 'register', when: 'somebody else entered it' }],
      audit: 'ta.dividend-return',
    },
    compute: {
      ways: [{ from: ['approved', 'computed'], to: ['computed'], who: 'register' }],
      audit: 'ta.dividend-compute',
    },
    confirm: {
      ways: [{ from: ['computed'], to: ['confirmed'], who: 'register', when: 'somebody else computed it' }],
      audit: 'ta.dividend-confirm',
      emits: [taTopics.dividendChanged, taTopics.registerChanged],
    },
    /** What it wrote is taken back; a corrected plan may be entered. */
    revoke: {
      ways: [
        {
          from: ['confirmed'],
          to: ['revoked'],
          who: 'register',
          when: 'somebody else asked for it, nothing was built upon it and its orders are voided',
        },
      ],
      audit: 'ta.dividend-revoke',
      emits: [taTopics.dividendChanged, taTopics.registerChanged],
    },
    stop: {
      ways: [{ from: ['entered', 'approved', 'computed'], to: ['stopped'], who: 'register' }],
      audit: 'ta.dividend-stop',
    },
  },
})
export type DividendState = StateOf<typeof dividendFlow>
