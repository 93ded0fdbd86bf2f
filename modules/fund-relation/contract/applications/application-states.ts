import { type MoverOf, type StateOf, defineFlow } from '@iisp/contract'
import { relationTopics } from '../topics.ts'

/**
 * States of an application for a relation (BO-109). `counterparty` is the other fund's manager;
 * `register` is the TA operator. Changing an application after the counterparty has consented
 * requires a new consent.
 */
export const applicationFlow = defineFlow({
  states: {
    toConfirm: { code: '0', name: { zh: '待对方确认', en: 'With the other manager' }, tone: 'warning' },
    submitted: { code: '1', name: { zh: '待审核', en: 'To decide' }, tone: 'warning' },
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
      ways: [
        {
          from: ['submitted', 'returned'],
          to: ['toConfirm', 'submitted'],
          who: 'applicant',
          when: 'to the counterparty again where there is one',
        },
      ],
      audit: 'fund-relation.edit',
    },
    consent: {
      ways: [{ from: ['toConfirm'], to: ['submitted'], who: 'counterparty' }],
      audit: 'fund-relation.consent',
    },
    decline: {
      ways: [{ from: ['toConfirm'], to: ['returned'], who: 'counterparty' }],
      audit: 'fund-relation.decline',
    },
    revert: {
      ways: [{ from: ['toConfirm', 'submitted', 'approved', 'returned'], to: ['revoked'], who: 'applicant' }],
      audit: 'fund-relation.revert',
    },
    pass: {
      ways: [
        { from: ['submitted'], to: ['approved', 'effective'], who: 'register', when: 'by its first day' },
      ],
      audit: 'fund-relation.pass',
    },
    return: {
      ways: [{ from: ['submitted'], to: ['returned'], who: 'register' }],
      audit: 'fund-relation.return',
    },
    reject: {
      ways: [{ from: ['submitted'], to: ['refused'], who: 'register' }],
      audit: 'fund-relation.reject',
    },
    takeEffect: {
      ways: [{ from: ['approved'], to: ['effective'], who: 'system' }],
      audit: 'fund-relation.take-effect',
    },
  },
})
export type ApplicationState = StateOf<typeof applicationFlow>
export type ApplicationMover = MoverOf<typeof applicationFlow>

/** SQLX: the kind of application (BO-108). */
export const applicationKinds = {
  '1': { zh: '新增', en: 'Add' },
  '2': { zh: '修改', en: 'Modify' },
  '3': { zh: '删除', en: 'Delete' },
} as const
export type ApplicationKind = keyof typeof applicationKinds
