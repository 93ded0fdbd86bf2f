import { type StateOf, defineFlow } from '@iisp/contract'
import { identityTopics } from '../topics.ts'

const decided = [identityTopics.staffChangeDecided] as const

/** A change of a person that one administrator proposes and another one confirms. */
export const staffChangeFlow = defineFlow({
  states: {
    pending: { code: 'pending', name: { zh: '待复核', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: 'confirmed', name: { zh: '已生效', en: 'In effect' }, tone: 'success', final: true },
    declined: { code: 'declined', name: { zh: '已退回', en: 'Declined' }, tone: 'danger', final: true },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
    lapsed: { code: 'lapsed', name: { zh: '已失效', en: 'Lapsed' }, tone: 'neutral', final: true },
  },
  emits: decided,
  moves: {
    confirm: {
      ways: [{ from: ['pending'], to: ['confirmed'], who: 'administrator' }],
      audit: 'identity.staff-change-confirm',
      emits: [...decided, identityTopics.rolesChanged],
    },
    decline: {
      ways: [{ from: ['pending'], to: ['declined'], who: 'administrator' }],
      audit: 'identity.staff-change-decline',
    },
    withdraw: {
      ways: [{ from: ['pending'], to: ['withdrawn'], who: 'proposer' }],
      audit: 'identity.staff-change-withdraw',
    },
    /** Nobody decided in time. */
    lapse: {
      ways: [{ from: ['pending'], to: ['lapsed'], who: 'system' }],
      audit: 'identity.staff-change-lapse',
    },
  },
})
export type StoredStaffChange = StateOf<typeof staffChangeFlow>
