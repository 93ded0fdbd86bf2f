import { defineTexts } from '@iisp/web'

export const referenceTexts = defineTexts(
  'reference.parts',
  {
    banks: {
      title: '查询开户行',
      keyword: '开户行名称',
      keywordHint: '名称、拼音首字母或大额行号，多个关键字以空格分隔',
      region: '所在省市',
      more: '加载更多',
      shown: '已显示 {{shown}} / {{total}}',
      none: '没有符合条件的开户行',
    },
  },
  {
    banks: {
      title: 'Search open banks',
      keyword: 'Bank name',
      keywordHint: 'Name, pinyin initials or branch number; several words separated by spaces',
      region: 'Province and city',
      more: 'Load more',
      shown: '{{shown}} of {{total}} shown',
      none: 'No bank matches',
    },
  },
)
