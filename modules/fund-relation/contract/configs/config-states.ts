import { type StateOf, defineFlow } from '@iisp/contract'
import { relationTopics } from '../topics.ts'

/**
 * States of the settings of the forced redemption (BO-140): one person enters them and a second one
 * reviews them. While a change awaits review, the settings reviewed last stay in force.
 */
export const configFlow = defineFlow({
  states: {
    toReview: { code: '1', name: { zh: '待复核', en: 'To review' }, tone: 'warning' },
    effective: { code: '2', name: { zh: '已生效', en: 'In effect' }, tone: 'success' },
    returned: { code: '3', name: { zh: '复核退回', en: 'Returned' }, tone: 'danger' },
    toDelete: { code: '4', name: { zh: '待复核（删除）', en: 'Deletion to review' }, tone: 'warning' },
    deleted: { code: '5', name: { zh: '已删除', en: 'Deleted' }, tone: 'neutral', final: true },
  },
  sets: {
    waiting: ['toReview', 'toDelete'],
    kept: ['toReview', 'effective', 'returned', 'toDelete'],
  },
  emits: [relationTopics.configsChanged],
  moves: {
    enter: {
      // The first step has no state before it.
      ways: [],
      audit: 'fund-relation.config-enter',
    },
    modify: {
      ways: [{ from: ['toReview', 'effective', 'returned'], to: ['toReview'], who: 'recorder' }],
      audit: 'fund-relation.config-modify',
    },
    askDelete: {
      ways: [{ from: ['effective'], to: ['toDelete'], who: 'recorder' }],
      audit: 'fund-relation.config-ask-delete',
    },
    pass: {
      ways: [
        { from: ['toReview'], to: ['effective'], who: 'reviewer' },
        { from: ['toDelete'], to: ['deleted'], who: 'reviewer' },
      ],
      audit: 'fund-relation.config-pass',
    },
    reject: {
      ways: [
        { from: ['toReview'], to: ['returned'], who: 'reviewer' },
        { from: ['toDelete'], to: ['effective'], who: 'reviewer' },
      ],
      audit: 'fund-relation.config-reject',
    },
    remove: {
      ways: [
        { from: ['toReview', 'returned'], to: ['deleted'], who: 'recorder', when: 'never in effect' },
        {
          from: ['toReview', 'effective', 'returned', 'toDelete'],
          to: ['deleted'],
          who: 'system',
          when: 'the relation was deleted with it',
        },
      ],
      audit: 'fund-relation.config-remove',
    },
  },
})
export type ConfigState = StateOf<typeof configFlow>
