import { type EventOf, type MarkOf, type MoverOf, type StateOf, defineFlow } from '@iisp/contract'
import { transferTopics } from '../topics.ts'

const { orderChanged, contactsToTell, peopleToTell } = transferTopics
const changed = [orderChanged, contactsToTell] as const
const told = [...changed, peopleToTell] as const

/**
 * PROSTATUS of a transfer order and every allowed transition. `who` is a person's role (custodian means the
 * custodian's operator) or `system`, which stands for the bank's answer and the clock.
 */
export const orderFlow = defineFlow({
  states: {
    draft: { code: '010', name: { zh: '待提交', en: 'Draft' }, tone: 'neutral' },
    returned: { code: '011', name: { zh: '退回待修改', en: 'Returned for changes' }, tone: 'danger' },
    toReview: { code: '020', name: { zh: '待复核', en: 'To review' }, tone: 'warning' },
    toSign: { code: '030', name: { zh: '待签发', en: 'Awaiting sign-off' }, tone: 'warning' },
    toAccept: { code: '040', name: { zh: '待托管人确认', en: 'Awaiting custodian' }, tone: 'warning' },
    inHand: { code: '050', name: { zh: '托管人处理中', en: 'With the custodian' }, tone: 'info' },
    toPay: { code: '051', name: { zh: '待划款', en: 'Waiting to be paid' }, tone: 'info' },
    paying: { code: '060', name: { zh: '划款中', en: 'Being paid' }, tone: 'info' },
    paid: { code: '070', name: { zh: '划款成功', en: 'Paid' }, tone: 'success', final: true },
    failed: { code: '080', name: { zh: '划款失败', en: 'Failed' }, tone: 'danger', final: true },
    withdrawn: { code: '090', name: { zh: '已撤销', en: 'Revoked' }, tone: 'neutral', final: true },
    voided: { code: '091', name: { zh: '已作废', en: 'Voided' }, tone: 'neutral', final: true },
  },
  sets: {
    /** A person may change the order. */
    editable: ['draft', 'returned'],
    /** Submitted and not final: the order still needs its accounts. */
    underWay: ['toReview', 'toSign', 'toAccept', 'inHand', 'toPay', 'paying'],
    /** Under way or paid: an identical new order counts as a duplicate. */
    underWayOrPaid: ['toReview', 'toSign', 'toAccept', 'inHand', 'toPay', 'paying', 'paid'],
    /** Not final: a warning about its payee is still useful. */
    open: ['draft', 'returned', 'toReview', 'toSign', 'toAccept', 'inHand', 'toPay', 'paying'],
    /** The custodian's desk has something to do. */
    atDesk: ['toAccept', 'inHand', 'toPay', 'paying'],
    /** With the custodian and not yet paid: documents may be asked for. */
    beforePayment: ['toAccept', 'inHand', 'toPay'],
    /** Failed, voided or returned: has a reason. */
    withReason: ['returned', 'failed', 'voided'],
    notPaid: ['returned', 'failed', 'withdrawn', 'voided'],
    final: ['paid', 'failed', 'withdrawn', 'voided'],
    result: ['paid', 'failed'],
  },
  emits: changed,
  moves: {
    save: { ways: [{ from: ['draft', 'returned'], to: 'same', who: 'operator' }], audit: 'transfers.save' },
    /** By the share register: the custodian alone has to agree. */
    place: {
      ways: [{ from: ['draft'], to: ['toAccept'], who: 'system', when: 'placed by the share register' }],
      audit: 'transfers.place',
    },
    submit: {
      ways: [
        { from: ['draft', 'returned'], to: ['toReview'], who: 'operator', when: 'pattern 3' },
        { from: ['draft', 'returned'], to: ['toSign'], who: 'operator', when: 'pattern 2' },
        { from: ['draft', 'returned'], to: ['toAccept'], who: 'operator', when: 'pattern 1' },
      ],
      audit: 'transfers.submit',
    },
    'pass-review': {
      ways: [{ from: ['toReview'], to: ['toSign'], who: 'reviewer' }],
      audit: 'transfers.pass-review',
    },
    sign: { ways: [{ from: ['toSign'], to: ['toAccept'], who: 'signer' }], audit: 'transfers.sign' },
    return: {
      ways: [
        { from: ['toReview'], to: ['returned'], who: 'reviewer' },
        { from: ['toSign'], to: ['returned'], who: 'signer' },
        { from: ['toAccept'], to: ['returned'], who: 'custodian' },
      ],
      audit: 'transfers.return',
      emits: told,
    },
    recall: {
      ways: [{ from: ['toReview', 'toSign', 'toAccept'], to: ['returned'], who: 'operator' }],
      audit: 'transfers.recall',
      emits: told,
    },
    withdraw: {
      ways: [
        {
          from: ['draft', 'returned', 'toReview', 'toSign', 'toAccept'],
          to: ['withdrawn'],
          who: 'operator',
        },
      ],
      audit: 'transfers.withdraw',
      emits: told,
    },
    accept: {
      ways: [
        { from: ['toAccept'], to: ['inHand'], who: 'custodian', when: 'payable now' },
        { from: ['toAccept'], to: ['toPay'], who: 'custodian', when: 'waits for its day or for money' },
      ],
      audit: 'transfers.accept',
    },
    void: {
      ways: [{ from: ['toAccept', 'inHand', 'toPay'], to: ['voided'], who: 'custodian' }],
      audit: 'transfers.void',
      emits: told,
    },
    pay: {
      ways: [
        { from: ['inHand', 'toPay'], to: ['paying'], who: 'custodian' },
        { from: ['toPay'], to: ['paying'], who: 'system', when: 'day reached and money there' },
      ],
      audit: 'transfers.pay',
    },
    settle: {
      ways: [
        { from: ['paying'], to: ['paid'], who: 'custodian' },
        { from: ['paying'], to: ['paid'], who: 'system' },
      ],
      audit: 'transfers.settle',
      emits: told,
    },
    fail: {
      ways: [
        { from: ['toPay'], to: ['failed'], who: 'system', when: 'cut-off of its day passed' },
        { from: ['toPay'], to: ['failed'], who: 'custodian' },
        { from: ['paying'], to: ['failed'], who: 'custodian' },
        { from: ['paying'], to: ['failed'], who: 'system' },
      ],
      audit: 'transfers.fail',
      emits: told,
    },
  },
  marks: {
    'request-documents': {
      in: ['toAccept', 'inHand', 'toPay'],
      who: 'custodian',
      audit: 'transfers.request-documents',
      emits: told,
    },
    // an order that failed or was voided while documents were missing still accepts them
    'add-documents': {
      in: ['toAccept', 'inHand', 'toPay', 'failed', 'voided'],
      who: 'operator',
      audit: 'transfers.add-documents',
    },
    'supply-documents': {
      in: ['toAccept', 'inHand', 'toPay', 'failed', 'voided'],
      who: 'operator',
      audit: 'transfers.supply-documents',
    },
    acknowledge: { in: ['failed'], who: 'operator', audit: 'transfers.acknowledge' },
  },
})

export type OrderStatus = StateOf<typeof orderFlow>
export type OrderEvent = EventOf<typeof orderFlow>
export type OrderMark = MarkOf<typeof orderFlow>
export type OrderMover = MoverOf<typeof orderFlow>
