import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

export const navReasonMax = 300

/** A NAV entered by one person and confirmed by another. */
export const navFlow = defineFlow({
  name: { zh: '净值', en: 'NAV' },
  acts: {
    enter: {
      zh: '该净值由您录入，须由另一人确认。',
      en: 'You entered this NAV; somebody else has to confirm it.',
    },
  },
  states: {
    entered: { code: 'entered', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: 'confirmed', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success' },
    refused: { code: 'refused', name: { zh: '已退回', en: 'Returned' }, tone: 'danger', final: true },
    replaced: { code: 'replaced', name: { zh: '已更正', en: 'Corrected' }, tone: 'neutral', final: true },
  },
  sets: { valid: ['entered', 'confirmed'] },
  emits: [taTopics.navChanged],
  moves: {
    confirm: {
      ways: [{ from: ['entered'], to: ['confirmed'], who: 'register', notBy: 'enter', awaited: true }],
      audit: 'ta.nav-confirm',
      decision: {
        button: { zh: '确认', en: 'Confirm' },
        tone: 'primary',
        ask: {
          zh: '确认{productName}（{productCode}）{navDate}单位净值为 {unitNav}？',
          en: 'Confirm that the unit NAV of {productName} ({productCode}) on {navDate} is {unitNav}?',
        },
      },
    },
    refuse: {
      ways: [{ from: ['entered'], to: ['refused'], who: 'register', notBy: 'enter' }],
      audit: 'ta.nav-refuse',
      decision: { button: { zh: '退回', en: 'Return' }, tone: 'danger', reason: { max: navReasonMax } },
    },
    replace: {
      ways: [{ from: ['entered', 'confirmed'], to: ['replaced'], who: 'register', unless: 'used' }],
      audit: 'ta.nav-replace',
      decision: { button: { zh: '更正', en: 'Correct' }, opens: true },
    },
  },
})
export type NavState = StateOf<typeof navFlow>
