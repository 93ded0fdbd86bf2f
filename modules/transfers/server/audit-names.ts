import type { AuditNames } from '@iisp/contract/audit-names'
import { orderNumbers } from '../contract/orders/order-numbers.ts'
import { orderFlow } from '../contract/orders/order-states.ts'

/** The number of an order: HK, the day of its entry, its id. */
const orderNumber = /^HK\d{8}0*([1-9]\d*)$/i

/** The audit trail's words of this module. */
export const transfersAuditNames: AuditNames = {
  module: 'transfers',
  actions: {
    save: ['保存指令', 'Order saved'],
    place: ['系统生成指令', 'Order placed by the system'],
    submit: ['提交指令', 'Order submitted'],
    'pass-review': ['复核通过', 'Approved'],
    sign: ['签发', 'Signed'],
    return: ['退回指令', 'Order returned'],
    recall: ['召回指令', 'Order recalled'],
    withdraw: ['撤销指令', 'Order withdrawn'],
    accept: ['受理指令', 'Order accepted'],
    void: ['作废指令', 'Order voided'],
    pay: ['执行划款', 'Payment executed'],
    settle: ['确认划款成功', 'Payment confirmed'],
    fail: ['登记划款失败', 'Payment failed'],
    'request-documents': ['要求补充附件', 'Documents requested'],
    'add-documents': ['补充附件', 'Documents added'],
    'supply-documents': ['提交补充附件', 'Documents supplied'],
    acknowledge: ['知悉划款失败', 'Failure noted'],
    'add-contact': ['新增联系人', 'Contact added'],
    'update-contact': ['修改联系人', 'Contact changed'],
    'delete-contact': ['删除联系人', 'Contact deleted'],
    'add-counterparty': ['新增对方账户', 'Counterparty account added'],
    'delete-counterparty': ['删除对方账户', 'Counterparty account deleted'],
    'add-broker-account': ['新增经纪账户', 'Broker account added'],
    'delete-broker-account': ['删除经纪账户', 'Broker account deleted'],
    'set-default-account': ['设置默认账户', 'Default account set'],
    'desk-setting': ['变更受理付款须两人', 'Rule of two people at the desk changed'],
    notice: ['提醒处理人', 'People reminded'],
    'seed-accounts': ['写入演示账户', 'Demonstration accounts written'],
    'seed-orders': ['写入演示指令', 'Demonstration orders written'],
  },
  objects: {
    'transfer-order': ['划款指令', 'Transfer order'],
    contact: ['联系人', 'Contact'],
    'counterparty-account': ['对方账户', 'Counterparty account'],
    'broker-account': ['经纪账户', 'Broker account'],
  },
  states: { 'transfer-order': orderFlow.byCode },
  labels: {
    'transfer-order': async (ask, ids) =>
      new Map((await ask(orderNumbers, { ids: [...ids] })).map(({ id, ORDERNO }) => [id, ORDERNO])),
  },
  find: (number) => {
    const id = orderNumber.exec(number)?.[1]
    return id === undefined ? null : `transfer-order:${id}`
  },
}
