import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { relationFields } from '../../contract/relations/relation-list.ts'

export const applyTexts = defineTexts({
  ...textsOf(relationFields),
  title: ['母子关系', 'Fund relations'],
  hint: [
    '母基金与子基金的联动关系；新增、修改和删除经审核后生效',
    'Links between mother and child funds; additions, changes and deletions take effect once approved',
  ],
  empty: ['暂无数据，没有符合条件的母子关系', 'No data: no relation matches'],
  add: ['新增', 'Add'],
  modify: ['修改', 'Modify'],
  delete: ['删除', 'Delete'],
  config: ['设置付费自动强赎', 'Set up forced redemption'],
  chart: ['关系图谱', 'Relation chart'],
  rehearse: ['预演', 'Rehearse'],
  rules: ['规则说明', 'Rules'],
  close: ['关闭', 'Close'],
})
