import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/** A dealing run: who computes it does not approve it. */
export const runFlow = defineFlow({
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
    },
    approve: {
      ways: [{ from: ['computed'], to: ['approved'], who: 'register', when: 'somebody else computed it' }],
      audit: 'ta.run-approve',
    },
    return: {
      ways: [{ from: ['computed', 'approved'], to: ['frozen'], who: 'register' }],
      audit: 'ta.run-return',
    },
    confirm: {
      ways: [{ from: ['approved'], to: ['confirmed'], who: 'register' }],
      audit: 'ta.run-confirm',
      emits: [taTopics.runChanged, taTopics.registerChanged],
    },
    publish: { ways: [{ from: ['confirmed'], to: ['published'], who: 'register' }], audit: 'ta.run-publish' },
    stop: {
      ways: [{ from: ['frozen', 'computed', 'approved'], to: ['stopped'], who: 'register' }],
      audit: 'ta.run-stop',
    },
    /** Another run of the same day has taken its place. */
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
      emits: [taTopics.runChanged, taTopics.registerChanged],
    },
  },
})
export type RunState = StateOf<typeof runFlow>
