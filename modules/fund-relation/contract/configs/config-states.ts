import { type MoverOf, type StateOf, defineFlow } from '@iisp/contract'
import { relationTopics } from '../topics.ts'

export const configReasonMax = 300
const byAnother = { who: 'reviewer', notBy: 'enter' } as const
const deletion = {
  button: { zh: '删除', en: 'Delete' },
  tone: 'danger',
  ask: {
    zh: '删除{zjjmc}的付费自动强赎设置？已生效的设置须经复核后删除。',
    en: 'Delete the settings of {zjjmc}? Settings in effect are deleted once reviewed.',
  },
} as const

/**
 * States of the settings of the forced redemption (BO-140): one person enters them and a second one
 * reviews them. While a change awaits review, the settings reviewed last stay in force.
 */
export const configFlow = defineFlow({
  acts: {
    enter: {
      zh: '该设置由您录入，须由另一人复核。',
      en: 'You entered these settings; somebody else has to review them.',
    },
  },
  states: {
    toReview: { code: '1', name: { zh: '待复核', en: 'To review' }, tone: 'warning' },
    effective: { code: '2', name: { zh: '已生效', en: 'In effect' }, tone: 'success' },
    returned: { code: '3', name: { zh: '复核退回', en: 'Returned' }, tone: 'danger' },
    toDelete: { code: '4', name: { zh: '待复核（删除）', en: 'Deletion to review' }, tone: 'warning' },
    deleted: { code: '5', name: { zh: '已删除', en: 'Deleted' }, tone: 'neutral', final: true },
  },
  sets: {
    kept: ['toReview', 'effective', 'returned', 'toDelete'],
  },
  emits: [relationTopics.configsChanged],
  moves: {
    enter: {
      // The first step has no state before it.
      ways: [],
      audit: 'fund-relation.config-enter',
    },
    pass: {
      ways: [
        { ...byAnother, from: ['toReview'], to: ['effective'], awaited: true },
        { ...byAnother, from: ['toDelete'], to: ['deleted'], awaited: true },
      ],
      audit: 'fund-relation.config-pass',
      decision: {
        button: { zh: '复核通过', en: 'Approve' },
        tone: 'primary',
        ask: { zh: '复核通过{zjjmc}的付费自动强赎设置？', en: 'Pass the settings of {zjjmc}?' },
        done: { zh: '复核通过', en: 'Approved' },
      },
    },
    reject: {
      ways: [
        { ...byAnother, from: ['toReview'], to: ['returned'] },
        { ...byAnother, from: ['toDelete'], to: ['effective'] },
      ],
      audit: 'fund-relation.config-reject',
      decision: {
        button: { zh: '复核退回', en: 'Return' },
        reason: {
          max: configReasonMax,
          label: { zh: '退回原因', en: 'Reason' },
          missing: {
            zh: '请填写退回原因，录入人会看到',
            en: 'Please give a reason; the recorder reads it',
          },
        },
        done: { zh: '已退回录入人', en: 'Returned to the recorder' },
      },
    },
    modify: {
      ways: [{ from: ['toReview', 'effective', 'returned'], to: ['toReview'], who: 'recorder' }],
      audit: 'fund-relation.config-modify',
      decision: { button: { zh: '修改', en: 'Modify' }, opens: true },
    },
    /** What has been in force is deleted by two persons. */
    askDelete: {
      ways: [{ from: ['effective'], to: ['toDelete'], who: 'recorder' }],
      audit: 'fund-relation.config-ask-delete',
      decision: {
        ...deletion,
        done: { zh: '已提交删除，等待复核', en: 'The deletion waits for the review' },
      },
    },
    remove: {
      ways: [
        { from: ['toReview', 'returned'], to: ['deleted'], who: 'recorder', unless: 'inForce' },
        {
          from: ['toReview', 'effective', 'returned', 'toDelete'],
          to: ['deleted'],
          who: 'system',
          when: 'the relation was deleted with it',
        },
      ],
      audit: 'fund-relation.config-remove',
      decision: { ...deletion, done: { zh: '删除成功', en: 'Deleted' } },
    },
  },
})
export type ConfigState = StateOf<typeof configFlow>
export type ConfigMover = MoverOf<typeof configFlow>
