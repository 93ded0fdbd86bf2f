import { type StateOf, defineFlow } from '@iisp/contract'
import { verificationTopics } from './topics.ts'

export const refusalMax = 100
const byAnother = { who: 'reviewer', notBy: 'ask' } as const

/** A code to scan and its verification. Each state has a time limit after which it counts as expired. */
export const verificationFlow = defineFlow({
  acts: {
    ask: { zh: '不可审核本人发起的核验', en: 'You may not review a verification that you asked for' },
  },
  states: {
    waiting: { code: 'waiting', name: { zh: '待扫码', en: 'To be scanned' }, tone: 'neutral' },
    claimed: { code: 'claimed', name: { zh: '手机操作中', en: 'On the phone' }, tone: 'info' },
    reviewing: { code: 'reviewing', name: { zh: '待审核', en: 'To review' }, tone: 'warning' },
    passed: { code: 'passed', name: { zh: '已通过', en: 'Passed' }, tone: 'success', final: true },
    failed: { code: 'failed', name: { zh: '未通过', en: 'Not passed' }, tone: 'danger', final: true },
    replaced: { code: 'replaced', name: { zh: '已失效', en: 'Expired' }, tone: 'neutral', final: true },
  },
  sets: {
    /** The phone may continue with it. */
    onPhone: ['waiting', 'claimed'],
    /** States answered as stored; a replaced code is answered as expired. */
    shown: ['waiting', 'claimed', 'reviewing', 'passed', 'failed'],
  },
  emits: [verificationTopics.changed],
  moves: {
    begin: {
      ways: [{ from: ['waiting', 'claimed'], to: ['claimed'], who: 'phone' }],
      audit: 'verification.begin',
    },
    exhaust: {
      ways: [
        { from: ['waiting', 'claimed'], to: ['failed'], who: 'phone', when: 'too many wrong identities' },
      ],
      audit: 'verification.wrong-identity',
    },
    submit: { ways: [{ from: ['claimed'], to: ['reviewing'], who: 'phone' }], audit: 'verification.submit' },
    pass: {
      ways: [{ ...byAnother, from: ['reviewing'], to: ['passed'], awaited: true }],
      audit: 'verification.pass',
      decision: {
        button: { zh: '通过', en: 'Pass' },
        tone: 'primary',
        done: { zh: '已通过', en: 'Passed' },
      },
    },
    refuse: {
      ways: [{ ...byAnother, from: ['reviewing'], to: ['failed'] }],
      audit: 'verification.refuse',
      decision: {
        button: { zh: '不通过', en: 'Refuse' },
        tone: 'danger',
        opens: true,
        reason: {
          max: refusalMax,
          label: { zh: '原因', en: 'Reason' },
          missing: { zh: '请输入不通过原因', en: 'Please enter the reason of the refusal' },
        },
        done: { zh: '已退回', en: 'Returned' },
      },
    },
    'end-unreviewed': {
      ways: [{ from: ['reviewing'], to: ['failed'], who: 'system', when: 'nobody reviewed it in time' }],
      audit: 'verification.unreviewed',
    },
    'lose-provider': {
      ways: [{ from: ['reviewing'], to: ['failed'], who: 'system', when: 'the service is out of reach' }],
      audit: 'verification.provider-down',
    },
    replace: {
      ways: [{ from: ['waiting', 'claimed'], to: ['replaced'], who: 'asker' }],
      audit: 'verification.replace',
      emits: [],
    },
  },
  marks: {
    'count-wrong-identity': {
      in: ['waiting', 'claimed'],
      who: 'phone',
      audit: 'verification.wrong-identity',
      emits: [],
    },
    use: { in: ['passed'], who: 'asker', audit: 'verification.use', emits: [] },
  },
})
export type VerificationState = StateOf<typeof verificationFlow>

const expired = 'expired'
/** The effective states of a verification: its state, or expired if the time limit of the state is over. */
export const stages = {
  all: [...verificationFlow.sets.shown, expired] as const,
  byCode: {
    ...verificationFlow.byCode,
    [expired]: { ...verificationFlow.states.replaced, code: expired },
  },
} as const
export type Stage = (typeof stages.all)[number]
