import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const feedbackAuditNames: AuditNames = {
  module: 'feedback',
  actions: {
    'propose-demand': ['提出需求', 'Demand proposed'],
    'reply-demand': ['回复需求', 'Demand replied to'],
    'hide-reply': ['隐藏回复', 'Reply hidden'],
    'restore-reply': ['恢复回复', 'Reply restored'],
    send: ['提交意见反馈', 'Feedback sent'],
    'answer-demand': ['答复需求', 'Demand answered'],
    'accept-demand': ['采纳需求', 'Demand accepted'],
    'plan-demand': ['排期需求', 'Demand planned'],
    'finish-demand': ['完成需求', 'Demand finished'],
    'decline-demand': ['不采纳需求', 'Demand declined'],
    'reopen-demand': ['重新打开需求', 'Demand reopened'],
    'hide-demand': ['隐藏需求', 'Demand hidden'],
    'restore-demand': ['恢复需求', 'Demand restored'],
    'answer-entry': ['答复意见反馈', 'Feedback answered'],
    'close-entry': ['关闭意见反馈', 'Feedback closed'],
  },
  objects: {
    demand: ['需求', 'Demand'],
    feedback: ['意见反馈', 'Feedback'],
  },
}
