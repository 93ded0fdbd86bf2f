import type { Language } from '@iisp/contract'
import { complaintFlow } from '../contract/complaint-states.ts'
import type { ParamItem, ParamItemType, ParamValues } from '../contract/settings.ts'

type Both = Readonly<Record<Language, string>>
interface TemplateItem {
  readonly type: ParamItemType
  readonly field: keyof ParamValues
  readonly label: Both
  readonly help?: Both
  readonly option?: readonly { readonly value: string; readonly name: Both; readonly isDesc?: true }[]
  readonly dependsOn?: keyof ParamValues
}
export interface ParamTemplate {
  readonly itemId: string
  readonly name: Both
  readonly menus: readonly string[]
  /** Applies to all transfer menus, and its link says so. */
  readonly shared: boolean
  readonly items: readonly TemplateItem[]
  /** What holds until the person saves a choice. */
  readonly defaults: ParamValues
}

const settings: Both = { zh: '个性化设置', en: 'Personal settings' }
const both = (zh: string, en: string): Both => ({ zh, en })
const yesNo = (yes: Both, no: Both) => [
  { value: '1', name: yes },
  { value: '0', name: no },
]

/** One template for the menus of transfers, shared by them, and one for the desk of complaints. */
export const paramTemplates: readonly ParamTemplate[] = [
  {
    itemId: 'transfer',
    name: settings,
    menus: ['10101', '10102', '10103', '10104'],
    shared: true,
    // an order that may be paid early is the person's own decision
    defaults: { orderOptions: ['notBeforeDate'] },
    items: [
      {
        type: 'checkbox',
        field: 'orderOptions',
        label: both('新指令默认勾选', 'Ticked on a new order'),
        help: both('录入新指令时自动勾选，可逐笔修改', 'A new order starts with these; each may be changed'),
        option: [
          { value: 'notice', name: both('状态变更通知', 'Tell about changes of state') },
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
  },
  {
    itemId: 'complaint-desk',
    name: settings,
    menus: ['90601'],
    shared: false,
    defaults: {},
    items: [
      {
        type: 'singleSelect',
        field: 'openState',
        label: both('打开页面时显示', 'Shown when the page opens'),
        option: [
          { value: complaintFlow.codes.waiting, name: complaintFlow.states.waiting.name },
          { value: 'all', name: both('全部', 'All') },
        ],
      },
      {
        type: 'inputNumber',
        field: 'overdueDays',
        label: both('超时未答复', 'Overdue'),
        help: both(
          '待答复的吐槽超过此天数后在列表中标记为已超时',
          'Complaints that wait longer are marked in the list',
        ),
      },
    ],
  },
]

export const templateOf = (itemId: string): ParamTemplate | undefined =>
  paramTemplates.find((template) => template.itemId === itemId)
export const templateOfMenu = (menuId: string): ParamTemplate | undefined =>
  paramTemplates.find((template) => template.menus.includes(menuId))

/** The items of a template as the wire has them. */
export const presentItems = (template: ParamTemplate, language: Language): ParamItem[] =>
  template.items.map((item) => ({
    type: item.type,
    field: item.field,
    label: item.label[language],
    help: item.help?.[language] ?? '',
    dependsOn: item.dependsOn ?? '',
    option: (item.option ?? []).map((one) => ({
      VALUE: one.value,
      NAME: one.name[language],
      isDesc: one.isDesc === true ? ('1' as const) : ('0' as const),
    })),
  }))
