import type { AuditNames } from '@iisp/contract/audit-names'
import { applicationFlow } from '../contract/states.ts'

/** The audit trail's words of this module. */
export const openingAuditNames: AuditNames = {
  module: 'opening',
  actions: {
    save: ['保存申请', 'Application saved'],
    submit: ['提交申请', 'Application submitted'],
    withdraw: ['撤回申请', 'Application withdrawn'],
    accept: ['受理申请', 'Application accepted'],
    register: ['完成中登开户', 'Depository account opened'],
    link: ['完成银行关联', 'Bank link established'],
    reject: ['驳回申请', 'Application rejected'],
    courier: ['登记快递', 'Courier noted'],
    break: ['解除关联', 'Link dissolved'],
    'reveal-fund-password': ['查看资金密码', 'Fund password revealed'],
    urge: ['催办申请', 'Application urged'],
  },
  objects: {
    application: ['开户与关联申请', 'Account application'],
  },
  states: { application: applicationFlow.byCode },
}
