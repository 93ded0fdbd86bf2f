import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const verificationAuditNames: AuditNames = {
  module: 'verification',
  actions: {
    ask: ['发起核验', 'Verification asked for'],
    begin: ['开始核验', 'Verification begun'],
    'wrong-identity': ['核验身份不符', 'Identity did not match'],
    submit: ['提交核验录像', 'Recording submitted'],
    pass: ['核验通过', 'Verification passed'],
    refuse: ['核验不通过', 'Verification refused'],
    unreviewed: ['核验超时未审核', 'Verification not reviewed in time'],
    'provider-down': ['核验服务不可用', 'Verification service unavailable'],
    replace: ['重新发起核验', 'Verification replaced'],
    use: ['使用核验结果', 'Verification used'],
    'delete-recording': ['删除核验录像', 'Recording deleted'],
    look: ['查看核验录像', 'Recording viewed'],
    'register-person': ['登记核验人员', 'Person registered'],
    'remove-person': ['注销核验人员', 'Person removed'],
  },
  objects: {
    verification: ['身份核验', 'Verification'],
    'registered-person': ['核验人员', 'Registered person'],
  },
}
