import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/** A NAV entered by one person and confirmed by another. */
export const navFlow = defineFlow({
  states: {
    entered: { code: 'entered', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: 'confirmed', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success' },
    refused: { code: 'refused', name: { zh: '已退回', en: 'Refused' }, tone: 'danger', final: true },
    replaced: { code: 'replaced', name: { zh: '已更正', en: 'Replaced' }, tone: 'neutral', final: true },
  },
  sets: { valid: ['entered', 'confirmed'] },
  emits: [taTopics.navChanged],
  moves: {
    confirm: { ways: [{ from: ['entered'], to: ['confirmed'], who: 'register' }], audit: 'ta.nav-confirm' },
    refuse: { ways: [{ from: ['entered'], to: ['refused'], who: 'register' }], audit: 'ta.nav-refuse' },
    replace: {
      ways: [{ from: ['entered', 'confirmed'], to: ['replaced'], who: 'register' }],
      audit: 'ta.nav-replace',
    },
  },
})
export type NavState = StateOf<typeof navFlow>
