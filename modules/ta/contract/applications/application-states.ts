import { type EventOf, type MoverOf, type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

export const applicationReasonMax = 300
const reasonMissing = {
  zh: '请填写原因，申请人会看到',
  en: 'Please give a reason; who entered it reads it',
}
/** Another person decides, and only until a dealing run has frozen the application. */
const byAnother = { notBy: 'enter', unless: 'inRun' } as const

/**
 * An application for shares (BO-157).
 * `manager` enters it: the fund manager's operator, or the TA operator for the kinds that the register starts.
 * `register` decides: the TA operator.
 */
export const applicationFlow = defineFlow({
  acts: {
    enter: {
      zh: '由您录入，须由另一位人员审核。',
      en: 'You entered this; somebody else decides it.',
    },
  },
  states: {
    draft: { code: '0', name: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
    submitted: { code: '1', name: { zh: '已提交', en: 'Submitted' }, tone: 'warning' },
    toComplete: { code: '2', name: { zh: '资料待补充', en: 'Documents missing' }, tone: 'danger' },
    passed: { code: '3', name: { zh: '审核通过', en: 'Passed' }, tone: 'info' },
    confirmed: { code: '4', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success', final: true },
    refused: { code: '5', name: { zh: '已拒绝', en: 'Refused' }, tone: 'danger', final: true },
    withdrawn: { code: '6', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
  },
  sets: {
    /** The manager may change it. */
    editable: ['draft', 'toComplete'],
    /** Submitted and not decided. */
    underWay: ['submitted', 'toComplete', 'passed'],
    /** The TA operator has to act. */
    atDesk: ['submitted'],
  },
  emits: [taTopics.applicationChanged],
  moves: {
    /** The first step of an application that a relation places, already passed. */
    place: { ways: [], audit: 'ta.application-place' },
    /** The first step of an application that an exchange file brought. */
    import: { ways: [], audit: 'ta.exchange-applications' },
    save: {
      ways: [{ from: ['draft', 'toComplete'], to: 'same', who: 'manager' }],
      audit: 'ta.application-save',
    },
    submit: {
      ways: [{ from: ['draft', 'toComplete'], to: ['submitted'], who: 'manager' }],
      audit: 'ta.application-submit',
    },
    withdraw: {
      ways: [
        {
          from: ['draft', 'submitted', 'toComplete', 'passed'],
          to: ['withdrawn'],
          who: 'manager',
          when: 'before the cut-off',
        },
        { from: ['passed'], to: ['withdrawn'], who: 'system', when: 'what placed it was taken back' },
      ],
      audit: 'ta.application-withdraw',
    },
    pass: {
      ways: [
        { from: ['submitted'], to: ['passed'], who: 'register', ...byAnother, awaited: true },
        { from: ['draft'], to: ['passed'], who: 'system', when: 'placed by the register or a relation' },
      ],
      audit: 'ta.application-pass',
      decision: {
        button: { zh: '审核通过', en: 'Pass' },
        tone: 'primary',
        ask: {
          zh: '审核通过申请{applicationNo}？交易日{dealingDate}。',
          en: 'Pass application {applicationNo} for {dealingDate}?',
        },
        done: { zh: '已通过', en: 'Passed' },
      },
    },
    'request-documents': {
      ways: [{ from: ['submitted'], to: ['toComplete'], who: 'register', ...byAnother }],
      audit: 'ta.application-request-documents',
      decision: {
        button: { zh: '要求补充资料', en: 'Ask for documents' },
        reason: {
          max: applicationReasonMax,
          label: { zh: '需要补充的资料', en: 'What is missing' },
          missing: reasonMissing,
        },
        done: { zh: '已通知补充资料', en: 'Documents were asked for' },
      },
    },
    refuse: {
      ways: [
        { from: ['submitted'], to: ['refused'], who: 'register', ...byAnother },
        { from: ['passed'], to: ['refused'], who: 'system', when: 'the dealing run refuses all of it' },
      ],
      audit: 'ta.application-refuse',
      decision: {
        button: { zh: '拒绝', en: 'Refuse' },
        tone: 'danger',
        reason: {
          max: applicationReasonMax,
          label: { zh: '拒绝的原因', en: 'Reason' },
          missing: reasonMissing,
        },
        done: { zh: '已拒绝', en: 'Refused' },
      },
    },
    confirm: {
      ways: [{ from: ['passed'], to: ['confirmed'], who: 'system' }],
      audit: 'ta.application-confirm',
    },
    /** A large redemption was confirmed in part; the remainder waits for the next open day. */
    defer: { ways: [{ from: ['passed'], to: 'same', who: 'system' }], audit: 'ta.application-defer' },
    /** The confirmation is reversed with its run. */
    reopen: {
      ways: [{ from: ['confirmed', 'refused'], to: ['passed'], who: 'system' }],
      audit: 'ta.application-reopen',
    },
  },
})
export type ApplicationState = StateOf<typeof applicationFlow>
export type ApplicationEvent = EventOf<typeof applicationFlow>
export type ApplicationMover = MoverOf<typeof applicationFlow>
