import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/** A set of exchange files with its index, from upload to the register. */
export const exchangeFlow = defineFlow({
  states: {
    uploaded: { code: 'uploaded', name: { zh: '校验中', en: 'Being checked' }, tone: 'neutral' },
    checked: { code: 'checked', name: { zh: '待接收', en: 'To be taken over' }, tone: 'warning' },
    accepted: { code: 'accepted', name: { zh: '接收中', en: 'Being taken over' }, tone: 'info' },
    takenOver: { code: 'takenOver', name: { zh: '已接收', en: 'Taken over' }, tone: 'success', final: true },
    refused: { code: 'refused', name: { zh: '校验不通过', en: 'Refused' }, tone: 'danger', final: true },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤销', en: 'Withdrawn' }, tone: 'neutral', final: true },
  },
  sets: {
    /** A node works on it, or will. */
    working: ['uploaded', 'accepted'],
  },
  emits: [taTopics.exchangeChanged],
  moves: {
    check: { ways: [{ from: ['uploaded'], to: ['checked'], who: 'system' }], audit: 'ta.exchange-check' },
    refuse: {
      ways: [{ from: ['uploaded', 'accepted'], to: ['refused'], who: 'system' }],
      audit: 'ta.exchange-refuse',
    },
    accept: { ways: [{ from: ['checked'], to: ['accepted'], who: 'register' }], audit: 'ta.exchange-accept' },
    'take-over': {
      ways: [{ from: ['accepted'], to: ['takenOver'], who: 'system' }],
      audit: 'ta.exchange-take-over',
    },
    withdraw: {
      ways: [{ from: ['uploaded', 'checked'], to: ['withdrawn'], who: 'register' }],
      audit: 'ta.exchange-withdraw',
    },
  },
})
export type ExchangeState = StateOf<typeof exchangeFlow>
