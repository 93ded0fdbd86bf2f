import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { configFields } from '../../contract/configs/config.ts'

const names = textsOf(configFields)

export const redeemTexts = defineTexts({
  title: ['付费自动强赎设置', 'Settings of the forced redemption'],
  hint: [
    '子基金应付费用而现金不足时，自动强制赎回其持有的母基金份额付费；设置经复核后生效',
    'When a fee of the child fund falls due and cash is short, shares of the mother are redeemed to pay it. Settings take effect once reviewed.',
  ],
  empty: ['暂无数据，没有符合条件的设置', 'No data: no settings match'],
  none: ['暂无待复核的设置', 'No settings wait for your review'],
  which: ['范围', 'Which'],
  waiting: ['待办', 'To do'],
  all: ['全部', 'All'],
  child: ['子基金', 'Child fund'],
  mother: ['母基金', 'Mother fund'],
  add: ['新增', 'Add'],
  view: ['查看', 'View'],
  titles: {
    add: ['新增付费自动强赎设置', 'Add settings of the forced redemption'],
    modify: ['修改付费自动强赎设置', 'Modify settings of the forced redemption'],
  },
  relation: ['母子关系', 'Relation'],
  relationMissing: ['请选择母子关系', 'Please choose a relation'],
  fundAccount: names.zjjzh,
  tradingAccount: names.zjyzh,
  feeTypes: names.fylx,
  feeOption: ['{{fee}}（{{frequency}}）', '{{fee}} ({{frequency}})'],
  orderWay: ['指令确认方式', 'Order of the fee'],
  redeemsBy: names.shbllx,
  ratio: ['指定赎回比例', 'Ratio of the shares'],
  payer: names.fkfrxz,
  contact: ['联系人', 'Contact'],
  contactDefault: ['{{contact}}（默认）', '{{contact}} (default)'],
  removeDefault: ['取消默认联系人', 'Remove as default contact'],
  defaultAsk: [
    '不再把{{contact}}作为默认联系人？联系人本身保留。',
    '{{contact}} will no longer be the default contact, but stays in the list.',
  ],
  phone: names.sjhm,
  email: names.email,
  submit: ['提交复核', 'Submit for review'],
  unsaved: ['填写的内容尚未提交，确定关闭吗？', 'What you entered has not been sent. Close anyway?'],
  done: {
    add: ['已提交，等待复核', 'Sent to review'],
    modify: ['已提交，等待复核', 'Sent to review'],
    delete: ['删除成功', 'Deleted'],
  },
  detail: ['付费自动强赎设置 {{id}}', 'Forced redemption {{id}}'],
  feeCount: ['{{count}} 笔', '{{count}}'],
})
