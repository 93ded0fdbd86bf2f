import { type StateOf, defineFlow } from '@iisp/contract'
import { relationTopics } from '../topics.ts'

/** A relation between a mother and a child fund (BO-110). */
export const relationFlow = defineFlow({
  states: {
    effective: { code: '1', name: { zh: '有效', en: 'In effect' }, tone: 'success' },
    pending: { code: '2', name: { zh: '待生效', en: 'Not yet in effect' }, tone: 'info' },
    ended: { code: '3', name: { zh: '已失效', en: 'Ended' }, tone: 'neutral', final: true },
    deleted: { code: '4', name: { zh: '已删除', en: 'Deleted' }, tone: 'neutral', final: true },
  },
  sets: {
    /** Relations that link now or will link later. */
    live: ['effective', 'pending'],
  },
  emits: [relationTopics.relationsChanged],
  moves: {
    takeEffect: {
      ways: [{ from: ['pending'], to: ['effective'], who: 'system' }],
      audit: 'fund-relation.relation-effective',
    },
    modify: {
      ways: [{ from: ['effective', 'pending'], to: ['effective'], who: 'system' }],
      audit: 'fund-relation.relation-modify',
    },
    end: {
      ways: [{ from: ['effective'], to: ['ended'], who: 'system', when: 'its last day is over' }],
      audit: 'fund-relation.relation-end',
    },
    delete: {
      ways: [{ from: ['effective', 'pending'], to: ['deleted'], who: 'system' }],
      audit: 'fund-relation.relation-delete',
    },
  },
})
export type RelationState = StateOf<typeof relationFlow>
