import { type StateOf, defineFlow } from '@iisp/contract'
import { relationTopics } from '../topics.ts'

/** A fee of a child fund from its planning to its payment. */
export const dueFlow = defineFlow({
  states: {
    planned: { code: 'planned', name: { zh: '未到期', en: 'Not yet due' }, tone: 'neutral' },
    advanced: {
      code: 'advanced',
      name: { zh: '管理人垫付', en: 'Advanced by the manager' },
      tone: 'neutral',
      final: true,
    },
    redeeming: { code: 'redeeming', name: { zh: '强赎中', en: 'Redeeming' }, tone: 'info' },
    // Paid as soon as the money has arrived in the custody account.
    ready: { code: 'ready', name: { zh: '待付费', en: 'To be paid' }, tone: 'info' },
    toConfirm: {
      code: 'toConfirm',
      name: { zh: '待人工确认', en: 'Awaiting confirmation' },
      tone: 'warning',
    },
    paying: { code: 'paying', name: { zh: '付费中', en: 'Being paid' }, tone: 'info' },
    paid: { code: 'paid', name: { zh: '已付费', en: 'Paid' }, tone: 'success', final: true },
    // A performance fee of which the register owes nothing.
    nothing: { code: 'nothing', name: { zh: '无应付', en: 'Nothing owed' }, tone: 'neutral', final: true },
    failed: { code: 'failed', name: { zh: '异常', en: 'Failed' }, tone: 'danger', final: true },
  },
  sets: {
    // Fees in these states reserve cash that no transfer order holds yet.
    counting: ['redeeming', 'ready', 'toConfirm'],
  },
  emits: [relationTopics.linkingChanged],
  moves: {
    advance: {
      ways: [{ from: ['planned'], to: ['advanced'], who: 'system' }],
      audit: 'fund-relation.fee-advance',
    },
    redeem: {
      ways: [{ from: ['planned'], to: ['redeeming'], who: 'system' }],
      audit: 'fund-relation.fee-redeem',
    },
    provide: {
      ways: [{ from: ['planned', 'redeeming'], to: ['ready'], who: 'system' }],
      audit: 'fund-relation.fee-provide',
    },
    /** The run that confirmed its redemption is corrected. */
    reopen: {
      ways: [{ from: ['ready'], to: ['redeeming'], who: 'system' }],
      audit: 'fund-relation.fee-reopen',
    },
    ask: { ways: [{ from: ['ready'], to: ['toConfirm'], who: 'system' }], audit: 'fund-relation.fee-ask' },
    pay: {
      ways: [
        { from: ['ready'], to: ['paying'], who: 'system' },
        { from: ['toConfirm'], to: ['paying'], who: 'confirmer', awaited: true },
      ],
      audit: 'fund-relation.fee-pay',
      decision: {
        button: { zh: '确认付费', en: 'Pay' },
        done: {
          zh: '已发起付费，划款指令待托管人确认',
          en: 'The payment is placed and waits for the custodian',
        },
      },
    },
    settle: { ways: [{ from: ['paying'], to: ['paid'], who: 'system' }], audit: 'fund-relation.fee-settle' },
    drop: {
      ways: [{ from: ['planned', 'ready', 'toConfirm'], to: ['nothing'], who: 'system' }],
      audit: 'fund-relation.fee-drop',
    },
    fail: {
      ways: [{ from: ['planned', 'redeeming', 'ready', 'paying'], to: ['failed'], who: 'system' }],
      audit: 'fund-relation.fee-fail',
    },
  },
})
export type DueState = StateOf<typeof dueFlow>
