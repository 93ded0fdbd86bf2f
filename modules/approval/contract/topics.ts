/** Events of this module. */
export const approvalTopics = {
  applied: 'approval.applied',
  decided: 'approval.decided',
} as const
