import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { termsFields } from '../../contract/terms/terms-desk.ts'

export const termsTexts = defineTexts({
  ...textsOf(termsFields),
  title: ['产品条款', 'Fund terms'],
  parts: { terms: ['条款', 'Terms'], openings: ['临时开放', 'Temporary openings'] },
  hint: [
    '一人录入，另一人复核；自生效日起按新条款办理',
    'One person enters, another approves; the register follows new terms from their day on',
  ],
  which: ['范围', 'Scope'],
  waiting: ['待我办理', 'Waiting for me'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待您办理的条款', 'No data: no terms wait for you'],
  none: ['暂无数据，尚未录入条款', 'No data: no terms have been entered'],
  product: ['产品', 'Fund'],
  enter: ['录入条款', 'Enter terms'],
  enterTitle: ['录入产品条款', 'Enter fund terms'],
  changeTitle: ['修改产品条款', 'Change fund terms'],
  save: ['提交复核', 'Submit for review'],
  entered: ['已提交，待另一人复核', 'Sent. Another person approves them.'],
  unsaved: ['录入的内容尚未提交，确定关闭吗？', 'What you entered has not been sent. Close the form?'],
  missing: ['请填写{{what}}', 'Enter {{what}}'],
  basics: ['产品与生效日期', 'Fund and day'],
  inForceFrom: ['该产品适用{{date}}起生效的条款', 'The fund has the terms of {{date}}'],
  noneInForce: [
    '该产品在生效日前没有已复核的条款，按默认值填写',
    'The fund has no approved terms before that day: the form shows the usual ones',
  ],
  copy: ['取自现行条款', 'Take the terms in force'],
  add: ['增加', 'Add'],
  addRow: ['增加{{label}}', 'Add: {{label}}'],
  remove: ['删除', 'Delete'],
  removeRow: ['删除{{label}}第{{n}}行', 'Remove row {{n}}: {{label}}'],
  detail: ['{{name}} {{date}}起', '{{name}} from {{date}}'],
  returned: [
    '该条款已退回，请修改后重新提交，或撤回。',
    'These terms were returned. Change them and send them again, or withdraw them.',
  ],
  differences: ['与前一版条款（{{date}}起）的差异', 'What differs from the terms of {{date}}'],
  same: ['与前一版条款一致', 'Nothing differs from the terms before'],
  first: ['首次录入，没有前一版条款', 'The first terms of the fund'],
  changed: ['{{before}} → {{after}}', '{{before}} → {{after}}'],
  asks: {
    approve: [
      '复核通过{{name}}自{{date}}起的条款？共{{n}}项变化。',
      'Approve the terms of {{name}} from {{date}} on, with {{n}} changes?',
    ],
    first: [
      '复核通过{{name}}自{{date}}起的条款？该产品此前没有条款。',
      'Approve the terms of {{name}} from {{date}} on? They are its first ones.',
    ],
    replace: [
      '复核通过{{name}}自{{date}}起的条款？将替换该日起已复核的条款，共{{n}}项变化。',
      'Approve the terms of {{name}} from {{date}} on? They replace those approved for that day, with {{n}} changes.',
    ],
  },
})
