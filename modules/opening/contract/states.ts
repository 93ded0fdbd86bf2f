import { type PartsOf, defineStates } from '@iisp/contract'

/**
 * States of an application. A rejected one (011, stage 4) may be corrected and submitted again. Only a
 * securities account passes 030; a three-party link goes from the review straight to the bank.
 */
export const applicationStates = defineStates({
  states: {
    '010': { zh: '待提交', en: 'Draft' },
    '011': { zh: '已驳回', en: 'Rejected' },
    '020': { zh: '材料审核中', en: 'Under review' },
    '030': { zh: '中登开户中', en: 'With the depository' },
    '040': { zh: '待银行关联', en: 'Awaiting bank association' },
    '070': { zh: '已完成', en: 'Completed' },
    '080': { zh: '已解除关联', en: 'Disconnected', final: true },
    '090': { zh: '已撤回', en: 'Withdrawn', final: true },
  },
  moves: [
    { from: '010', event: 'save', to: '010', who: 'operator' },
    { from: '011', event: 'save', to: '011', who: 'operator' },
    { from: '010', event: 'submit', to: '020', who: 'operator' },
    { from: '011', event: 'submit', to: '020', who: 'operator' },
    { from: '010', event: 'withdraw', to: '090', who: 'operator' },
    { from: '011', event: 'withdraw', to: '090', who: 'operator' },
    { from: '020', event: 'withdraw', to: '090', who: 'operator' },
    { from: '020', event: 'accept', to: '030', who: 'custodian', when: 'securities account' },
    { from: '020', event: 'accept', to: '040', who: 'custodian', when: 'three-party link' },
    { from: '030', event: 'register', to: '040', who: 'custodian' },
    { from: '040', event: 'link', to: '070', who: 'custodian' },
    { from: '020', event: 'reject', to: '011', who: 'custodian' },
    { from: '030', event: 'reject', to: '011', who: 'custodian' },
    { from: '040', event: 'reject', to: '011', who: 'custodian' },
    { from: '040', event: 'courier', to: '040', who: 'custodian' },
    { from: '070', event: 'courier', to: '070', who: 'custodian' },
    { from: '070', event: 'break', to: '080', who: 'custodian' },
  ],
})

export type ApplicationStatus = PartsOf<typeof applicationStates>['state']
export type ApplicationEvent = PartsOf<typeof applicationStates>['event']
export type ApplicationMover = PartsOf<typeof applicationStates>['who']

export const applicationStatuses = Object.keys(applicationStates.states) as ApplicationStatus[]
/** The custodian has something to do, and may be urged. */
export const deskStatuses: readonly ApplicationStatus[] = ['020', '030', '040']
export const editableStatuses: readonly ApplicationStatus[] = ['010', '011']
