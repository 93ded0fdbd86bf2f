import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { openingFields } from '../../../contract/terms/temporary-openings.ts'

export const openingTexts = defineTexts({
  ...textsOf(openingFields),
  title: ['临时开放', 'Temporary openings'],
  hint: [
    '每周最多开放一次；次数以产品条款约定为限',
    'One opening a week at most, and as many as the terms of the fund allow',
  ],
  which: ['范围', 'Scope'],
  open: ['未到期', 'To come'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有将到的临时开放', 'No data: no temporary opening is to come'],
  none: ['暂无数据，尚未增加临时开放', 'No data: no temporary opening has been added'],
  product: ['产品', 'Fund'],
  add: ['增加临时开放', 'Add an opening'],
  save: ['确定', 'OK'],
  added: [
    '已增加，已用{{used}}次，合同约定{{limit}}次',
    'Added: {{used}} of the {{limit}} in the contract are used',
  ],
  past: ['开放日期不得早于当日', 'The open day is not in the past'],
  detail: ['{{name}} {{date}}', '{{name}} {{date}}'],
  cancel: ['取消临时开放', 'Cancel the opening'],
  cancelAsk: ['取消{{name}}{{date}}的临时开放？', 'Cancel the opening of {{name}} on {{date}}?'],
  cancelled: ['临时开放已取消', 'Opening cancelled'],
})
