import type { AuditNames } from '@iisp/contract/audit-names'
import { applicationFlow } from '../contract/applications/application-states.ts'
import { configFlow } from '../contract/configs/config-states.ts'
import { dueFlow } from '../contract/linking/due-states.ts'
import { relationFlow } from '../contract/relations/relation-states.ts'

/** The audit trail's words of this module. */
export const fundRelationAuditNames: AuditNames = {
  module: 'fund-relation',
  actions: {
    apply: ['提交母子关系申请', 'Relation applied for'],
    edit: ['编辑母子关系申请', 'Application for a relation edited'],
    consent: ['对方同意母子关系申请', 'Other manager consented'],
    decline: ['对方不同意母子关系申请', 'Other manager declined'],
    revert: ['撤销母子关系申请', 'Application for a relation revoked'],
    pass: ['审核通过母子关系申请', 'Application for a relation passed'],
    return: ['退回母子关系申请', 'Application for a relation returned'],
    reject: ['拒绝母子关系申请', 'Application for a relation refused'],
    'take-effect': ['母子关系申请生效', 'Application for a relation took effect'],
    'relation-add': ['建立母子关系', 'Relation added'],
    'relation-effective': ['母子关系生效', 'Relation took effect'],
    'relation-modify': ['修改母子关系', 'Relation modified'],
    'relation-end': ['母子关系到期失效', 'Relation ended'],
    'relation-delete': ['删除母子关系', 'Relation deleted'],
    'config-enter': ['录入付费自动强赎设置', 'Settings of the forced redemption entered'],
    'config-modify': ['修改付费自动强赎设置', 'Settings of the forced redemption changed'],
    'config-ask-delete': ['申请删除付费自动强赎设置', 'Deletion of the forced redemption asked for'],
    'config-pass': ['复核通过付费自动强赎设置', 'Settings of the forced redemption passed'],
    'config-reject': ['退回付费自动强赎设置', 'Settings of the forced redemption returned'],
    'config-remove': ['删除付费自动强赎设置', 'Settings of the forced redemption removed'],
    'order-placed': ['发起联动指令', 'Linked order placed'],
    'order-failed': ['联动指令未能发起', 'Linked order could not be placed'],
    'fee-advance': ['费用由管理人垫付', 'Fee advanced by the manager'],
    'fee-redeem': ['为付费发起强制赎回', 'Shares redeemed for a fee'],
    'fee-provide': ['费用待付', 'Fee to be paid'],
    'fee-ask': ['费用待人工确认', 'Fee awaits confirmation'],
    'fee-pay': ['发起付费', 'Payment of a fee placed'],
    'fee-settle': ['费用已付', 'Fee paid'],
    'fee-drop': ['没有应付的费用', 'No fee owed'],
    'fee-fail': ['费用未能支付', 'Fee not paid'],
    'order-skip': ['联动指令不再处理', 'Linked order set aside'],
  },
  objects: {
    'fund-relation': ['母子关系', 'Fund relation'],
    'fund-relation-application': ['母子关系申请', 'Application for a fund relation'],
    'fund-relation-config': ['付费自动强赎设置', 'Settings of the forced redemption'],
    'linked-order': ['联动指令', 'Linked order'],
    'fee-due': ['到期费用', 'Fee that fell due'],
  },
  fields: {
    mother: ['母基金代码', 'Mother fund code'],
    child: ['子基金代码', 'Child fund code'],
    terms: ['联动条款', 'Terms of the link'],
    settings: ['设置内容', 'Settings'],
    origin: ['联动来源', 'Origin'],
    shares: ['份额', 'Shares'],
    fee: ['费用', 'Fee'],
    carried: ['结转金额', 'Carried over'],
    orderNo: ['指令编号', 'Order no.'],
    applicationNo: ['申请单号', 'Application no.'],
  },
  states: {
    'fund-relation': relationFlow.byCode,
    'fund-relation-application': applicationFlow.byCode,
    'fund-relation-config': configFlow.byCode,
    'fee-due': dueFlow.byCode,
  },
}
