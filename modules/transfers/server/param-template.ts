import type { ParamTemplate } from '@iisp/guide/contract'
import { transferEntry, transferList, transferReview, transferSign } from '../contract/pages.ts'

const both = (zh: string, en: string) => ({ zh, en })
const yesNo = (yes: ReturnType<typeof both>, no: ReturnType<typeof both>) => [
  { value: '1', name: yes },
  { value: '0', name: no },
]

/** The personal settings of the transfer pages. */
export const transferSettings: ParamTemplate = {
  itemId: 'transfer',
  pages: [transferEntry, transferList, transferReview, transferSign],
  shared: true,
  // whether an order may be paid early is the person's own decision
  defaults: { orderOptions: ['notBeforeDate'] },
  items: [
    {
      type: 'checkbox',
      field: 'orderOptions',
      label: both('新指令默认勾选', 'Ticked on a new order'),
      help: both('录入新指令时自动勾选，可逐笔修改', 'A new order starts with these; each may be changed'),
      option: [
        { value: 'notice', name: both('状态变更通知', 'Notify on status changes') },
        { value: 'sendEmail', name: both('邮件发送结果', 'E-mail the result') },
        { value: 'autoCall', name: both('自动外呼确认', 'Automatic call-back') },
        { value: 'retry', name: both('余额不足时当日重试', 'Retry that day when the balance is short') },
        { value: 'notBeforeDate', name: both('不提前执行', 'Not before the transfer date') },
      ],
    },
    {
      type: 'singleSelect',
      field: 'isSendTime',
      label: both('默认划款时间', 'Default transfer time'),
      option: yesNo(both('固定时间', 'Fixed time'), both('不设置', 'None')),
    },
    {
      type: 'timePicker',
      field: 'fixedTime',
      label: both('固定时间', 'Fixed time'),
      help: both(
        '新指令以此为划款时间；划款时间（09:00至16:30）之外的不带入',
        'New orders start with it, as far as it lies in the payment hours (09:00 to 16:30)',
      ),
      dependsOn: 'isSendTime',
    },
    {
      type: 'singleSelect',
      field: 'isSendProperty',
      label: both('划款汇总邮件', 'Transfer digest by e-mail'),
      option: yesNo(both('发送', 'Send'), both('不发送', 'Do not send')),
    },
    {
      type: 'frequencySelect',
      field: 'creatTimepoint',
      label: both('汇总发送频率', 'When the digest is sent'),
      dependsOn: 'isSendProperty',
      option: [
        { value: 'same-day', name: both('数据生成当日', 'The day the data is generated') },
        { value: 'later', name: both('数据生成后延后发送', 'Later than that'), isDesc: true },
      ],
    },
    {
      type: 'multipleSelect',
      field: 'digestStates',
      label: both('汇总包含的指令', 'Orders in the digest'),
      help: both('不选则包含全部', 'All of them where none is chosen'),
      dependsOn: 'isSendProperty',
      option: [
        { value: 'paid', name: both('已划款', 'Paid') },
        { value: 'waiting', name: both('处理中', 'On their way') },
        { value: 'failed', name: both('退回、作废或失败', 'Returned, void or failed') },
      ],
    },
    {
      type: 'inputNumber',
      field: 'documentDays',
      label: both('缺失附件提醒', 'Reminder of missing documents'),
      help: both(
        '划款汇总邮件中列出缺失附件已满此天数的指令',
        'The digest names orders whose documents have been missing that long',
      ),
      dependsOn: 'isSendProperty',
    },
  ],
}
