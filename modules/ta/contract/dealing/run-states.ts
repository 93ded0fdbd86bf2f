import { type StateOf, defineFlow } from '@iisp/contract'
import { deskReasonMax } from '../desk-reason.ts'
import { taTopics } from '../topics.ts'

/** A dealing run. The person who computes it cannot approve it. */
export const runFlow = defineFlow({
  acts: {
    compute: {
      zh: '该次试算由您办理，须由另一人复核。',
      en: 'You computed this run; somebody else has to approve it.',
    },
  },
  states: {
    frozen: { code: 'frozen', name: { zh: '已截单', en: 'List frozen' }, tone: 'warning' },
    computed: { code: 'computed', name: { zh: '已试算', en: 'Computed' }, tone: 'warning' },
    approved: { code: 'approved', name: { zh: '已复核', en: 'Approved' }, tone: 'info' },
    confirmed: { code: 'confirmed', name: { zh: '已确认', en: 'Confirmed' }, tone: 'info' },
    published: { code: 'published', name: { zh: '已发布', en: 'Published' }, tone: 'success' },
    stopped: { code: 'stopped', name: { zh: '已终止', en: 'Stopped' }, tone: 'neutral', final: true },
    corrected: { code: 'corrected', name: { zh: '已更正', en: 'Corrected' }, tone: 'neutral', final: true },
  },
  sets: {
    /** Nothing has been written to the register yet. */
    before: ['frozen', 'computed', 'approved'],
    /** The register holds its confirmations. */
    valid: ['confirmed', 'published'],
  },
  emits: [taTopics.runChanged],
  moves: {
    /** The list of the day is frozen. */
    start: { ways: [{ from: ['frozen'], to: 'same', who: 'register' }], audit: 'ta.run-start' },
    compute: {
      ways: [{ from: ['frozen', 'computed'], to: ['computed'], who: 'register' }],
      audit: 'ta.run-compute',
      decision: {
        button: { zh: '试算', en: 'Compute' },
        tone: 'primary',
        opens: true,
        done: { zh: '试算完成', en: 'Computed' },
      },
    },
    approve: {
      ways: [{ from: ['computed'], to: ['approved'], who: 'register', notBy: 'compute', awaited: true }],
      audit: 'ta.run-approve',
      decision: {
        button: { zh: '复核通过', en: 'Approve' },
        tone: 'primary',
        ask: {
          zh: '已核对{productName}{dealingDate}的试算结果和控制合计，复核通过？',
          en: 'You have checked results and control totals of {productName}, {dealingDate}. Approve them?',
        },
        done: { zh: '已复核', en: 'Approved' },
      },
    },
    return: {
      ways: [{ from: ['computed', 'approved'], to: ['frozen'], who: 'register' }],
      audit: 'ta.run-return',
      decision: {
        button: { zh: '退回', en: 'Return' },
        reason: { max: deskReasonMax },
        done: { zh: '已退回', en: 'Returned' },
      },
    },
    stop: {
      ways: [{ from: ['frozen', 'computed', 'approved'], to: ['stopped'], who: 'register' }],
      audit: 'ta.run-stop',
      decision: {
        button: { zh: '终止', en: 'Stop' },
        tone: 'danger',
        reason: { max: deskReasonMax },
        done: { zh: '已终止', en: 'Stopped' },
      },
    },
    confirm: {
      ways: [{ from: ['approved'], to: ['confirmed'], who: 'register' }],
      audit: 'ta.run-confirm',
      decision: {
        button: { zh: '确认入账', en: 'Confirm' },
        tone: 'primary',
        ask: {
          zh: '确认后，{productName}{dealingDate}的确认结果记入份额登记，认申购款由募集户划入托管户。此后只能更正，不能撤销。确认入账？',
          en: 'The results of {productName}, {dealingDate} go into the register, and money goes from the raise account to custody. It can be corrected, not undone. Confirm?',
        },
        done: { zh: '已确认入账', en: 'Confirmed' },
      },
      emits: [taTopics.runChanged, taTopics.registerChanged],
    },
    publish: {
      ways: [{ from: ['confirmed'], to: ['published'], who: 'register' }],
      audit: 'ta.run-publish',
      decision: {
        button: { zh: '发布', en: 'Publish' },
        tone: 'primary',
        ask: {
          zh: '发布后管理人可查看{productName}{dealingDate}的交易确认。发布？',
          en: 'The manager will see the confirmations of {productName}, {dealingDate}. Publish them?',
        },
        done: { zh: '已发布', en: 'Published' },
      },
    },
    /** Another run of the same day has replaced it. */
    correct: {
      ways: [
        {
          from: ['confirmed', 'published'],
          to: ['corrected'],
          who: 'register',
          when: 'somebody else asked for it',
        },
      ],
      audit: 'ta.run-correct',
      decision: {
        button: { zh: '更正', en: 'Correct' },
        tone: 'danger',
        ask: {
          zh: '{productName}{dealingDate}的确认结果从份额登记中收回，名单重新截单，须重新试算、复核和确认。更正？',
          en: 'The results of {productName}, {dealingDate} are taken back from the register and its list is frozen anew, to be computed, approved and confirmed again. Correct it?',
        },
        done: { zh: '已更正，请重新试算', en: 'Taken back. Please compute the new run.' },
      },
      emits: [taTopics.runChanged, taTopics.registerChanged],
    },
  },
})
export type RunState = StateOf<typeof runFlow>
