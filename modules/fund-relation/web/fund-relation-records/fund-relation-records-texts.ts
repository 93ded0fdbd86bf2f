import { defineTexts } from '@iisp/web'

export const fundRelationRecordsTexts = defineTexts(
  'fund-relation.fund-relation-records',
  {
    title: 'Fund relation records',
    empty: '暂无数据，没有符合条件的记录',
    keyword: '关键字',
    name: '名称',
    createdAt: '创建时间',
  },
  {
    title: 'Fund relation records',
    empty: 'No data: nothing matches the filters',
    keyword: 'Keyword',
    name: 'Name',
    createdAt: 'Created at',
  },
)
