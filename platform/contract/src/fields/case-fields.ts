import * as f from './field.ts'

/** Who entered a record, and when. */
export const enteredFields = {
  enteredBy: f.person(['录入人', 'Entered by']),
  enteredAt: f.moment(['录入时间', 'Entered at']),
}
/** Who decided on a record, when, and the reason of a refusal. Empty before the decision. */
export const decidedFields = (verb: '确认' | '复核', reasonMax: number) => ({
  decidedBy: f.person([`${verb}人`, 'Decided by']),
  decidedAt: f.orNone(f.moment([`${verb}时间`, 'Decided at'])),
  reason: f.note(reasonMax, ['退回原因', 'Reason']),
})
