import { type StateOf, defineFlow } from '@iisp/contract'
import { deskReasonMax } from '../desk-reason.ts'
import { taTopics } from '../topics.ts'

/**
 * A dividend of a fund. The person who entered it cannot approve it, and the person who computed it cannot confirm
 * it.
 */
export const dividendFlow = defineFlow({
  acts: {
    enter: {
      zh: '该方案由您录入，须由另一人复核。',
      en: 'You entered this dividend; somebody else has to approve it.',
    },
    compute: {
      zh: '该次试算由您办理，须由另一人确认。',
      en: 'You computed this dividend; somebody else has to confirm it.',
    },
  },
  states: {
    entered: { code: 'entered', name: { zh: '待复核', en: 'To review' }, tone: 'warning' },
    approved: { code: 'approved', name: { zh: '待试算', en: 'To compute' }, tone: 'warning' },
    computed: { code: 'computed', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: 'confirmed', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success', final: true },
    returned: { code: 'returned', name: { zh: '已退回', en: 'Returned' }, tone: 'danger', final: true },
    stopped: { code: 'stopped', name: { zh: '已终止', en: 'Stopped' }, tone: 'neutral', final: true },
    revoked: { code: 'revoked', name: { zh: '已撤销', en: 'Revoked' }, tone: 'danger', final: true },
  },
  sets: {
    /** Nothing has been written to the register yet. */
    open: ['entered', 'approved', 'computed'],
    /** A fund has at most one dividend in these states per ex-date. */
    valid: ['entered', 'approved', 'computed', 'confirmed'],
    /** Its NAVs are fixed. */
    priced: ['computed', 'confirmed'],
  },
  emits: [taTopics.dividendChanged],
  moves: {
    enter: { ways: [{ from: ['entered'], to: 'same', who: 'register' }], audit: 'ta.dividend-enter' },
    approve: {
      ways: [{ from: ['entered'], to: ['approved'], who: 'register', notBy: 'enter', awaited: true }],
      audit: 'ta.dividend-approve',
      decision: {
        button: { zh: '复核通过', en: 'Approve' },
        tone: 'primary',
        ask: {
          zh: '已核对{productName}（{productCode}）的分红方案：每份{perShare}元，除息日{exDate}，复核通过？',
          en: 'You have checked the dividend of {productName} ({productCode}): {perShare} yuan a share, ex-date {exDate}. Approve it?',
        },
        done: { zh: '已复核', en: 'Approved' },
      },
    },
    return: {
      ways: [{ from: ['entered'], to: ['returned'], who: 'register', notBy: 'enter' }],
      audit: 'ta.dividend-return',
      decision: {
        button: { zh: '退回', en: 'Return' },
        tone: 'danger',
        reason: { max: deskReasonMax },
        done: { zh: '已退回', en: 'Returned' },
      },
    },
    compute: {
      ways: [{ from: ['approved', 'computed'], to: ['computed'], who: 'register' }],
      audit: 'ta.dividend-compute',
      decision: {
        button: { zh: '试算', en: 'Compute' },
        tone: 'primary',
        ask: {
          zh: '按权益登记日的持有份额和已确认的净值试算{productName}除息日{exDate}的分红？',
          en: 'Compute the dividend of {productName}, ex-date {exDate}, from the holdings of the record date and the confirmed NAVs?',
        },
        done: { zh: '试算完成', en: 'Computed' },
      },
    },
    confirm: {
      ways: [{ from: ['computed'], to: ['confirmed'], who: 'register', notBy: 'compute', awaited: true }],
      audit: 'ta.dividend-confirm',
      decision: {
        button: { zh: '确认分红', en: 'Confirm the dividend' },
        tone: 'primary',
        ask: {
          zh: '已核对{productName}除息日{exDate}的分红明细和控制合计？确认后记入份额登记，红利再投资的份额即时生效，现金红利于发放日划付。此后如须撤销，应先作废其划款指令，并更正或撤销其后确认的交易日处理、分红和业绩报酬。',
          en: 'You have checked holders and control totals of {productName}, ex-date {exDate}? Reinvested shares go into the register at once and cash is paid on the payment date. Before it can be revoked later, its orders have to be voided, and runs, dividends and performance fees that were confirmed after it undone.',
        },
        done: { zh: '分红已确认', en: 'Dividend confirmed' },
      },
      emits: [taTopics.dividendChanged, taTopics.registerChanged],
    },
    /** Reverses everything that it wrote. A corrected plan may be entered afterwards. */
    revoke: {
      ways: [
        {
          from: ['confirmed'],
          to: ['revoked'],
          who: 'register',
          when: 'somebody else asked for it, nothing was built upon it and its orders are voided',
        },
      ],
      audit: 'ta.dividend-revoke',
      decision: {
        button: { zh: '撤销分红', en: 'Revoke the dividend' },
        tone: 'danger',
        done: { zh: '已撤销，份额登记已恢复', en: 'Revoked: the register is as before' },
      },
      emits: [taTopics.dividendChanged, taTopics.registerChanged],
    },
    stop: {
      ways: [{ from: ['entered', 'approved', 'computed'], to: ['stopped'], who: 'register' }],
      audit: 'ta.dividend-stop',
      decision: {
        button: { zh: '终止', en: 'Stop' },
        tone: 'danger',
        reason: { max: deskReasonMax },
        done: { zh: '已终止', en: 'Stopped' },
      },
    },
  },
})
export type DividendState = StateOf<typeof dividendFlow>
