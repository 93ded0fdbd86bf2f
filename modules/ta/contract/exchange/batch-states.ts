import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/**
 * A set of exchange files with its index, from upload to the register. A set with account applications cannot be
 * accepted by the person who uploaded it.
 */
export const exchangeFlow = defineFlow({
  acts: {
    upload: {
      zh: '本批次含账户申请，由您上传，须由另一人接收。',
      en: 'You uploaded this set, which has account applications: somebody else takes it over.',
    },
  },
  states: {
    uploaded: { code: 'uploaded', name: { zh: '校验中', en: 'Being checked' }, tone: 'neutral' },
    checked: { code: 'checked', name: { zh: '待接收', en: 'To be taken over' }, tone: 'warning' },
    accepted: { code: 'accepted', name: { zh: '接收中', en: 'Being taken over' }, tone: 'info' },
    takenOver: { code: 'takenOver', name: { zh: '已接收', en: 'Taken over' }, tone: 'success', final: true },
    refused: { code: 'refused', name: { zh: '校验不通过', en: 'Refused' }, tone: 'danger', final: true },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤销', en: 'Revoked' }, tone: 'neutral', final: true },
  },
  sets: {
    /** A worker is checking it, or soon will. */
    working: ['uploaded', 'accepted'],
  },
  emits: [taTopics.exchangeChanged],
  moves: {
    check: { ways: [{ from: ['uploaded'], to: ['checked'], who: 'system' }], audit: 'ta.exchange-check' },
    refuse: {
      ways: [{ from: ['uploaded', 'accepted'], to: ['refused'], who: 'system' }],
      audit: 'ta.exchange-refuse',
    },
    accept: {
      ways: [{ from: ['checked'], to: ['accepted'], who: 'register', notBy: 'upload', awaited: true }],
      audit: 'ta.exchange-accept',
      decision: {
        button: { zh: '接收', en: 'Take over' },
        tone: 'primary',
        done: { zh: '已提交接收', en: 'Being taken over' },
      },
    },
    'take-over': {
      ways: [{ from: ['accepted'], to: ['takenOver'], who: 'system' }],
      audit: 'ta.exchange-take-over',
    },
    withdraw: {
      ways: [{ from: ['uploaded', 'checked'], to: ['withdrawn'], who: 'register' }],
      audit: 'ta.exchange-withdraw',
      decision: {
        button: { zh: '撤销', en: 'Revoke' },
        tone: 'danger',
        ask: {
          zh: '确认撤销批次 {id}？撤销后须重新上传。',
          en: 'Give up set {id}? It then has to be uploaded again.',
        },
        done: { zh: '已撤销', en: 'Revoked' },
      },
    },
  },
})
export type ExchangeState = StateOf<typeof exchangeFlow>
