import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const registrationAuditNames: AuditNames = {
  module: 'registration',
  actions: {
    'party-submit': ['提交参与方登记', 'Registration submitted'],
    'party-endorse': ['初审通过参与方登记', 'Registration endorsed'],
    'party-accept': ['复核通过参与方登记', 'Registration accepted'],
    'party-return': ['退回参与方登记', 'Registration returned'],
    'party-refuse': ['拒绝参与方登记', 'Registration refused'],
    'party-resubmit': ['重新提交参与方登记', 'Registration resubmitted'],
    'party-withdraw': ['撤回参与方登记', 'Registration withdrawn'],
    'contract-submit': ['提交产品合同申请', 'Contract application submitted'],
    'contract-accept': ['通过产品合同申请', 'Contract application accepted'],
    'contract-return': ['退回产品合同申请', 'Contract application returned'],
    'contract-refuse': ['拒绝产品合同申请', 'Contract application refused'],
    'contract-resubmit': ['重新提交产品合同申请', 'Contract application resubmitted'],
    'contract-withdraw': ['撤回产品合同申请', 'Contract application withdrawn'],
  },
  objects: {
    'fund-party': ['参与方登记', 'Registration'],
    'product-contract': ['产品合同申请', 'Contract application'],
  },
}
