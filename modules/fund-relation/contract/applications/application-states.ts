import { type ActionOf, type MoverOf, type StateOf, defineFlow } from '@iisp/contract'
import { relationTopics } from '../topics.ts'

export const relationReasonMax = 300
const missing = { zh: '请填写原因，申请方会看到', en: 'Please give a reason; the applicant reads it' }

/**
 * States of an application for a relation (BO-109). `counterparty` is the other fund's manager;
 * `register` is the TA operator. Changing an application after the counterparty has consented
 * requires a new consent.
 */
export const applicationFlow = defineFlow({
  states: {
    toConfirm: { code: '0', name: { zh: '待对方确认', en: 'With the other manager' }, tone: 'warning' },
    submitted: { code: '1', name: { zh: '待审核', en: 'To review' }, tone: 'warning' },
    approved: { code: '2', name: { zh: '待生效', en: 'Approved' }, tone: 'info' },
    effective: { code: '3', name: { zh: '已生效', en: 'Effective' }, tone: 'success', final: true },
    returned: { code: '4', name: { zh: '已退回', en: 'Returned' }, tone: 'danger' },
    revoked: { code: '5', name: { zh: '已撤销', en: 'Revoked' }, tone: 'neutral', final: true },
    refused: { code: '6', name: { zh: '已拒绝', en: 'Refused' }, tone: 'danger', final: true },
  },
  sets: {
    /** A pair of funds can have only one application in these states. */
    open: ['toConfirm', 'submitted', 'approved', 'returned'],
    /** The applicant may change it. */
    editable: ['submitted', 'returned'],
  },
  emits: [relationTopics.applicationsChanged],
  moves: {
    apply: {
      // The first step has no state before it.
      ways: [],
      audit: 'fund-relation.apply',
    },
    edit: {
      // to the counterparty again where there is one
      ways: [
        { from: ['submitted'], to: ['toConfirm', 'submitted'], who: 'applicant' },
        { from: ['returned'], to: ['toConfirm', 'submitted'], who: 'applicant', awaited: true },
      ],
      audit: 'fund-relation.edit',
      decision: { button: { zh: '编辑', en: 'Edit' }, tone: 'primary', opens: true },
    },
    consent: {
      ways: [{ from: ['toConfirm'], to: ['submitted'], who: 'counterparty', awaited: true }],
      audit: 'fund-relation.consent',
      decision: {
        button: { zh: '同意', en: 'Agree' },
        tone: 'primary',
        ask: {
          zh: '同意{MCPMC}与{ZCPMC}的母子关系申请？同意后由份额登记机构审核。',
          en: 'Consent to the relation of {MCPMC} and {ZCPMC}? The register decides next.',
        },
        done: { zh: '已同意，等待审核', en: 'Agreed. The register decides next.' },
      },
    },
    decline: {
      ways: [{ from: ['toConfirm'], to: ['returned'], who: 'counterparty' }],
      audit: 'fund-relation.decline',
      decision: {
        button: { zh: '不同意', en: 'Refuse' },
        reason: {
          max: relationReasonMax,
          label: { zh: '不同意的原因', en: 'Why you decline' },
          missing,
        },
        done: { zh: '已退回申请方', en: 'Returned to the applicant' },
      },
    },
    revert: {
      ways: [{ from: ['toConfirm', 'submitted', 'approved', 'returned'], to: ['revoked'], who: 'applicant' }],
      audit: 'fund-relation.revert',
      decision: {
        button: { zh: '撤销', en: 'Revoke' },
        tone: 'danger',
        ask: {
          zh: '撤销{MCPMC}与{ZCPMC}的申请？撤销后不再办理。',
          en: 'Revoke the application for {MCPMC} and {ZCPMC}? It then goes no further.',
        },
        done: { zh: '申请已撤销', en: 'The application was revoked' },
      },
    },
    pass: {
      // by its first day
      ways: [{ from: ['submitted'], to: ['approved', 'effective'], who: 'register', awaited: true }],
      audit: 'fund-relation.pass',
      decision: {
        button: { zh: '通过', en: 'Pass' },
        tone: 'primary',
        ask: {
          zh: '通过{MCPMC}与{ZCPMC}的申请？',
          en: 'Pass the application for {MCPMC} and {ZCPMC}?',
        },
        done: { zh: '已通过，申请方会收到消息', en: 'Passed. The applicant is told.' },
      },
    },
    return: {
      ways: [{ from: ['submitted'], to: ['returned'], who: 'register' }],
      audit: 'fund-relation.return',
      decision: {
        button: { zh: '退回', en: 'Return' },
        reason: {
          max: relationReasonMax,
          label: { zh: '需要补充的内容', en: 'What is missing' },
          missing,
        },
        done: { zh: '已退回，申请方会收到消息', en: 'Returned. The applicant is told.' },
      },
    },
    reject: {
      ways: [{ from: ['submitted'], to: ['refused'], who: 'register' }],
      audit: 'fund-relation.reject',
      decision: {
        button: { zh: '拒绝', en: 'Refuse' },
        tone: 'danger',
        reason: { max: relationReasonMax, label: { zh: '拒绝的原因', en: 'Reason' }, missing },
        done: { zh: '已拒绝，申请方会收到消息', en: 'Refused. The applicant is told.' },
      },
    },
    takeEffect: {
      ways: [{ from: ['approved'], to: ['effective'], who: 'system' }],
      audit: 'fund-relation.take-effect',
    },
  },
})
export type ApplicationState = StateOf<typeof applicationFlow>
export type ApplicationMover = MoverOf<typeof applicationFlow>
export type ApplicationAction = ActionOf<typeof applicationFlow>

/** SQLX: the kind of application (BO-108). */
export const applicationKinds = {
  '1': { zh: '新增', en: 'Add' },
  '2': { zh: '修改', en: 'Modify' },
  '3': { zh: '删除', en: 'Delete' },
} as const
export type ApplicationKind = keyof typeof applicationKinds
