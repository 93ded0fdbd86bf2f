import { type PartsOf, defineStates } from '@iisp/contract'

/**
 * PROSTATUS of a transfer order and every way it may move. `who` names a person's role (custodian stands for
 * the custodian's operator), `system` the bank's answer and the clock.
 */
export const orderStates = defineStates({
  states: {
    '010': { zh: '待提交', en: 'Draft' },
    '011': { zh: '退回待修改', en: 'Returned for changes' },
    '020': { zh: '待复核', en: 'Awaiting review' },
    '030': { zh: '待签发', en: 'Awaiting sign-off' },
    '040': { zh: '待托管人确认', en: 'Awaiting custodian' },
    '050': { zh: '托管人处理中', en: 'With the custodian' },
    '051': { zh: '待划款', en: 'Waiting to be paid' },
    '060': { zh: '划款中', en: 'Being paid' },
    '070': { zh: '划款成功', en: 'Paid', final: true },
    '080': { zh: '划款失败', en: 'Failed', final: true },
    '090': { zh: '已撤销', en: 'Withdrawn', final: true },
    '091': { zh: '已作废', en: 'Voided', final: true },
  },
  moves: [
    { from: '010', event: 'save', to: '010', who: 'operator' },
    { from: '011', event: 'save', to: '011', who: 'operator' },
    { from: '010', event: 'submit', to: '020', who: 'operator', when: 'pattern 3' },
    { from: '010', event: 'submit', to: '030', who: 'operator', when: 'pattern 2' },
    { from: '010', event: 'submit', to: '040', who: 'operator', when: 'pattern 1' },
    { from: '011', event: 'submit', to: '020', who: 'operator', when: 'pattern 3' },
    { from: '011', event: 'submit', to: '030', who: 'operator', when: 'pattern 2' },
    { from: '011', event: 'submit', to: '040', who: 'operator', when: 'pattern 1' },
    { from: '020', event: 'pass-review', to: '030', who: 'reviewer' },
    { from: '020', event: 'return', to: '011', who: 'reviewer' },
    { from: '030', event: 'sign', to: '040', who: 'signer' },
    { from: '030', event: 'return', to: '011', who: 'signer' },
    { from: '020', event: 'recall', to: '011', who: 'operator' },
    { from: '030', event: 'recall', to: '011', who: 'operator' },
    { from: '040', event: 'recall', to: '011', who: 'operator' },
    { from: '010', event: 'withdraw', to: '090', who: 'operator' },
    { from: '011', event: 'withdraw', to: '090', who: 'operator' },
    { from: '020', event: 'withdraw', to: '090', who: 'operator' },
    { from: '030', event: 'withdraw', to: '090', who: 'operator' },
    { from: '040', event: 'withdraw', to: '090', who: 'operator' },
    { from: '040', event: 'accept', to: '050', who: 'custodian', when: 'payable now' },
    { from: '040', event: 'accept', to: '051', who: 'custodian', when: 'waits for its day or for money' },
    { from: '040', event: 'return', to: '011', who: 'custodian' },
    { from: '040', event: 'void', to: '091', who: 'custodian' },
    { from: '050', event: 'void', to: '091', who: 'custodian' },
    { from: '051', event: 'void', to: '091', who: 'custodian' },
    { from: '050', event: 'pay', to: '060', who: 'custodian' },
    { from: '051', event: 'pay', to: '060', who: 'custodian' },
    { from: '051', event: 'pay', to: '060', who: 'system', when: 'day reached and money there' },
    { from: '051', event: 'fail', to: '080', who: 'system', when: 'cut-off of its day passed' },
    { from: '051', event: 'fail', to: '080', who: 'custodian' },
    { from: '060', event: 'settle', to: '070', who: 'custodian' },
    { from: '060', event: 'settle', to: '070', who: 'system' },
    { from: '060', event: 'fail', to: '080', who: 'custodian' },
    { from: '060', event: 'fail', to: '080', who: 'system' },
  ],
})

export type OrderStatus = PartsOf<typeof orderStates>['state']
export type OrderEvent = PartsOf<typeof orderStates>['event']
export type OrderMover = PartsOf<typeof orderStates>['who']

export const orderStatuses = Object.keys(orderStates.states) as OrderStatus[]
/** Statuses in which the custodian's desk has something to do. */
export const deskStatuses: readonly OrderStatus[] = ['040', '050', '051', '060']
/** Statuses in which a person may change the order. */
export const editableStatuses: readonly OrderStatus[] = ['010', '011']
