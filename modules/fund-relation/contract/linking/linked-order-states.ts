import { type StateOf, defineFlow } from '@iisp/contract'
import { relationTopics } from '../topics.ts'

export const linkedReasonMax = 300

/** An order of a mother fund that a relation asks for, from its placing to the run that confirms it. */
export const linkedOrderFlow = defineFlow({
  states: {
    placed: { code: 'placed', name: { zh: '已发起', en: 'Placed' }, tone: 'info' },
    failed: { code: 'failed', name: { zh: '异常', en: 'Failed' }, tone: 'danger' },
    skipped: { code: 'skipped', name: { zh: '不再处理', en: 'Set aside' }, tone: 'neutral', final: true },
    // Only forced redemptions reach this state.
    settled: { code: 'settled', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success' },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
  },
  sets: {
    // Orders in these states are withdrawn when the run or dividend that triggered them is reversed.
    withdrawable: ['placed', 'failed'],
  },
  emits: [relationTopics.linkingChanged],
  moves: {
    /** Also the first step of an order that could be placed. */
    place: {
      ways: [{ from: ['failed'], to: ['placed'], who: 'system' }],
      audit: 'fund-relation.order-placed',
    },
    /** A forced redemption is not tried again: its fee is carried over. */
    retry: {
      ways: [{ from: ['failed'], to: ['placed'], who: 'desk', unless: 'forced' }],
      audit: 'fund-relation.order-placed',
      decision: {
        button: { zh: '重试', en: 'Try again' },
        ask: { zh: '重新向{motherName}发起？', en: 'Place the order at {motherName} again?' },
        done: { zh: '已重新发起', en: 'Tried again' },
      },
    },
    /**
     * Also the first step of an order that could not be placed, and the step of a forced redemption
     * that its run did not confirm.
     */
    fail: {
      ways: [{ from: ['placed'], to: ['failed'], who: 'system' }],
      audit: 'fund-relation.order-failed',
    },
    skip: {
      ways: [{ from: ['failed'], to: ['skipped'], who: 'desk' }],
      audit: 'fund-relation.order-skip',
      decision: {
        button: { zh: '不再处理', en: 'Set aside' },
        reason: {
          max: linkedReasonMax,
          label: { zh: '不再处理的原因', en: 'Why it is set aside' },
          missing: { zh: '请填写原因', en: 'Please give a reason' },
        },
        done: { zh: '已标记为不再处理', en: 'Set aside' },
      },
    },
    withdraw: {
      ways: [{ from: ['placed', 'failed'], to: ['withdrawn'], who: 'system' }],
      audit: 'fund-relation.order-withdraw',
    },
    settle: {
      ways: [{ from: ['placed'], to: ['settled'], who: 'system' }],
      audit: 'fund-relation.order-settle',
    },
    /** The run that confirmed the order was reversed. */
    reopen: {
      ways: [{ from: ['settled'], to: ['placed'], who: 'system' }],
      audit: 'fund-relation.order-reopen',
    },
  },
  marks: {
    /** The order was retried and could not be placed again. */
    failAgain: { in: ['failed'], who: 'desk', audit: 'fund-relation.order-failed' },
    /**
     * The event that triggered the order was reversed, but the mother fund was already dealing the
     * order.
     */
    keep: { in: ['placed'], who: 'system', audit: 'fund-relation.order-keep' },
  },
})
export type LinkedOrderState = StateOf<typeof linkedOrderFlow>
